import { TABLE_NAME_MAX } from '@great-fire/protocol';
import { loadBundle } from '../i18n/loaders';
import { addMessages, setLanguage } from '../i18n/messages';
import { numberTableName } from './number-table-name';

beforeAll(async () => {
  const { lobby = {} } = await loadBundle('en', 'core');
  addMessages('en', 'lobby', lobby);
  setLanguage('en');
});

test('numbers a name that a listed table has', () => {
  expect(numberTableName('Kay’s table', [])).toBe('Kay’s table');
  expect(numberTableName('Kay’s table', ['Anna’s table'])).toBe('Kay’s table');
  expect(numberTableName('Kay’s table', ['Kay’s table'])).toBe('Kay’s table (2)');
  expect(numberTableName('Kay’s table', ['Kay’s table (2)', 'Kay’s table'])).toBe('Kay’s table (3)');
  expect(numberTableName('Kay’s table', ['Kay’s table (2)'])).toBe('Kay’s table');
});

test('compares names as the reader sees them', () => {
  expect(numberTableName('Kay’s table', ['Tisch von Kay', 'Mesa de Kay (2)'])).toBe('Kay’s table (3)');
});

test('a long name stays within the limit', () => {
  const long = 'W'.repeat(TABLE_NAME_MAX);
  expect(numberTableName(long, [long])).toBe(`${'W'.repeat(TABLE_NAME_MAX - 4)} (2)`);
});
