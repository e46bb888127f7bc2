import { given } from '../testing/table';
import { changeDistrict } from './board/districts';
import { draftOf } from './draft';
import { liftToken } from './fire/tokens';
import type { GameState } from './state';

const stand = ({ districts, secret }: GameState) => ({
  temple: districts.temple.cones,
  tower: districts.tower.cones,
  lying: Object.keys(secret.lying).sort(),
});

test('a state, a draft of it and a draft of that change without each other, in whatever order', () => {
  const state = given('s-mary H:r T:d | tallow-hall H:b T:m');
  const before = JSON.stringify(state);
  const draft = draftOf(state);
  changeDistrict(draft, 'temple', { cones: 1 });
  liftToken(draft, 's-mary');
  const further = draftOf(draft);
  changeDistrict(draft, 'tower', { cones: 2 });
  liftToken(further, 'tallow-hall');
  changeDistrict(further, 'temple', { cones: 3 });
  liftToken(draft, 'tallow-hall');
  changeDistrict(draft, 'temple', { cones: 4 });

  expect(JSON.stringify(state)).toBe(before);
  expect(stand(state)).toEqual({ temple: 0, tower: 0, lying: ['s-mary', 'tallow-hall'] });
  expect(stand(further)).toEqual({ temple: 3, tower: 0, lying: [] });
  expect(stand(draft)).toEqual({ temple: 4, tower: 2, lying: [] });
});
