/**
 * The seats that this page took, with their tokens. A browser that refuses cookies proves its seat by the token, until
 * the page is closed.
 */
import type { SeatClaim } from '@great-fire/protocol';

interface PageSeat {
  readonly claim: SeatClaim;
  readonly isProof: boolean; // the token is sent, because the server does not know the browser
}

const seats = new Map<string, PageSeat>(); // by match

// Node 20 has no navigator.
const refusesCookies = (): boolean =>
  (globalThis.navigator as Navigator | undefined)?.cookieEnabled === false;

/** Remembers a seat that this page has taken. */
export function keepPageSeat(claim: SeatClaim): void {
  seats.set(claim.match.id, { claim, isProof: refusesCookies() });
}

export const forgetPageSeat = (match: string): void => void seats.delete(match);

/** The seat that this page has taken at a table; null: none. Joining once more would take a second seat. */
export const findPageSeat = (match: string): SeatClaim | null => seats.get(match)?.claim ?? null;

/** The token to send with messages about a table; null: the cookie is enough, or there is no seat. */
export function findSeatProof(match: string): string | null {
  const seat = seats.get(match);
  return seat?.isProof === true ? seat.claim.token : null;
}

/**
 * Sends the token from now on, because the server found no seat by the cookie. Returns false if this page has no seat
 * there, or sends the token already.
 */
export function proveSeatByToken(match: string): boolean {
  const seat = seats.get(match);
  if (seat === undefined || seat.isProof) return false;
  seats.set(match, { ...seat, isProof: true });
  return true;
}
