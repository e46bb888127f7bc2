/** Returns 32 random bytes as 43 characters of base64url. */
export function createSecret(): string {
  const bytes = String.fromCharCode(...crypto.getRandomValues(new Uint8Array(32)));
  return btoa(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/**
 * Returns 128 random bits as hex digits. Plain http on a local network is no secure context: `crypto.randomUUID` is
 * missing there, `getRandomValues` is not.
 */
export function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
