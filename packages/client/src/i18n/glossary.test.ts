import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from './languages';
import { LANGUAGES } from './languages';
import { textsOf } from './testing/texts';

const GLOSSARY = readFileSync(join(__dirname, '../../../../docs/glossary.md'), 'utf8');

interface Term {
  readonly said: Readonly<Record<Language, RegExp>>;
  readonly never: Readonly<Record<Language, RegExp | null>>;
  readonly name: string;
}

const ANY = '[\\p{L}’-]*';

/** Matches any of the comma-separated forms as whole words; `…` is any letters. */
function anyOf(forms: string): RegExp {
  const ways = forms
    .split(',')
    .map((form) => form.trim().replaceAll('…', ANY))
    .filter((form) => form !== '');
  return new RegExp(`(?<![\\p{L}])(${ways.join('|')})(?![\\p{L}])`, 'iu');
}

function neverIn(cell: string, language: Language): RegExp | null {
  const part = cell.split(';').find((one) => one.trim().startsWith(`${language}:`));
  return part === undefined ? null : anyOf(part.slice(part.indexOf(':') + 1));
}

const TERMS: readonly Term[] = GLOSSARY.split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (English|-)/.test(line))
  .map((line) => {
    const [en = '', de = '', fr = '', never = ''] = line
      .split('|')
      .slice(1)
      .map((cell) => cell.trim());
    return {
      name: en.split(',')[0] ?? en,
      said: { en: anyOf(en), de: anyOf(de), fr: anyOf(fr) },
      never: { en: neverIn(never, 'en'), de: neverIn(never, 'de'), fr: neverIn(never, 'fr') },
    };
  });

const BARRED_IN_ENGLISH = anyOf(/\*\*English never says\*\*: (.*)\.$/m.exec(GLOSSARY)?.[1] ?? '');

// Drops the names of placeholders, which the page does not show.
const spoken = (text: string) => text.replaceAll(/\{\{\w+\}\}/g, '·');

test('the glossary is read: its terms are many, and each is said in three languages', () => {
  expect(TERMS.length).toBeGreaterThan(30);
  for (const { said } of TERMS)
    expect(said.en.source && said.de.source && said.fr.source).not.toContain('()');
});

test.each(['de', 'fr'] as const)('where English uses a term, %s uses its own', async (language) => {
  const texts = await textsOf(language);
  const wrong: string[] = [];
  for (const [key, english] of await textsOf('en')) {
    const text = texts.get(key) ?? '';
    for (const { name, said } of TERMS) {
      if (said.en.test(spoken(english)) && !said[language].test(spoken(text))) {
        wrong.push(`${name}: ${key}: "${english}" / "${text}"`);
      }
    }
  }
  expect(wrong).toEqual([]);
});

test.each(LANGUAGES)('no word that the glossary bars is said in %s', async (language) => {
  const wrong: string[] = [];
  for (const [key, text] of await textsOf(language)) {
    for (const { name, never } of TERMS) {
      if (never[language]?.test(spoken(text)) === true) wrong.push(`${name}: ${key}: "${text}"`);
    }
  }
  expect(wrong).toEqual([]);
});

test('no English text uses a word of the list "English never says"', async () => {
  expect(BARRED_IN_ENGLISH.test('Whoever has the link may watch.')).toBe(true);
  const wrong = [...(await textsOf('en'))].filter(([, text]) => BARRED_IN_ENGLISH.test(spoken(text)));
  expect(wrong).toEqual([]);
});

test('no text has an exclamation mark', async () => {
  const wrong = (await Promise.all(LANGUAGES.map(textsOf))).flatMap((texts) =>
    [...texts].filter(([, text]) => text.includes('!')),
  );
  expect(wrong).toEqual([]);
});

test('French is written with plain spaces before its double points; the page sets the narrow ones', async () => {
  const wrong = [...(await textsOf('fr'))].filter(([, text]) =>
    /[^\s][;?!»]|\S:(?!\/)|[\u00a0\u202f]/u.test(text),
  );
  expect(wrong).toEqual([]);
});
