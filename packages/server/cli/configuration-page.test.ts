import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { configurationPage } from './configuration-page';

/** Returns the page without the spaces that align its tables. */
const withoutAlignment = (page: string): string => page.replace(/ +/g, ' ').replace(/-{3,}/g, '---');

test('docs/configuration.md is the page that the schema of the settings gives', () => {
  const page = readFileSync(join(__dirname, '../../../docs/configuration.md'), 'utf8');
  // If this fails, run `npm run gen:configuration`.
  expect(withoutAlignment(page)).toBe(withoutAlignment(configurationPage()));
});
