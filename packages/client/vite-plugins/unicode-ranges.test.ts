import { LANGUAGES } from '@great-fire/protocol';
import { allMessages } from '../src/testing/messages';
import { SUBSETS, unicodeRange } from './unicode-ranges';

test('joins neighbouring code points into one range', () => {
  expect(unicodeRange([0x41, 0x43, 0x42, 0xdf])).toBe('U+0041-0043,U+00DF');
});

test('puts each character into one subset of a font only', () => {
  const { words, western, further, titles, 'titles-more': more } = SUBSETS;
  for (const parts of [
    [words, western, further],
    [titles, more],
  ]) {
    const all = parts.flat();
    expect(all.length).toBe(new Set(all).size);
  }
});

test.each(LANGUAGES)('covers all interface texts in %s with the first subset', async (language) => {
  const held = new Set<number>(SUBSETS.words);
  const letters = [...new Set([...(await allMessages(language)).values()].join(''))];
  expect(letters.filter((letter) => letter !== '\n' && !held.has(letter.codePointAt(0) ?? 0))).toEqual([]);
});
