import { ACTION_TYPES, COLOURS, DIRECTIONS, REASONS, TIE_BREAKS, TOKENS } from '@great-fire/game';
import { ERROR_CODES, LANGUAGES } from '@great-fire/protocol';
import { pluralForm, keyStem, allMessages } from '../testing/messages';
import { common } from './locales/en/common';
import { log } from './locales/en/log';
import { refusals } from './locales/en/refusals';
import { scoring } from './locales/en/scoring';

const sorted = (items: Iterable<string>) => [...items].sort();

test('has a text for every refusal reason, and no others', () => {
  expect(sorted(Object.keys(refusals.reason))).toEqual(sorted(REASONS));
});

test('has a text for every server error', () => {
  expect(sorted(Object.keys(common.error))).toEqual(sorted(ERROR_CODES));
});

test('has texts for colours, directions, tokens, actions and tie-breaks', () => {
  expect(sorted(Object.keys(common.colour))).toEqual(sorted(COLOURS));
  expect(sorted(Object.keys(common.direction))).toEqual(sorted(DIRECTIONS));
  expect(Object.keys(common.token)).toEqual(expect.arrayContaining([...TOKENS]));
  expect(sorted(Object.keys(log.action))).toEqual(sorted(ACTION_TYPES));
  expect(sorted(Object.keys(scoring.tieBreakCriterion))).toEqual(sorted(TIE_BREAKS));
});

describe.each(LANGUAGES)('in %s', (language) => {
  test('has exactly the keys of English', async () => {
    const stems = async (of: typeof language) =>
      sorted(new Set([...(await allMessages(of)).keys()].map(keyStem)));
    expect(await stems(language)).toEqual(await stems('en'));
  });

  test('has all plural forms of the language', async () => {
    const texts = await allMessages(language);
    const forms = sorted(new Intl.PluralRules(language).resolvedOptions().pluralCategories);
    const lacking = [...texts.keys()]
      .filter((key) => pluralForm(key) !== null)
      .map((key) => ({
        key: keyStem(key),
        has: forms.filter((form) => texts.has(`${keyStem(key)}_${form}`)),
      }))
      .filter(({ has }) => has.length !== forms.length);
    expect(lacking).toEqual([]);
  });

  test('has the placeholders of the English text', async () => {
    const english = await allMessages('en');
    const wrong = [...(await allMessages(language))].filter(([key, text]) => {
      const model = english.get(key) ?? english.get(`${keyStem(key)}_other`) ?? '';
      return placeholders(text, key).join() !== placeholders(model, key).join();
    });
    expect(wrong).toEqual([]);
  });
});

// A singular may omit its number.
const placeholders = (text: string, key: string): readonly string[] => {
  const found = new Set(text.match(/\{\{\w+\}\}|<\/?\w+\/?>/g));
  if (pluralForm(key) === 'one') found.delete('{{count}}');
  return sorted(found);
};
