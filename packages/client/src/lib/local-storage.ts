/** Small values in localStorage. Without storage only convenience is lost. */
type StorageKey =
  | 'theme'
  | 'player-name'
  | 'language'
  | 'motion'
  | 'last-seen'
  | 'sound'
  | 'signals'
  | 'vibration'
  | 'single-keys'
  | 'claim-secret'
  | 'notifications'
  | 'table-options'
  | 'play-now'
  | 'lobby-rows'
  | 'font-faces'
  | 'opening-hand-answer'
  | 'active-table'
  | 'has-groups'
  | 'closed-briefings'
  | 'anonymous-spectator';

const fullKey = (key: StorageKey) => `great-fire.${key}`;

/** Returns the stored value; null if there is none or storage is blocked. */
export function readStored(key: StorageKey): string | null {
  try {
    return window.localStorage.getItem(fullKey(key));
  } catch {
    return null;
  }
}

/** Stores a value if the browser allows it. */
export function writeStored(key: StorageKey, value: string): void {
  try {
    window.localStorage.setItem(fullKey(key), value);
  } catch {
    // Private windows may refuse. The value then lasts until the page is closed.
  }
}

export function removeStored(key: StorageKey): void {
  try {
    window.localStorage.removeItem(fullKey(key));
  } catch {
    // No storage, so nothing was stored.
  }
}
