/** Splits a position into sections and words, and parses single words. */
import { BOARD } from '../board/board';
import type { DistrictId } from '../board/ids';

/** An invalid position. The message quotes the invalid part. */
export class NotationError extends Error {}

/**
 * The words of one section. `seat 0 red hand:NNE` has the name 'seat', positional ['0', 'red'], keyed hand → ['NNE'].
 */
export interface Section {
  readonly name: string;
  readonly positional: readonly string[];
  readonly keyed: ReadonlyMap<string, readonly string[]>;
}

/** Splits one section into its words. */
export function tokenizeSection(text: string): Section {
  const [name = '', ...words] = text.split(/\s+/);
  const keyed = new Map<string, string[]>();
  const positional: string[] = [];
  for (const word of words) {
    const colon = word.indexOf(':');
    if (colon < 0) {
      positional.push(word);
      continue;
    }
    const key = word.slice(0, colon);
    keyed.set(key, [...(keyed.get(key) ?? []), word.slice(colon + 1)]);
  }
  return { name, positional, keyed };
}

/** Returns the first value of `key:value`, or undefined. */
export function keyedValue(section: Section | undefined, key: string): string | undefined {
  return section?.keyed.get(key)?.[0];
}

/** Returns true if the word is a district id. */
export function isDistrictId(name: string): name is DistrictId {
  return Object.hasOwn(BOARD, name);
}

/** Parses a district id. @throws NotationError */
export function parseDistrictId(text: string): DistrictId {
  if (!isDistrictId(text)) throw new NotationError(`Unknown district: ${text}`);
  return text;
}

/** Parses a whole number, zero or more. @throws NotationError */
export function parseNumber(text: string | undefined): number {
  if (text === undefined || !/^\d+$/.test(text))
    throw new NotationError(`Not a number: ${text ?? 'nothing'}`);
  return Number(text);
}

/** Parses a word that must be in the list. @throws NotationError */
export function parseOneOf<T extends string>(list: readonly T[], text: string): T {
  const found = list.find((item) => item === text);
  if (found === undefined) throw new NotationError(`${text} is none of ${list.join(', ')}`);
  return found;
}

/** Parses each letter of a word. @throws NotationError */
export function parseLetters<T>(text: string, parseLetter: (letter: string) => T | undefined): readonly T[] {
  return [...text].map((letter) => {
    const found = parseLetter(letter);
    if (found === undefined) throw new NotationError(`Unknown letter ${letter} in ${text}`);
    return found;
  });
}
