import { NAME_MAX, playerNameSchema } from '@great-fire/protocol';
import * as fc from 'fast-check';
import { isNameTaken, uniqueName } from './unique-name';

test('adds a number to a name that another player at the table has', () => {
  expect(uniqueName('Ann', ['Ben'])).toBe('Ann');
  expect(uniqueName('ann', ['Ann', 'Ann 2'])).toBe('ann 3');
  expect(uniqueName('x'.repeat(24), ['x'.repeat(24)])).toBe(`${'x'.repeat(22)} 2`);
  expect(uniqueName('😀'.repeat(12), ['😀'.repeat(12)])).toBe(`${'😀'.repeat(11)} 2`);
});

test('shortens a name between whole letters and emoji', () => {
  const pilots = '👩\u200D🚀'.repeat(4) + 'ab'; // 22 units
  expect(uniqueName(`${pilots}cd`, [`${pilots}cd`])).toBe(`${pilots} 2`);
  const long = '👩\u200D🚀'.repeat(4) + 'xyz\u0323'; // 24 units, the last two of one letter
  expect(uniqueName(long, [long])).toBe(`${'👩\u200D🚀'.repeat(4)}xy 2`);
});

test.each([
  ['ＡＮＮ', 'Ann'], // width
  ['ANN', 'ann'],
  ['Rоse', 'Rose'], // a Cyrillic letter
  ['Αnn', 'Ann'], // a Greek one
  ['lvan', 'Ivan'], // a small L
  ['AIDA', 'aida'],
  ['0tto', 'Otto'],
  ['Ann\uFE0F', 'Ann'],
  ['A\u034Fnn', 'Ann'],
  ['Ann\u3164', 'Ann'],
  ['Ann  Lee', 'Ann Lee'],
  ['Ann\u00A0Lee', 'Ann Lee'],
  ['علی\u200Cرضا', 'علیرضا'],
  ['Zoe\u0308', 'Zoë'],
  ['modem', 'rnodem'],
  ['MODEM', 'rnodem'],
])('%j looks like %j', (name, other) => {
  expect(isNameTaken(name, [other])).toBe(true);
  expect(isNameTaken(other, ['Ben', name])).toBe(true);
});

test.each([
  ['Anne', 'Ann'],
  ['José', 'Jose'],
  ['Zoë', 'Zoe'],
  ['田中', '中田'],
  ['👩\u200D🚀', '👨\u200D🚀'],
])('%j does not look like %j', (name, other) => {
  expect(isNameTaken(name, [other])).toBe(false);
});

test('players with any names get names that look different and fit', () => {
  const names = fc
    .oneof(
      fc.constantFrom('Ann', 'ann', 'Аnn', 'lI1', 'x'.repeat(24)),
      fc.string({ unit: 'grapheme', maxLength: 24 }),
    )
    .filter((name) => playerNameSchema.safeParse(name).success)
    .map((name) => playerNameSchema.parse(name));
  fc.assert(
    fc.property(fc.array(names, { maxLength: 6 }), (wanted) => {
      const given: string[] = [];
      for (const name of wanted) given.push(uniqueName(name, given));
      for (const [index, name] of given.entries()) {
        expect(isNameTaken(name, [...given.slice(0, index), ...given.slice(index + 1)])).toBe(false);
        expect(name.length).toBeLessThanOrEqual(NAME_MAX);
        expect(playerNameSchema.parse(name)).toBe(name);
      }
    }),
  );
});
