/** Small things that this browser keeps for its person; a browser that keeps nothing loses only comfort. */
type StorageKey =
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
  | 'anonymous';

const fullKey = (key: StorageKey) => `great-fire.${key}`;

/** What was kept, or null: also where storage is switched off. */
export function readStored(key: StorageKey): string | null {
  try {
    return window.localStorage.getItem(fullKey(key));
  } catch {
    return null;
  }
}

/** Keeps a value for the next visit, where the browser allows it. */
export function writeStored(key: StorageKey, value: string): void {
  try {
    window.localStorage.setItem(fullKey(key), value);
  } catch {
    // Private windows may refuse: the value then lives as long as the page.
  }
}

/** Keeps it no longer. */
export function removeStored(key: StorageKey): void {
  try {
    window.localStorage.removeItem(fullKey(key));
  } catch {
    // Then it was never kept.
  }
}
