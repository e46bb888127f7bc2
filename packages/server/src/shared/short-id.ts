import { randomInt } from 'node:crypto';

// Without 0, o, 1, i and l, because a person may read an id aloud.
const ALPHABET = '23456789abcdefghjkmnpqrstuvwxyz';

/** Returns a random id of 49 bits. The id is not guessable, because the link of a private table gives access to it. */
export function newShortId(): string {
  return Array.from({ length: 10 }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join('');
}
