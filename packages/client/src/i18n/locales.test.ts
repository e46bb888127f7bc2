import { ACTION_TYPES, COLOURS, DIRECTIONS, REASONS, TIE_BREAKS, TOKENS } from '@great-fire/game';
import { ERROR_CODES } from '@great-fire/protocol';
import { common } from './locales/en/common';
import { log } from './locales/en/log';
import { rules } from './locales/en/refusals';
import { score } from './locales/en/scoring';
import { LANGUAGES } from './languages';
import { pluralForm, keyStem, allMessages } from './testing/messages';

const sorted = (items: Iterable<string>) => [...items].sort();

test('every reason of the rules has its sentence, and no sentence lacks its reason', () => {
  expect(sorted(Object.keys(rules.reason))).toEqual(sorted(REASONS));
});

test('every error of the server has its sentence', () => {
  expect(sorted(Object.keys(common.error))).toEqual(sorted(ERROR_CODES));
});

test('colours, directions, tokens, actions and tie-breaks all have words', () => {
  expect(sorted(Object.keys(common.colour))).toEqual(sorted(COLOURS));
  expect(sorted(Object.keys(common.direction))).toEqual(sorted(DIRECTIONS));
  expect(Object.keys(common.token)).toEqual(expect.arrayContaining([...TOKENS]));
  expect(sorted(Object.keys(log.action))).toEqual(sorted(ACTION_TYPES));
  expect(sorted(Object.keys(score.tieLine))).toEqual(sorted(TIE_BREAKS));
});

describe.each(LANGUAGES)('in %s', (language) => {
  test('there is every key that English has, and no other', async () => {
    const stems = async (of: typeof language) =>
      sorted(new Set([...(await allMessages(of)).keys()].map(keyStem)));
    expect(await stems(language)).toEqual(await stems('en'));
  });

  test('a plural has each form that the language has', async () => {
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

  test('a text has the places for values that English has', async () => {
    const english = await allMessages('en');
    const wrong = [...(await allMessages(language))].filter(([key, text]) => {
      const model = english.get(key) ?? english.get(`${keyStem(key)}_other`) ?? '';
      return placeholders(text, key).join() !== placeholders(model, key).join();
    });
    expect(wrong).toEqual([]);
  });
});

// "One cone" may be said without its figure.
const placeholders = (text: string, key: string): readonly string[] => {
  const found = new Set(text.match(/\{\{\w+\}\}|<\/?\w+\/?>/g));
  if (pluralForm(key) === 'one') found.delete('{{count}}');
  return sorted(found);
};
