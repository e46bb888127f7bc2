import { STANDARD_OPTIONS, createGame, viewFor, type PlayerView } from '@great-fire/game';
import { BOARD, DISTRICT_IDS, type DistrictId } from '@great-fire/game/board';
import { seededRandom } from '@great-fire/game/random';
import { seedFromName } from '@great-fire/game/testing';
import { PAWN_DISTANCES } from '../board/distances';
import { toFastBoard } from '../board/fast-board';
import { createEvalContext } from '../eval/context';
import { HAND_TUNED_WEIGHTS } from '../eval/weights';
import { chooseBandPlacement, placePawn } from './placement';

const start = createGame({ players: 3, options: STANDARD_OPTIONS, seed: seedFromName('placement') });
const RANDOM = seededRandom('placement');

/** Returns the view of the first seat at a city without houses, and where the pawns of the others stand. */
function emptyCity(pawns: DistrictId | null): PlayerView {
  const view = viewFor(start, start.turn.seat);
  const districts = Object.fromEntries(
    DISTRICT_IDS.map((id) => [id, { ...view.districts[id], houses: [] }]),
  ) as unknown as PlayerView['districts'];
  const seats = view.seats.map((seat, index) => (index === view.viewer ? seat : { ...seat, pawn: pawns }));
  return { ...view, districts, seats };
}

const allDistricts = <T extends 'place-band' | 'place-pawn'>(type: T) =>
  DISTRICT_IDS.filter((id) => BOARD[id].isCity).map((district) => ({ type, district }) as const);

test('a band that protects nothing is placed in the green region, where the fire starts', () => {
  const view = emptyCity(null);
  const board = toFastBoard(view, view.turn.seat);
  const context = createEvalContext(view, board, HAND_TUNED_WEIGHTS);
  const observation = { view, legal: allDistricts('place-band'), events: [] };
  const action = chooseBandPlacement(observation, board, context, RANDOM);
  expect(action.type === 'place-band' && BOARD[action.district].isGreen).toBe(true);
});

describe('a pawn', () => {
  const place = (pawns: DistrictId | null, bandAt: DistrictId | null = null) => {
    const view = emptyCity(pawns);
    const board = toFastBoard(view, view.turn.seat);
    if (bandAt !== null) board.bands[BOARD[bandAt].index] = 60;
    const action = placePawn({ view, legal: allDistricts('place-pawn'), events: [] }, board, RANDOM);
    if (action.type !== 'place-pawn') throw new Error('A pawn is to be placed');
    return action.district;
  };

  test('is placed in the green region', () => expect(BOARD[place(null)].isGreen).toBe(true));

  test('leaves a district to the pawns that stand there', () => {
    const first = place(null);
    const second = place(first);
    expect(second).not.toBe(first);
    expect(BOARD[second].moveTargets).toContain(first);
  });

  test('is drawn to many bands', () => {
    const distance = (id: DistrictId) => PAWN_DISTANCES[BOARD.tower.index]?.[BOARD[id].index];
    expect(distance(place(null, 'tower'))).toBeLessThan(distance(place(null)) ?? 0);
  });
});
