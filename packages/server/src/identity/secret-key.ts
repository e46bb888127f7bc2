import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** Returns a random key of 32 bytes as 43 characters (base64url). */
export function generateSecretKey(): string {
  return randomBytes(32).toString('base64url');
}

/** Derives a key for a purpose from the secret of a client, so that a retry after a lost answer yields the same key. */
export const deriveSecretKey = (secret: string, purpose: string): string =>
  createHmac('sha256', secret).update(purpose).digest('base64url');

/**
 * Returns the SHA-256 of a key, hex, which is all that the server stores of it. A key has 256 random bits, so it needs
 * no salt or slow hash.
 */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret, 'utf8').digest('hex');
}

/** Compares two hashes in constant time. */
export function areHashesEqual(left: string, right: string): boolean {
  const [a, b] = [Buffer.from(left, 'utf8'), Buffer.from(right, 'utf8')];
  return a.length === b.length && timingSafeEqual(a, b);
}
