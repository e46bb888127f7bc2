/** The games of the golden corpus: their tables and the players that decide at each. */
import {
  PLAYER_COUNTS,
  applyAction,
  createGame,
  type Draft,
  type GameOptions,
  type GameState,
  type MatchSetup,
  type PlayerCount,
} from '@great-fire/game';
import type { MatchLogEntry } from '@great-fire/game/record';
import { seededRandom } from '@great-fire/game/random';
import { simulateGame, randomAction, seedFromName } from '@great-fire/game/testing';
import { playGame } from '../play-game';
import { BOT_LEVELS } from '../../src/index';

/** The players of a table: simulated players, the same with a takeback, random players, or bots. */
type Source = 'habits' | 'second-thoughts' | 'random' | 'bots';

/** The kinds of tables for each player count and variant. */
const SOURCES: readonly Source[] = [
  ...(['habits', 'habits', 'habits', 'habits', 'second-thoughts'] as const),
  ...(['random', 'random', 'random', 'bots', 'bots'] as const),
];

export interface CorpusGame {
  readonly name: string; // seeds the deal and all random choices
  readonly players: PlayerCount;
  readonly options: GameOptions;
  readonly source: Source;
}

export interface PlayedGame {
  readonly setup: MatchSetup;
  readonly bots: readonly string[]; // by seat
  readonly log: readonly MatchLogEntry[];
}

/** Number of decisions that a takeback removes. */
const TAKEBACK_LENGTH = 9;

/** Returns the games for all player counts, variants and kinds of tables. */
export function corpusGameSpecs(): readonly CorpusGame[] {
  return PLAYER_COUNTS.flatMap((players) =>
    [false, true].flatMap((hiddenColours) =>
      [false, true].flatMap((moreDestruction) =>
        ([65, 100] as const).flatMap((cones) =>
          SOURCES.map((source, index): CorpusGame => {
            const variant = `${hiddenColours ? 'h' : 'o'}${moreDestruction ? 'm' : 's'}${cones}`;
            const name = `corpus ${players} ${variant} ${source} ${index}`;
            return { name, players, options: { hiddenColours, moreDestruction, cones }, source };
          }),
        ),
      ),
    ),
  );
}

/** Plays a game to its end. The same input gives the same game. */
export function playCorpusGame({ name, players, options, source }: CorpusGame): PlayedGame {
  const setup: MatchSetup = { players, options, seed: seedFromName(name) };
  switch (source) {
    case 'habits': {
      const { personas, log } = simulateGame(players, options, setup.seed);
      return { setup, bots: personas, log };
    }
    case 'second-thoughts': {
      const { personas, log } = simulateGame(players, options, setup.seed);
      return { setup, bots: personas, log: insertTakeback(log, players) };
    }
    case 'random':
      return { setup, bots: Array.from({ length: players }, () => 'random'), log: playRandomGame(setup) };
    case 'bots': {
      const first = seededRandom(`levels of ${name}`).int(BOT_LEVELS.length);
      const levels = Array.from({ length: players }, (_, seat) => levelForSeat(first + seat));
      const log: MatchLogEntry[] = [];
      playGame(name, levels, options, (_level, _ms, decision) => log.push(decision));
      return { setup, bots: levels, log };
    }
  }
}

const levelForSeat = (index: number) => BOT_LEVELS[index % BOT_LEVELS.length] ?? 'apprentice';

/** Inserts a takeback of several decisions in the middle of a game, which then continues as before. @source UNDO-3 */
function insertTakeback(log: readonly MatchLogEntry[], players: PlayerCount): readonly MatchLogEntry[] {
  const isPlain = (entry: MatchLogEntry) => 'action' in entry && entry.action.type !== 'undo';
  let end = Math.floor(log.length / 2);
  while (end < log.length && !log.slice(end - TAKEBACK_LENGTH, end).every(isPlain)) end += 1;
  const keep = end - TAKEBACK_LENGTH;
  const consent = Array.from({ length: players }, (_, seat) => seat);
  return [...log.slice(0, end), { keep, consent }, ...log.slice(keep)];
}

function playRandomGame(setup: MatchSetup): readonly MatchLogEntry[] {
  const draft = createGame(setup) as Draft<GameState>;
  const random = seededRandom(`dice of ${setup.seed}`);
  const log: MatchLogEntry[] = [];
  while (draft.result === null) {
    const { seat } = draft.turn;
    const action = randomAction(draft, random);
    applyAction(draft, seat, action);
    log.push({ seat, action });
  }
  return log;
}
