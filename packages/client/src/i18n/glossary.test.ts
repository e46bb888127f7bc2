import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Language, LANGUAGES } from '@great-fire/protocol';
import { allMessages } from '../testing/messages';

const GLOSSARY = readFileSync(join(__dirname, 'GLOSSARY.md'), 'utf8');

interface Term {
  readonly allowed: Readonly<Record<Language, RegExp>>;
  readonly forbidden: Readonly<Record<Language, RegExp | null>>;
  readonly name: string;
}

const ANY_LETTERS = '[\\p{L}’-]*';

/** Returns a pattern for the comma-separated forms as whole words; `…` stands for any letters. */
function matchAny(forms: string): RegExp {
  const alternatives = forms
    .split(',')
    .map((form) => form.trim().replaceAll('…', ANY_LETTERS))
    .filter((form) => form !== '');
  return new RegExp(`(?<![\\p{L}])(${alternatives.join('|')})(?![\\p{L}])`, 'iu');
}

function forbiddenPattern(cell: string, language: Language): RegExp | null {
  const list = cell.split(';').find((entry) => entry.trim().startsWith(`${language}:`));
  return list === undefined ? null : matchAny(list.slice(list.indexOf(':') + 1));
}

/** The columns of the table have the order of the list of languages. */
const byLanguage = <T>(value: (language: Language, column: number) => T) =>
  Object.fromEntries(LANGUAGES.map((language, column) => [language, value(language, column)])) as Readonly<
    Record<Language, T>
  >;

const TERMS: readonly Term[] = GLOSSARY.split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (English|-)/.test(line))
  .map((line) => {
    const cells = line
      .split('|')
      .slice(1)
      .map((cell) => cell.trim());
    const never = cells[LANGUAGES.length] ?? '';
    return {
      name: cells[0]?.split(',')[0] ?? '',
      allowed: byLanguage((_, column) => matchAny(cells[column] ?? '')),
      forbidden: byLanguage((language) => forbiddenPattern(never, language)),
    };
  });

const FORBIDDEN_IN_ENGLISH = matchAny(/\*\*English never says\*\*: (.*)\.$/m.exec(GLOSSARY)?.[1] ?? '');

// Hides the names of placeholders, which are not displayed.
const withoutPlaceholders = (text: string) => text.replaceAll(/\{\{\w+\}\}/g, '·');

test('reads more than 30 terms, each in all languages', () => {
  expect(TERMS.length).toBeGreaterThan(30);
  for (const { allowed } of TERMS)
    for (const language of LANGUAGES) expect(allowed[language].source).not.toContain('()');
});

const TRANSLATIONS = LANGUAGES.filter((language) => language !== 'en');

test.each(TRANSLATIONS)('uses the %s term wherever English uses the term', async (language) => {
  const texts = await allMessages(language);
  const wrong: string[] = [];
  for (const [key, english] of await allMessages('en')) {
    const text = texts.get(key) ?? '';
    for (const { name, allowed } of TERMS) {
      if (
        allowed.en.test(withoutPlaceholders(english)) &&
        !allowed[language].test(withoutPlaceholders(text))
      ) {
        wrong.push(`${name}: ${key}: "${english}" / "${text}"`);
      }
    }
  }
  expect(wrong).toEqual([]);
});

test.each(LANGUAGES)('uses no forbidden word in %s', async (language) => {
  const wrong: string[] = [];
  for (const [key, text] of await allMessages(language)) {
    for (const { name, forbidden } of TERMS) {
      if (forbidden[language]?.test(withoutPlaceholders(text)) === true)
        wrong.push(`${name}: ${key}: "${text}"`);
    }
  }
  expect(wrong).toEqual([]);
});

test('uses no word of the list "English never says"', async () => {
  expect(FORBIDDEN_IN_ENGLISH.test('Whoever has the link may watch.')).toBe(true);
  const wrong = [...(await allMessages('en'))].filter(([, text]) =>
    FORBIDDEN_IN_ENGLISH.test(withoutPlaceholders(text)),
  );
  expect(wrong).toEqual([]);
});

test('uses no exclamation mark', async () => {
  const wrong = (await Promise.all(LANGUAGES.map(allMessages))).flatMap((texts) =>
    [...texts].filter(([, text]) => text.includes('!')),
  );
  expect(wrong).toEqual([]);
});

test('uses plain spaces before French double punctuation in the catalogues', async () => {
  const wrong = [...(await allMessages('fr'))].filter(([, text]) =>
    /[^\s][;?!»]|\S:(?!\/)|[\u00a0\u202f]/u.test(text),
  );
  expect(wrong).toEqual([]);
});
