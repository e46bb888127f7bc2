import { keysInSource } from './testing/keys-in-source';
import { keyStem, allMessages } from './testing/messages';

// Keys that a component takes from a list, with the file that uses them. The source holds no literal of them.
const DYNAMIC_KEYS: readonly RegExp[] = [
  /^lobby:(hidden|destruction|manyCones|private)$/, // create-table/variant-switches.tsx, waiting-room/table-settings-summary.tsx
];

const stems = async () => [...new Set([...(await allMessages('en')).keys()].map(keyStem))];

test('every key that the source asks for is in the catalogues', async () => {
  const keys = await stems();
  const missing = keysInSource().filter(({ pattern }) => !keys.some((key) => pattern.test(key)));
  expect(missing.map(({ file, text }) => `${file}: ${text}`)).toEqual([]);
});

test('every key of the catalogues is asked for somewhere', async () => {
  const patterns = [...keysInSource().map(({ pattern }) => pattern), ...DYNAMIC_KEYS];
  const unused = (await stems()).filter((key) => !patterns.some((pattern) => pattern.test(key)));
  expect(unused).toEqual([]);
});

test('what a list is said to hold is in the catalogues', async () => {
  const keys = await stems();
  for (const pattern of DYNAMIC_KEYS) expect(keys.filter((key) => pattern.test(key))).not.toEqual([]);
});
