/** The memory of a seat's own turns is compared with the states of simulated games. */
import {
  type GameEvent,
  type GameState,
  type PlayerCount,
  STANDARD_OPTIONS,
  applyAction,
  createDraft,
  createGame,
  isContained,
  legalActions,
  viewEvent,
  viewFor,
} from '@great-fire/game';
import { DISTRICT_IDS } from '@great-fire/game/board';
import { seededRandom } from '@great-fire/game/random';
import { seedFromName } from '@great-fire/game/testing';
import { districtIndex, toFastBoard } from '../board/fast-board';
import { readOwnTurns, stepKey } from './own-turns';

const containedFires = (state: GameState) =>
  new Set(DISTRICT_IDS.filter((id) => state.districts[id].cones > 0 && isContained(state, id)));

/** Plays a game with random actions, undos among them, and checks the memory at each decision. */
function checkGame(players: PlayerCount, name: string) {
  const draft = createDraft(createGame({ players, options: STANDARD_OPTIONS, seed: seedFromName(name) }));
  const random = seededRandom(name);
  const log: GameEvent[] = [];
  let turn = 0;
  let before: ReadonlySet<string> = new Set();
  const steps: string[][][] = draft.seats.map(() => [[], []]); // of the last turn and of the present one
  const seen = { contained: 0, stepsBack: 0, undos: 0 };
  while (draft.result === null) {
    const { seat } = draft.turn;
    if (draft.turn.number !== turn) {
      turn = draft.turn.number;
      before = containedFires(draft);
      steps[seat] = [steps[seat]?.[1] ?? [], []];
    }
    const view = viewFor(draft, seat);
    const events = log.map((event) => viewEvent(event, seat));
    const { wasContained, stepsBack } = readOwnTurns(view, toFastBoard(view, seat), events);
    expect(DISTRICT_IDS.filter((id) => wasContained[districtIndex(id)])).toEqual(
      DISTRICT_IDS.filter((id) => before.has(id)),
    );
    expect(stepsBack).toEqual(new Set(steps[seat]?.flat()));
    seen.contained += [...containedFires(draft)].filter((id) => !before.has(id)).length;
    seen.stepsBack += stepsBack.size;
    const mayUndo = draft.turn.step === 'act' && draft.undoable !== null && draft.turn.undos < 2;
    const action =
      mayUndo && random.chance(0.2) ? ({ type: 'undo' } as const) : random.pick(legalActions(view));
    if (action.type === 'undo') {
      seen.undos += 1;
      if (draft.undoable?.type === 'move-band') steps[seat]?.[1]?.pop();
    }
    if (action.type === 'move-band') steps[seat]?.[1]?.push(stepKey(action.to, action.from));
    log.push(...applyAction(draft, seat, action));
  }
  return seen;
}

test('a seat remembers which fires stood contained before its turn, and its band steps', () => {
  const seen = checkGame(3, 'memory');
  expect(seen.contained).toBeGreaterThan(10);
  expect(seen.stepsBack).toBeGreaterThan(10);
  expect(seen.undos).toBeGreaterThan(10);
});

test('a seat without events remembers nothing, and takes what it sees as older', () => {
  const state = createGame({ players: 4, options: STANDARD_OPTIONS, seed: seedFromName('new') });
  const view = viewFor(state, 0);
  const board = toFastBoard(view, 0);
  const index = DISTRICT_IDS.map(districtIndex).find((at) => (board.cones[at] ?? 0) === 0) ?? 0;
  board.cones[index] = 1;
  board.bands[index] = 1;
  const { wasContained, stepsBack } = readOwnTurns(view, board, []);
  expect(wasContained[index]).toBe(true);
  expect(stepsBack.size).toBe(0);
});
