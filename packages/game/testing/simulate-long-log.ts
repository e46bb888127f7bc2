/** Logs of whole games whose seats undo and take back. The same seed gives the same log. */
import {
  applyAction,
  checkAction,
  createDraft,
  createGame,
  type Draft,
  type GameState,
  type MatchSetup,
} from '../src/index';
import type { MatchLogEntry } from '../src/record';
import { seededRandom } from '../src/random';
import { randomAction } from './random-player';

interface LongLogOptions {
  readonly undoChance: number; // before each row, where an undo is legal
  readonly takebackChance: number; // before each row
  readonly takebacks: number; // at most
  readonly leastKept?: number; // decisions that no takeback reaches; default: 0
  readonly rows: number; // length of the log from which on no seat undoes or takes back
}

/** Plays one game to the end. A takeback goes back to any earlier state, with the consent of all seats. */
export function simulateLongLog(
  setup: MatchSetup,
  { undoChance, takebackChance, leastKept = 0, ...limits }: LongLogOptions,
): readonly MatchLogEntry[] {
  const random = seededRandom(`long log of ${setup.seed}`);
  const log: MatchLogEntry[] = [];
  const states = [createGame(setup)]; // by number of decisions that stand
  const consent = states.flatMap(({ seats }) => seats.map((_, seat) => seat));
  let takebacks = 0;
  for (;;) {
    const state = states.at(-1) as GameState;
    if (state.result !== null) return log;
    const isRestless = log.length < limits.rows;
    if (
      isRestless &&
      states.length > leastKept + 1 &&
      takebacks < limits.takebacks &&
      random.chance(takebackChance)
    ) {
      const keep = leastKept + random.int(states.length - 1 - leastKept);
      log.push({ keep, consent });
      states.length = keep + 1;
      takebacks += 1;
      continue;
    }
    const { seat } = state.turn;
    const canUndo = isRestless && checkAction(state, seat, { type: 'undo' }) === null;
    const action =
      canUndo && random.chance(undoChance) ? ({ type: 'undo' } as const) : randomAction(state, random);
    const draft: Draft<GameState> = createDraft(state);
    applyAction(draft, seat, action);
    log.push({ seat, action });
    states.push(draft);
  }
}
