import { isNameTaken, uniqueName } from './unique-name';

test('adds a number to a name that another player at the table has', () => {
  expect(uniqueName('Ann', ['Ben'])).toBe('Ann');
  expect(uniqueName('ann', ['Ann', 'Ann 2'])).toBe('ann 3');
  expect(uniqueName('x'.repeat(24), ['x'.repeat(24)])).toBe(`${'x'.repeat(22)} 2`);
  expect(uniqueName('😀'.repeat(12), ['😀'.repeat(12)])).toBe(`${'😀'.repeat(11)} 2`);
});

test('compares names without case and compatibility forms', () => {
  expect(isNameTaken('ＡＮＮ', ['Ann'])).toBe(true);
  expect(isNameTaken('Anne', ['Ann'])).toBe(false);
});
