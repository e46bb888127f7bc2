/**
 * What this browser claims a link with. It stays the same until a claim is answered: one whose answer was lost can
 * then be made again, also from a page that was loaded anew.
 */
import { removeStored, writeStored, readStored } from '../../lib/local-storage';

const SECRET_BYTES = 32;

let createdSecret: string | null = null; // for a browser that keeps nothing

/** 43 letters by chance. */
export function claimSecret(): string {
  const secret = readStored('claim') ?? createdSecret ?? createSecret();
  createdSecret = secret;
  writeStored('claim', secret);
  return secret;
}

/** To be called once a claim was answered: the next is made with another. */
export function clearClaimSecret(): void {
  createdSecret = null;
  removeStored('claim');
}

function createSecret(): string {
  const bytes = String.fromCharCode(...crypto.getRandomValues(new Uint8Array(SECRET_BYTES)));
  return btoa(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
