/**
 * Search in the rules: each word of the query must occur, without regard to case, accents, hyphens and the form
 * of apostrophes.
 */

/** Folds each character by itself, so that positions in the folded text are those in the text. */
const fold = (text: string): string =>
  Array.from(
    text
      .toLowerCase()
      .replaceAll('’', "'")
      .replace(/\p{Pd}/gu, ' '),
    (character) => character.normalize('NFD').charAt(0),
  ).join('');

/** Letters and digits, also around an apostrophe or a hyphen: `d'un`, `INT-2`. Other punctuation separates words. */
const WORD = /[\p{L}\p{N}]+(?:['’\p{Pd}][\p{L}\p{N}]+)*/gu;

// An input may give an accent as a character of its own. `double-move` becomes `double move`, as in the folded texts.
export const toSearchWords = (query: string): readonly string[] =>
  (query.normalize('NFC').match(WORD) ?? []).map(fold);

export function matchesAll(text: string, words: readonly string[]): boolean {
  const folded = fold(text);
  return words.every((word) => folded.includes(word));
}

/** Returns the text in parts: those at odd indexes match a word. Their concatenation is the text. */
export function splitAtMatches(text: string, words: readonly string[]): readonly string[] {
  const folded = fold(text);
  const parts: string[] = [];
  let start = 0;
  while (words.length > 0) {
    const matches = words
      .map((word) => ({ at: folded.indexOf(word, start), length: word.length }))
      .filter(({ at }) => at >= 0)
      .sort((a, b) => a.at - b.at || b.length - a.length);
    const [first] = matches;
    if (first === undefined) break;
    parts.push(text.slice(start, first.at), text.slice(first.at, first.at + first.length));
    start = first.at + first.length;
  }
  return [...parts, text.slice(start)];
}
