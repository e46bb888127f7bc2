/**
 * What this browser claims a link with. It stays the same until a claim is answered: one whose answer was lost can
 * then be made again, also from a page that was loaded anew.
 */
import { forget, keep, readKept } from '../shell/kept';

const BYTES = 32;

let made: string | null = null; // for a browser that keeps nothing

/** 43 letters by chance. */
export function claimSecret(): string {
  const secret = readKept('claim') ?? made ?? newSecret();
  made = secret;
  keep('claim', secret);
  return secret;
}

/** To be called once a claim was answered: the next is made with another. */
export function forgetClaimSecret(): void {
  made = null;
  forget('claim');
}

function newSecret(): string {
  const bytes = String.fromCharCode(...crypto.getRandomValues(new Uint8Array(BYTES)));
  return btoa(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
