import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** A key that cannot be guessed: 32 random bytes, 43 characters. */
export function newKey(): string {
  return randomBytes(32).toString('base64url');
}

/** All that is kept of a key: its SHA-256, hex. A key has 256 random bits, so no salt or slow hash is needed. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret, 'utf8').digest('hex');
}

/** Compares two hashes in a time that tells nothing of where they differ. */
export function areHashesEqual(left: string, right: string): boolean {
  const [a, b] = [Buffer.from(left, 'utf8'), Buffer.from(right, 'utf8')];
  return a.length === b.length && timingSafeEqual(a, b);
}
