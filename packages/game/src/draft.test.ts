import { given } from '../testing/dsl';
import { changeDistrict } from './board/districts';
import { createDraft } from './draft';
import { removeBoardToken } from './fire/tokens';
import type { GameState } from './state';

const summarize = ({ districts, secret }: GameState) => ({
  temple: districts.temple.cones,
  tower: districts.tower.cones,
  lying: Object.keys(secret.lying).sort(),
});

test('a state, a draft of it and a draft of that change without each other, in whatever order', () => {
  const state = given('s-mary H:r T:d | tallow-hall H:b T:m');
  const before = JSON.stringify(state);
  const draft = createDraft(state);
  changeDistrict(draft, 'temple', { cones: 1 });
  removeBoardToken(draft, 's-mary');
  const further = createDraft(draft);
  changeDistrict(draft, 'tower', { cones: 2 });
  removeBoardToken(further, 'tallow-hall');
  changeDistrict(further, 'temple', { cones: 3 });
  removeBoardToken(draft, 'tallow-hall');
  changeDistrict(draft, 'temple', { cones: 4 });

  expect(JSON.stringify(state)).toBe(before);
  expect(summarize(state)).toEqual({ temple: 0, tower: 0, lying: ['s-mary', 'tallow-hall'] });
  expect(summarize(further)).toEqual({ temple: 3, tower: 0, lying: [] });
  expect(summarize(draft)).toEqual({ temple: 4, tower: 2, lying: [] });
});
