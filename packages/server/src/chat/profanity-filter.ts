/** Swear words of our three languages, masked where a table wants that. What is kept stays as it was written. */
import german from 'naughty-words/de.json';
import french from 'naughty-words/fr.json';
import { RegExpMatcher, englishDataset, englishRecommendedTransformers } from 'obscenity';
import { PROFANITY_ALLOWLIST } from './profanity-allowlist';

const MASK_CHARACTER = '•'; // as many as there are letters, so that the places of mentions hold

// English: with its spellings in digits and signs, and within words, where no harmless word has it.
const englishMatcher = new RegExpMatcher({ ...englishDataset.build(), ...englishRecommendedTransformers });

// German and French: whole words. The lists hold words that people say to each other every day.
const escapedWords = [...german, ...french]
  .flatMap((word) => (word.includes('ß') ? [word, word.replaceAll('ß', 'ss')] : [word]))
  .filter((word) => !PROFANITY_ALLOWLIST.has(word.toLowerCase()))
  .map((word) => word.normalize('NFC').replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
const germanAndFrench = new RegExp(
  `(?<![\\p{L}\\p{N}-])(?:${escapedWords.join('|')})(?![\\p{L}\\p{N}-])`,
  'giu',
);

const WORD_PATTERN = /[\p{L}\p{M}]+/gu;

interface TextRange {
  readonly from: number;
  readonly to: number; // of the letter behind it
}

/** The everyday words of a text, wherever they stand. */
const allowedRanges = (text: string): readonly TextRange[] =>
  [...text.matchAll(WORD_PATTERN)].flatMap(({ 0: word, index }) =>
    PROFANITY_ALLOWLIST.has(word.toLowerCase()) ? [{ from: index, to: index + word.length }] : [],
  );

const profaneRanges = (text: string): readonly TextRange[] => {
  const allowed = allowedRanges(text);
  const englishRanges = englishMatcher
    .getAllMatches(text)
    .map(({ startIndex, endIndex }) => ({ from: startIndex, to: endIndex + 1 }))
    .filter((range) => !allowed.some(({ from, to }) => from <= range.from && range.to <= to));
  return [
    ...englishRanges,
    ...[...text.matchAll(germanAndFrench)].map(({ 0: word, index }) => ({
      from: index,
      to: index + word.length,
    })),
  ];
};

/** The text with its swear words masked, as long as it was. */
export function maskProfanity(text: string): string {
  const characters = text.split('');
  for (const { from, to } of profaneRanges(text))
    for (let index = from; index < to; index += 1)
      if (characters[index] !== ' ') characters[index] = MASK_CHARACTER;
  return characters.join('');
}
