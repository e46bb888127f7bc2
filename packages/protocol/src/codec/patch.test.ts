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
  expect(applyPatch({ turn: 1, gameover: {} }, changes)).toStrictEqual({ turn: 1 });
});

test('throws when the patch belongs to another value', () => {
  expect(() => applyPatch({ own: null }, [['own/hand/0', 'N']])).toThrow('of another value');
});

test('names no key twice, and shares the parts of a list that did not change', () => {
  const before = { list: [{ a: 1 }, { b: 2 }] };
  const changes = diff(before, { list: [{ a: 1 }, { b: 3 }] });
  expect(changes).toEqual([['list/1/b', 3]]);
  expect(applyPatch(before, changes).list[0]).toBe(before.list[0]);
});

test.each([
  { before: [1], after: { 0: 1 } },
  { before: { 0: 1 }, after: [1] },
  { before: [1], after: { length: 1 } },
  { before: [1, 2], after: [1] },
  { before: null, after: {} },
])(
  'replaces a list and an object by one another, and a list by one of another length: %j',
  ({ before, after }) => {
    expect(diff({ at: before }, { at: after })).toEqual([['at', after]]);
    expect(diff(before, after)).toEqual([['', after]]);
  },
);

test('removes a key, and sends no removal of a key that had no value', () => {
  expect(diff({ at: 1, gone: undefined }, { at: 1 })).toEqual([]);
  expect(diff({ at: 1 }, { at: undefined })).toStrictEqual([['at']]);
});
