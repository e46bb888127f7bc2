/** Small things that this browser keeps for its person; a browser that keeps nothing loses only comfort. */
type Kept =
  | 'theme'
  | 'name'
  | 'language'
  | 'motion'
  | 'seen'
  | 'sound'
  | 'single-keys'
  | 'claim'
  | 'notices'
  | 'table'
  | 'unnamed';

const key = (what: Kept) => `great-fire.${what}`;

/** What was kept, or null: also where storage is switched off. */
export function readKept(what: Kept): string | null {
  try {
    return window.localStorage.getItem(key(what));
  } catch {
    return null;
  }
}

/** Keeps a value for the next visit, where the browser allows it. */
export function keep(what: Kept, value: string): void {
  try {
    window.localStorage.setItem(key(what), value);
  } catch {
    // Private windows may refuse: the value then lives as long as the page.
  }
}

/** Keeps it no longer. */
export function forget(what: Kept): void {
  try {
    window.localStorage.removeItem(key(what));
  } catch {
    // Then it was never kept.
  }
}
