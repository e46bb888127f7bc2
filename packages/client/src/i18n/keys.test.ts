import { keysInSource } from '../testing/keys-in-source';
import { keyStem, allMessages } from '../testing/messages';

// Keys that a component takes from a list, with the files that use them. The source has no literals of them.
const DYNAMIC_KEYS: readonly RegExp[] = [
  /^tableOptions:(hiddenColours|moreDestruction|cones|eastWind|private)$/, // create-table/option-switches.ts
];

const KEY_USES = keysInSource();

const stems = async () => [...new Set([...(await allMessages('en')).keys()].map(keyStem))];

test('defines every key that the source uses', async () => {
  const keys = await stems();
  const missing = KEY_USES.filter(({ pattern }) => !keys.some((key) => pattern.test(key)));
  expect(missing.map(({ file, text }) => `${file}: ${text}`)).toEqual([]);
});

test('uses every key that the catalogues define', async () => {
  const patterns = [...KEY_USES.map(({ pattern }) => pattern), ...DYNAMIC_KEYS];
  const unused = (await stems()).filter((key) => !patterns.some((pattern) => pattern.test(key)));
  expect(unused).toEqual([]);
});

test('defines the dynamic keys', async () => {
  const keys = await stems();
  for (const pattern of DYNAMIC_KEYS) expect(keys.filter((key) => pattern.test(key))).not.toEqual([]);
});
