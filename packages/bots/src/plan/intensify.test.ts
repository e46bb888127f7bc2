import { viewFor, type Action } from '@great-fire/game';
import { DISTRICTS_BY_INDEX, type DistrictId } from '@great-fire/game/board';
import { readPosition } from '@great-fire/game/notation';
import { seededRandom } from '@great-fire/game/random';
import { PAWN_DISTANCES } from '../board/distances';
import { districtIndex, toFastBoard } from '../board/fast-board';
import { createEvalContext } from '../eval/context';
import { HAND_TUNED_WEIGHTS, HEURISTIC_WEIGHTS } from '../eval/weights';
import { chooseIntensify, intensifyLines } from './intensify';

/** Returns the districts that the first seat intensifies, out of these choices of one district each. */
function chosen(position: string, choices: readonly DistrictId[]): ReadonlySet<DistrictId> {
  const view = viewFor(readPosition(position), 0);
  const board = toFastBoard(view, 0);
  const context = createEvalContext(view, board, HAND_TUNED_WEIGHTS);
  const legal = choices.map((id): Action => ({ type: 'intensify', districts: [id] }));
  const results = Array.from({ length: 20 }, (_, seed) =>
    chooseIntensify({ view, legal, events: [] }, board, context, seededRandom(String(seed))),
  );
  return new Set(results.flatMap((action) => (action.type === 'intensify' ? action.districts : [])));
}

/** Returns a district at this distance from Aldgate. */
function districtAtDistance(steps: number): DistrictId {
  const district = DISTRICTS_BY_INDEX.find(
    ({ index, isCity }) => isCity && PAWN_DISTANCES[districtIndex('aldgate')]?.[index] === steps,
  );
  if (district === undefined) throw new Error(`No district is ${String(steps)} steps away`);
  return district.id;
}

describe('where no houses stand, the fire grows', () => {
  const position = 'pudding-lane F5 | seat 0 red at:aldgate';

  test('far from the own pawn', () => {
    const [near, far] = [districtAtDistance(1), districtAtDistance(4)];
    expect(chosen(position, [near, far])).toEqual(new Set([far]));
  });

  test('anywhere beyond the distance that counts', () => {
    const choices = [HEURISTIC_WEIGHTS.maxIntensifySteps, HEURISTIC_WEIGHTS.maxIntensifySteps + 1].map(
      districtAtDistance,
    );
    expect(chosen(position, choices)).toEqual(new Set(choices));
  });
});

test('the fire grows beside houses of the others rather than beside own ones', () => {
  const position = (besideAldgate: string, besideVintry: string) =>
    `aldgate F1 | minories H:${besideAldgate} | vintry F1 | dowgate H:${besideVintry} | pudding-lane F5 | seat 0 red at:pudding-lane`;
  expect(chosen(position('rrr', 'bgb'), ['aldgate', 'vintry'])).toEqual(new Set(['vintry']));
  expect(chosen(position('bgb', 'rrr'), ['aldgate', 'vintry'])).toEqual(new Set(['aldgate']));
});

test('the lines to search are the best choice and those of a single district, best first', () => {
  const view = viewFor(readPosition('pudding-lane F5 | seat 0 red at:aldgate'), 0);
  const board = toFastBoard(view, 0);
  const context = createEvalContext(view, board, HAND_TUNED_WEIGHTS);
  const [near, middle, far] = [1, 2, 4].map(districtAtDistance) as [DistrictId, DistrictId, DistrictId];
  const linesOf = (choices: readonly (readonly DistrictId[])[]) => {
    const legal = choices.map((districts): Action => ({ type: 'intensify', districts }));
    return intensifyLines({ view, legal, events: [] }, board, context).map(({ actions: [action] }) =>
      action.type === 'intensify' ? action.districts : [],
    );
  };
  const alike = (id: DistrictId) => [id, id];
  expect(linesOf([alike(near), [near, far], alike(far), alike(middle)])).toEqual(
    [far, middle, near].map(alike),
  );
  expect(linesOf([alike(near), [middle, far], [near, middle]])).toEqual([[middle, far], alike(near)]);
});
