/** What a bot decides, from what its seat may know; the simplest legal choice where it comes to none. */
import { BOT_LEVELS } from '@great-fire/bots/levels';
import type { Action, Seat } from '@great-fire/game';
import { RULES } from '@great-fire/game/rules';
import type { BotLevel } from '@great-fire/protocol';
import type { Logger } from 'pino';
import { Line } from '../matches/line';
import type { HotMatch, LoggedMove } from '../matches/load-match';
import type { Matches } from '../matches/matches';
import type { Metrics } from '../metrics';
import { entryFor, frameFor } from '../realtime/seen';
import type { MatchId, Storage } from '../storage/storage';
import { chanceOf } from './chance';
import { Undecided } from './decider';
import type { Deciders } from './deciders';
import { plainly } from './plainly';
import type { News } from './question';

export interface DecisionParts {
  readonly storage: Pick<Storage, 'matches'>;
  readonly matches: Pick<Matches, 'before'>;
  readonly deciders: Pick<Deciders, 'ask'>;
  readonly metrics: Pick<Metrics, 'decided'>;
  readonly log: Pick<Logger, 'error'>;
  readonly closing: AbortSignal; // the server ends, and whatever is undecided stays so
}

/** A seat that a bot plays and a game awaits. */
export interface AwaitedBot {
  readonly id: MatchId;
  readonly match: HotMatch;
  readonly seat: Seat;
  readonly level: BotLevel;
}

export const THINK_MS = 100;

/** Decides for a seat. @throws StorageLost; Undecided where the rules allow nothing at all */
export async function decideFor(parts: DecisionParts, bot: AwaitedBot): Promise<Action> {
  const { id, match, seat, level } = bot;
  const { rules, state } = match;
  const began = performance.now();
  const view = frameFor(match, seat).view;
  const legal = () => rules.legalActions(view);
  const done = (action: Action, how: 'decided' | 'plain'): Action => {
    parts.metrics.decided(level, how, performance.now() - began);
    return action;
  };
  try {
    const secrets = await parts.storage.matches.secretsOf(id);
    if (secrets === null) throw new Error(`The table ${id} has no seed`);
    const action = await parts.deciders.ask(id, {
      level: playedAs(level),
      view,
      // The bots know the present rules; those of an earlier version say themselves what is legal.
      legal: rules.version === RULES.version ? null : legal(),
      chance: chanceOf(secrets.seed, seat, state.stateId),
      ms: THINK_MS,
      seat: `${id}/${String(seat)}`,
      newsSince: (from) => newsFor(parts, bot, from),
    });
    const refusal = rules.check(state.game, seat, action);
    if (refusal === null) return done(action, 'decided');
    parts.log.error({ matchId: id, seat, level, action, refusal }, 'a bot wished what is not legal');
  } catch (err) {
    if (!(err instanceof Undecided) || parts.closing.aborted) throw err;
    parts.log.error({ err, matchId: id, seat, level }, 'a bot came to no decision');
  }
  const action = plainly(legal());
  if (action === null) throw new Undecided('Nothing is legal');
  return done(action, 'plain');
}

/** The level that this release plays for one that it may not know: a later one may have opened the table. */
function playedAs(level: BotLevel) {
  return BOT_LEVELS.find((known) => known === level) ?? BOT_LEVELS[BOT_LEVELS.length - 1] ?? 'merchant';
}

/** What the seat heard of the moves beyond a state, as its page would have; of all that count, where some were taken back. */
async function newsFor(
  { matches }: Pick<DecisionParts, 'matches'>,
  { id, match, seat }: AwaitedBot,
  from: number,
): Promise<News> {
  const { rules, recent, state } = match;
  const upTo = state.stateId;
  const heard = (moves: readonly LoggedMove[]) => moves.flatMap((move) => entryFor(rules, move, seat).events);
  const isAtHand = from >= (recent[0]?.stateId ?? upTo + 1) - 1;
  const moves = isAtHand ? recent : (await matches.before(id, upTo + 1, upTo - from)).moves;
  const news = moves.filter(({ stateId }) => stateId > from);
  if (news.every(({ takenBack }) => takenBack === null)) return { from, upTo, events: heard(news) };
  const whole = from === 0 ? news : (await matches.before(id, upTo + 1, upTo)).moves;
  return { from: 0, upTo, events: heard(standing(whole)) };
}

function standing(log: readonly LoggedMove[]): readonly LoggedMove[] {
  const line = new Line(log.map(({ stateId, takenBack }) => ({ stateId, to: takenBack?.to ?? null })));
  const states = new Set(line.states);
  return log.filter(({ stateId }) => states.has(stateId));
}
