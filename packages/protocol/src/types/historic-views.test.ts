import { type GameState, viewFor } from '@great-fire/game';
import { given, when } from '@great-fire/game/testing';
import { packViews, unpackViews, viewFrom } from './historic-views';

const state = given('pudding-lane F12 | vintry H:r | turn 3 act seat:1 card:N points:4 | seat 1 at:vintry');

test('shows a state as a seat, as a spectator, and with the secrets of all seats', () => {
  expect(viewFrom(viewFor, state, 1)).toEqual(viewFor(state, 1));
  expect(viewFrom(viewFor, state, 0)).toEqual(viewFor(state, 0));
  expect(viewFrom(viewFor, state, 'spectator')).toEqual(viewFor(state, null));
  const { ownBySeat, ...view } = viewFrom(viewFor, state, 'all-seats');
  expect(view).toEqual(viewFor(state, null));
  expect(ownBySeat).toEqual([0, 1, 2].map((seat) => viewFor(state, seat).own));
});

test('unpacks views as they were packed, and shares what did not change', () => {
  const moves = [
    { type: 'move-pawn', to: 'dowgate' },
    { type: 'move-pawn', to: 'vintry' },
    { type: 'end-actions' },
  ] as const;
  const states = moves.reduce<readonly GameState[]>(
    (earlier, move) => [...earlier, when(earlier.at(-1) ?? state, move).state],
    [state],
  );
  const [first, ...later] = states.map((each) => viewFor(each, 1));
  if (first === undefined) throw new Error('There is a first view');
  const packed = packViews(7, first, later);
  expect(packed.fromStateId).toBe(7);
  const unpacked = unpackViews(packed);
  expect(unpacked).toEqual([first, ...later]);
  expect(unpacked[2]?.districts).toBe(first.districts);
  // A patch holds what its move changed, and nothing else.
  expect(packed.patches[0]?.map(([path]) => path)).toContain('seats/1/pawn');
  expect(packed.patches[0]?.map(([path]) => path)).not.toContain('districts');
});
