/** Where it is kept what this browser was shown at a table before its game began; by match. */
export const COMMITMENTS_PREFIX = 'great-fire.deal.';

/** Whether anything was. Apart from the rest, for every table asks it. */
export function hasStoredCommitment(match: string): boolean {
  try {
    return window.localStorage.getItem(COMMITMENTS_PREFIX + match) !== null;
  } catch {
    return false;
  }
}
