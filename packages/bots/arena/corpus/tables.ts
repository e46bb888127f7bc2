/** The games of the golden corpus: who sits at which table, and how each kind of player comes to its decisions. */
import type { Draft, GameOptions, GameState, Logged, MatchSetup, Players } from '@great-fire/game';
import { applyAction, createGame } from '@great-fire/game';
import { randomOf } from '@great-fire/game/random';
import { playGame, randomAction, seedOf } from '@great-fire/game/testing';
import { BOT_LEVELS } from '../../src/index';
import { playDeal } from '../play-deal';

export const PLAYERS = [3, 4, 5, 6] as const satisfies readonly Players[];

/** Who decides at a table: the simulated players of `simulate`, the same with second thoughts, dice, or the bots. */
export type Kind = 'habits' | 'second-thoughts' | 'random' | 'bots';

/** The kinds of table that each number of players and each variant is played at. */
export const KINDS: readonly Kind[] = [
  ...(['habits', 'habits', 'habits', 'habits', 'second-thoughts'] as const),
  ...(['random', 'random', 'random', 'bots', 'bots'] as const),
];

export interface Table {
  readonly name: string; // gives the deal and all chance
  readonly players: Players;
  readonly options: GameOptions;
  readonly kind: Kind;
}

export interface PlayedTable {
  readonly setup: MatchSetup;
  readonly bots: readonly string[]; // by seat
  readonly log: readonly Logged[];
}

/** Games that a bot imagines for a decision: few, for what counts here is the rules, not the play. */
const BUDGET = { iterations: 8 };

/** Decisions that everybody agrees to take back at a table of second thoughts. */
const TAKEN_BACK = 9;

/** Every number of players at every variant, at each kind of table. */
export function allTables(): readonly Table[] {
  return PLAYERS.flatMap((players) =>
    [false, true].flatMap((hiddenColours) =>
      [false, true].flatMap((moreDestruction) =>
        ([65, 100] as const).flatMap((cones) =>
          KINDS.map((kind, index): Table => {
            const variant = `${hiddenColours ? 'h' : 'o'}${moreDestruction ? 'm' : 's'}${cones}`;
            const name = `corpus ${players} ${variant} ${kind} ${index}`;
            return { name, players, options: { hiddenColours, moreDestruction, cones }, kind };
          }),
        ),
      ),
    ),
  );
}

/** Plays a table to its end; the same table gives the same game. */
export function playTable({ name, players, options, kind }: Table): PlayedTable {
  const setup: MatchSetup = { players, options, seed: seedOf(name) };
  switch (kind) {
    case 'habits': {
      const { habits, log } = playGame(players, options, setup.seed);
      return { setup, bots: habits, log };
    }
    case 'second-thoughts': {
      const { habits, log } = playGame(players, options, setup.seed);
      return { setup, bots: habits, log: reconsidered(log, players) };
    }
    case 'random':
      return { setup, bots: Array.from({ length: players }, () => 'random'), log: playAtRandom(setup) };
    case 'bots': {
      const first = randomOf(`levels of ${name}`).below(BOT_LEVELS.length);
      const levels = Array.from({ length: players }, (_, seat) => levelAt(first + seat));
      const log: Logged[] = [];
      playDeal(name, levels, options, BUDGET, (_level, _ms, played) => log.push(played));
      return { setup, bots: levels, log };
    }
  }
}

const levelAt = (place: number) => BOT_LEVELS[place % BOT_LEVELS.length] ?? 'apprentice';

/** In the middle of a game all agree to go back over several turns, and go on as before. @source UNDO-3 */
function reconsidered(log: readonly Logged[], players: Players): readonly Logged[] {
  const isPlain = (entry: Logged) => 'action' in entry && entry.action.type !== 'undo';
  let at = Math.floor(log.length / 2);
  while (at < log.length && !log.slice(at - TAKEN_BACK, at).every(isPlain)) at += 1;
  const keep = at - TAKEN_BACK;
  const consent = Array.from({ length: players }, (_, seat) => seat);
  return [...log.slice(0, at), { keep, consent }, ...log.slice(keep)];
}

function playAtRandom(setup: MatchSetup): readonly Logged[] {
  const draft = createGame(setup) as Draft<GameState>;
  const random = randomOf(`dice of ${setup.seed}`);
  const log: Logged[] = [];
  while (draft.result === null) {
    const { seat } = draft.turn;
    const action = randomAction(draft, random);
    applyAction(draft, seat, action);
    log.push({ seat, action });
  }
  return log;
}
