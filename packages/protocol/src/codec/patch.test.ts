import fc from 'fast-check';
import { applyPatch, diff } from './patch';

const key = fc.stringMatching(/^[a-z]{1,3}$/);
const { value } = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: 'medium', withCrossShrink: true },
    fc.constantFrom(null, 0, 1, -0.5, true, false, '', 'a/b', 'fire'),
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(key, tie('value'), { maxKeys: 4, noNullPrototype: true }),
  ),
}));

test('the patch from one value to another rebuilds the other, also after JSON', () => {
  fc.assert(
    fc.property(value, value, (before, after) => {
      const changes = diff(before, after);
      expect(applyPatch(before, JSON.parse(JSON.stringify(changes)) as typeof changes)).toEqual(after);
    }),
    { numRuns: 2000 },
  );
});

test('omits what is equal', () => {
  fc.assert(fc.property(value, (one) => expect(diff(one, structuredClone(one))).toEqual([])));
});

test('patches only what changed, shares the rest and leaves the earlier value as it was', () => {
  const before = {
    districts: { temple: { cones: 1, houses: ['red'] }, vintry: { cones: 0, houses: [] } },
    result: null,
  };
  const kept = structuredClone(before);
  const after = {
    ...before,
    districts: { ...before.districts, temple: { cones: 2, houses: [] } },
  };
  const changes = diff(before, after);
  expect(changes).toEqual([
    ['districts/temple/cones', 2],
    ['districts/temple/houses', []],
  ]);
  const made = applyPatch(before, changes);
  expect(made).toEqual(after);
  expect(made.districts.vintry).toBe(before.districts.vintry);
  expect(before).toEqual(kept);
});

test('patches a removed value by its path alone', () => {
  const changes = diff({ turn: 1, gameover: {} }, { turn: 1 });
  expect(changes).toEqual([['gameover']]);
  expect(applyPatch({ turn: 1, gameover: {} }, changes)).toEqual({ turn: 1 });
});

test('throws when the patch belongs to another value', () => {
  expect(() => applyPatch({ own: null }, [['own/hand/0', 'N']])).toThrow('of another value');
});
