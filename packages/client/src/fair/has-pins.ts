/** Where it is kept what this browser was shown at a table before its game began; by match. */
export const PINS = 'great-fire.deal.';

/** Whether anything was. Apart from the rest, for every table asks it. */
export function hasPins(match: string): boolean {
  try {
    return window.localStorage.getItem(PINS + match) !== null;
  } catch {
    return false;
  }
}
