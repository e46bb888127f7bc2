import { createHash, randomBytes, randomInt } from 'node:crypto';

// Without 0, o, 1, i and l, because a person may read an id aloud.
const ALPHABET = '23456789abcdefghjkmnpqrstuvwxyz';

/** Returns a random id of 49 bits. The id is not guessable, because the link of a private table gives access to it. */
export function newShortId(): string {
  return Array.from({ length: 10 }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join('');
}

/** Returns the short id that a secret stands for, as little guessable as a random one. */
export function toShortId(secret: string): string {
  const hash = createHash('sha256').update(secret).digest();
  return Array.from({ length: 10 }, (_, index) =>
    ALPHABET.charAt(hash.readUInt16BE(2 * index) % ALPHABET.length),
  ).join('');
}

/** Returns a random id of 96 bits. */
export const newId = (): string => randomBytes(12).toString('base64url');

/** Returns a random key of 72 bits, for lines and versions. It reveals nothing about their number, unlike a counter. */
export const newOpaqueKey = (): string => randomBytes(9).toString('base64url');
