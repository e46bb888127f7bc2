/** Masks swear words in all languages of the product. Stored lines keep the original text. */
import german from 'naughty-words/de.json';
import spanish from 'naughty-words/es.json';
import french from 'naughty-words/fr.json';
import italian from 'naughty-words/it.json';
import { RegExpMatcher, englishDataset, englishRecommendedTransformers } from 'obscenity';
import { escapeRegExp } from '../shared/escape-reg-exp';
import { PROFANITY_ALLOWLIST } from './profanity-allowlist';

const MASK_CHARACTER = '•'; // one per letter, so that positions of mentions stay valid

// English: also disguised spellings, and within words unless a harmless word contains the swear word.
const englishMatcher = new RegExpMatcher({ ...englishDataset.build(), ...englishRecommendedTransformers });

// Other languages: whole words only. The allowlist removes everyday words from the lists.
const escapedWords = [...german, ...french, ...spanish, ...italian]
  .flatMap((word) => (word.includes('ß') ? [word, word.replaceAll('ß', 'ss')] : [word]))
  .filter((word) => !PROFANITY_ALLOWLIST.has(word.toLowerCase()))
  .map((word) => escapeRegExp(word.normalize('NFC')));
const listedWords = new RegExp(`(?<![\\p{L}\\p{N}-])(?:${escapedWords.join('|')})(?![\\p{L}\\p{N}-])`, 'giu');

const WORD_PATTERN = /[\p{L}\p{M}]+/gu;

interface TextRange {
  readonly from: number;
  readonly to: number; // exclusive
}

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
    ...[...text.matchAll(listedWords)].map(({ 0: word, index }) => ({
      from: index,
      to: index + word.length,
    })),
  ];
};

/** Returns the text with its swear words masked, in the same length. */
export function maskProfanity(text: string): string {
  const characters = text.split('');
  for (const { from, to } of profaneRanges(text))
    for (let index = from; index < to; index += 1)
      if (characters[index] !== ' ') characters[index] = MASK_CHARACTER;
  return characters.join('');
}
