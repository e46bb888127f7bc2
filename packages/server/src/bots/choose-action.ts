/**
 * Chooses a bot's action from what its seat may know. If the bot makes no decision, chooses the simplest legal action.
 */
import { createHmac } from 'node:crypto';
import { BOT_LEVELS, eventsRead } from '@great-fire/bots/levels';
import type { Action, GameEvent, Seat } from '@great-fire/game';
import { ENGINE } from '@great-fire/game/engine';
import type { BotLevel } from '@great-fire/protocol';
import type { Logger } from 'pino';
import type { LiveMatch } from '../matches/load-match';
import type { MatchService } from '../matches/match-service';
import type { RowRange } from '../matches/timeline';
import type { Metrics } from '../observability/metrics';
import { entryFor, frameFor } from '../realtime/views';
import type { Storage } from '../storage/storage';
import type { MatchId } from '../entities/match';
import { NoDecisionError, type BotWorkerPool } from './bot-worker-pool';

/** Moves of six turns of ten moves, and of one more. With more, as after undos, a bot forgets its last turn. */
const MOVES_PER_ROUND = 70;

export interface ChooseActionDeps {
  readonly storage: Pick<Storage, 'matches'>;
  readonly matches: Pick<MatchService, 'loadMoves' | 'loadTimeline'>;
  readonly workerPool: Pick<BotWorkerPool, 'request'>;
  readonly metrics: Pick<Metrics, 'observeBotDecision'>;
  readonly log: Pick<Logger, 'error'>;
  readonly searchMs: number; // for a decision of a bot that searches
  readonly signal: AbortSignal; // aborted when the server stops
}

interface ActiveBot {
  readonly id: MatchId;
  readonly match: LiveMatch;
  readonly seat: Seat;
  readonly level: BotLevel;
}

/** Chooses an action for a seat. @throws StorageUnavailableError; NoDecisionError if no action is legal */
export async function chooseAction(deps: ChooseActionDeps, bot: ActiveBot): Promise<Action> {
  const { id, match, seat, level } = bot;
  const { rules, state } = match;
  const startedAt = performance.now();
  const view = frameFor(match, seat).view;
  const getLegalActions = () => rules.legalActions(view);
  const recordDecision = (action: Action, source: 'bot' | 'fallback'): Action => {
    deps.metrics.observeBotDecision(level, source, performance.now() - startedAt);
    return action;
  };
  try {
    const secrets = await deps.storage.matches.secretsOf(id);
    if (secrets === null) throw new Error(`The table ${id} has no seed`);
    const knownLevel = supportedLevel(level);
    const action = await deps.workerPool.request({
      level: knownLevel,
      view,
      // Bots know only the current rules. For an earlier version they receive the legal actions.
      legal: rules.version === ENGINE.version ? null : getLegalActions(),
      searchMs: deps.searchMs,
      seed: deriveBotSeed(secrets.seed, seat, state.stateId),
      events: await loadEvents(deps, bot, eventsRead(knownLevel, view.rules)),
    });
    const refusal = rules.checkAction(state.game, seat, action);
    if (refusal === null) return recordDecision(action, 'bot');
    deps.log.error({ matchId: id, seat, level, action, refusal }, 'bot chose an illegal action');
  } catch (err) {
    if (!(err instanceof NoDecisionError) || deps.signal.aborted) throw err;
    deps.log.error({ err, matchId: id, seat, level }, 'bot made no decision');
  }
  const action = chooseFallbackAction(getLegalActions());
  if (action === null) throw new NoDecisionError('Nothing is legal');
  return recordDecision(action, 'fallback');
}

/** Returns a level that this release supports. A later release may have created the match with an unknown level. */
function supportedLevel(level: BotLevel) {
  return (
    BOT_LEVELS.find((supported) => supported === level) ?? BOT_LEVELS[BOT_LEVELS.length - 1] ?? 'merchant'
  );
}

/** Returns events of the game as the seat may see them, without those that a takeback took back. */
async function loadEvents(
  { matches }: Pick<ChooseActionDeps, 'matches'>,
  { id, match: { rules, state }, seat }: ActiveBot,
  read: ReturnType<typeof eventsRead>,
): Promise<readonly GameEvent[]> {
  if (read === 'none') return [];
  const timeline = await matches.loadTimeline(id, state.stateId);
  const ranges = timeline.rangesAt(state.stateId);
  const moves = await matches.loadMoves(id, read === 'all' ? ranges : lastRows(ranges, MOVES_PER_ROUND));
  return moves.flatMap((move) => entryFor(rules, move, seat).events);
}

function lastRows(ranges: readonly RowRange[], count: number): readonly RowRange[] {
  const kept: RowRange[] = [];
  let left = count;
  for (const { after, upTo } of [...ranges].reverse()) {
    const rows = Math.min(left, upTo - after);
    left -= rows;
    if (rows > 0) kept.unshift({ after: upTo - rows, upTo });
  }
  return kept;
}

/**
 * Derives the seed of a bot's random choices. The same decision of the same match has the same seed. Neither this seed
 * nor the bot's choices reveal the seed of the match.
 */
function deriveBotSeed(seed: string, seat: Seat, stateId: number): string {
  return createHmac('sha256', seed)
    .update(`bot/${String(seat)}/${String(stateId)}`)
    .digest('hex');
}

/**
 * Returns the action that changes least, or the first one, or null if there is none. For bots that make no decision.
 */
function chooseFallbackAction(legalActions: readonly Action[]): Action | null {
  return legalActions.find(({ type }) => type === 'end-actions') ?? legalActions[0] ?? null;
}
