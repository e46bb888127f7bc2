import { given, when } from '../testing/dsl';
import { changeDistrict } from './board/districts';
import { previewIntensify } from './deck/preview';
import { createDraft } from './draft';
import { copyForPreview } from './fire/preview';
import { removeBoardToken } from './fire/tokens';
import type { GameState } from './state';

const summarize = ({ districts, secret }: GameState) => ({
  temple: districts.temple.cones,
  tower: districts.tower.cones,
  lying: Object.keys(secret.lying).sort(),
});

const state = given('s-mary H:r T:d | tallow-hall H:b T:m');

/** Returns the paths of the objects and lists that two values share, without those within a shared one. */
function sharedPaths(one: unknown, other: unknown, path: readonly string[] = []): readonly string[] {
  if (typeof one !== 'object' || one === null || typeof other !== 'object' || other === null) return [];
  if (one === other) return [path.join('.')];
  return Object.entries(one).flatMap(([key, value]) =>
    sharedPaths(value, (other as Readonly<Record<string, unknown>>)[key], [...path, key]),
  );
}

test('a draft equals its state and shares only what is replaced as a whole or copied at the first change', () => {
  const played = when(
    given(
      'turn 5 act card:N | temple F1 B1 | s-mary T:d | seat 0 red at:temple hand:NESW tokens:vd | ' +
        'discards N | destroyed dowgate:v',
    ),
    { type: 'put-out', district: 'temple' },
  ).state;
  expect(played.secret.undo).toHaveLength(1);
  expect(played.stack).not.toBeNull();
  const draft = createDraft(played);
  expect(draft).toEqual(played);
  expect(sharedPaths(played, draft)).toEqual([
    'rules',
    'districts',
    'undoable',
    'secret.entropies',
    'secret.colours',
    'secret.objectives',
    'secret.undealt',
    'secret.lying',
    'secret.unused',
    'secret.undo.0',
  ]);
});

test('a state, its draft and a draft of the draft change independently in any order', () => {
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

test('drafts that change by turns copy the districts and the board tokens once each', () => {
  const drafts = [createDraft(state), createDraft(state)] as const;
  drafts.forEach((draft) => changeDistrict(draft, 'temple', { cones: 1 }));
  drafts.forEach((draft) => removeBoardToken(draft, 's-mary'));
  const copies = drafts.map(({ districts, secret }) => [districts, secret.lying]);
  drafts.forEach((draft) => changeDistrict(draft, 'temple', { cones: 2 }));
  drafts.forEach((draft) => removeBoardToken(draft, 'tallow-hall'));
  drafts.forEach(({ districts, secret }, index) => {
    expect(districts).toBe(copies[index]?.[0]);
    expect(secret.lying).toBe(copies[index]?.[1]);
    expect(districts.temple.cones).toBe(2);
  });
});

test('a draft copies its districts again after another draft was made from it', () => {
  const draft = createDraft(state);
  changeDistrict(draft, 'temple', { cones: 1 });
  const further = createDraft(draft);
  expect(further.districts).toBe(draft.districts);
  changeDistrict(draft, 'temple', { cones: 2 });
  expect(further.districts.temple.cones).toBe(1);
});

test('a preview of a draft shares its districts and leaves them unchanged', () => {
  const draft = createDraft(given('turn 5 spread | pudding-lane F4 | guild-hall F2 | stock 1'));
  changeDistrict(draft, 'temple', { cones: 1 });
  const before = JSON.stringify(draft);
  expect(copyForPreview(draft).districts).toBe(draft.districts);
  previewIntensify(draft, 3);
  expect(JSON.stringify(draft)).toBe(before);
});
