import { randomInt } from 'node:crypto';

// Without 0 and o, 1, i and l: an id may be read aloud.
const ALPHABET = '23456789abcdefghjkmnpqrstuvwxyz';

/** The id of a new table, 49 random bits: a private table is open to whoever was given it. */
export function newShortId(): string {
  return Array.from({ length: 10 }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join('');
}
