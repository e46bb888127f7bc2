/**
 * An id for one decision, so that a move sent again is known again. Plain http on a local network is
 * no secure context: there `crypto.randomUUID` is missing, `getRandomValues` is not.
 */
export function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
