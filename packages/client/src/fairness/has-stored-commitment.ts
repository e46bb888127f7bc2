/** localStorage prefix of the commitments that this browser saw before the game started. The match id follows. */
export const COMMITMENTS_PREFIX = 'great-fire.commitments.';

/** Returns whether this browser has stored commitments of a match. In a small module, because every table calls it. */
export function hasStoredCommitment(match: string): boolean {
  try {
    return window.localStorage.getItem(COMMITMENTS_PREFIX + match) !== null;
  } catch {
    return false;
  }
}
