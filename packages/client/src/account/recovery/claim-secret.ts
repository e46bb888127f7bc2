/**
 * The secret with which this browser claims a link. It stays the same until the server answers. If the response is
 * lost, the browser can therefore repeat the claim, even after a reload.
 */
import { removeStored, writeStored, readStored } from '../../lib/local-storage';

const SECRET_BYTES = 32;

let createdSecret: string | null = null; // for browsers without localStorage

/** Returns the stored secret, or creates one: 32 random bytes as 43 characters of base64url. */
export function claimSecret(): string {
  const secret = readStored('claim') ?? createdSecret ?? createSecret();
  createdSecret = secret;
  writeStored('claim', secret);
  return secret;
}

/** Removes the secret. Call it once a claim was answered: the next claim uses a new secret. */
export function clearClaimSecret(): void {
  createdSecret = null;
  removeStored('claim');
}

function createSecret(): string {
  const bytes = String.fromCharCode(...crypto.getRandomValues(new Uint8Array(SECRET_BYTES)));
  return btoa(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
