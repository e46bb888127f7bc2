import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rulebook } from '../i18n/locales/en/rulebook';
import { SECTIONS } from './sections';

const RULES = readFileSync(join(__dirname, '../../../game/RULES.md'), 'utf8');

test('has exactly the numbered rules, in the order of RULES.md', () => {
  const numbered = [...RULES.matchAll(/^(?:- |\| )([A-Z]+-(?:\d+|[A-Z])) /gm)].map(([, id]) => id);
  const told = SECTIONS.flatMap(({ rules }) => rules);
  expect([...told].sort()).toEqual([...new Set(numbered)].sort());
  expect(Object.keys(rulebook.rule)).toEqual(told);
});

test('gives each section a title and an anchor of its own', () => {
  expect(Object.keys(rulebook.section)).toEqual(SECTIONS.map(({ id }) => id));
  expect(new Set(SECTIONS.map(({ anchor }) => anchor)).size).toBe(SECTIONS.length);
});
