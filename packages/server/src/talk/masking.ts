/** Swear words of our three languages, masked where a table wants that. What is kept stays as it was written. */
import german from 'naughty-words/de.json';
import french from 'naughty-words/fr.json';
import { RegExpMatcher, englishDataset, englishRecommendedTransformers } from 'obscenity';
import { EVERYDAY } from './everyday-words';

const MASK = '•'; // as many as there are letters, so that the places of mentions hold

// English: with its spellings in digits and signs, and within words, where no harmless word has it.
const english = new RegExpMatcher({ ...englishDataset.build(), ...englishRecommendedTransformers });

// German and French: whole words. The lists hold words that people say to each other every day.
const listed = [...german, ...french]
  .flatMap((word) => (word.includes('ß') ? [word, word.replaceAll('ß', 'ss')] : [word]))
  .filter((word) => !EVERYDAY.has(word.toLowerCase()))
  .map((word) => word.normalize('NFC').replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
const others = new RegExp(`(?<![\\p{L}\\p{N}-])(?:${listed.join('|')})(?![\\p{L}\\p{N}-])`, 'giu');

const WORD = /[\p{L}\p{M}]+/gu;

interface Stretch {
  readonly from: number;
  readonly to: number; // of the letter behind it
}

/** The everyday words of a text, wherever they stand. */
const everydayIn = (text: string): readonly Stretch[] =>
  [...text.matchAll(WORD)].flatMap(({ 0: word, index }) =>
    EVERYDAY.has(word.toLowerCase()) ? [{ from: index, to: index + word.length }] : [],
  );

const stretches = (text: string): readonly Stretch[] => {
  const harmless = everydayIn(text);
  const found = english
    .getAllMatches(text)
    .map(({ startIndex, endIndex }) => ({ from: startIndex, to: endIndex + 1 }))
    .filter((one) => !harmless.some(({ from, to }) => from <= one.from && one.to <= to));
  return [
    ...found,
    ...[...text.matchAll(others)].map(({ 0: word, index }) => ({ from: index, to: index + word.length })),
  ];
};

/** The text with its swear words masked, as long as it was. */
export function masked(text: string): string {
  const letters = text.split('');
  for (const { from, to } of stretches(text))
    for (let place = from; place < to; place += 1) if (letters[place] !== ' ') letters[place] = MASK;
  return letters.join('');
}
