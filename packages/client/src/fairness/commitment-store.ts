/**
 * What this browser keeps of deals (docs/fairness.md): what it was shown at a table before the game began, and the parts that it
 * adds itself until they are shown. By match and by part, so that two tabs do not write over each other.
 */

import { COMMITMENTS_PREFIX } from './has-stored-commitment';

/** What was shown at one table, by which its deal is checked after the end. */
export interface StoredCommitments {
  readonly commitment: string; // of the seed, as it stood when this browser sat down
  readonly mine: string | null; // the commitment of the part that this browser added last; null: none
  readonly parts: readonly (string | null)[] | null; // all seats' at the start; null: not seen
  readonly at: number; // ms since 1970, UTC
}

const CONTRIBUTION_PREFIX = 'great-fire.part.';
const MAX_ENTRIES = 300; // of each

function read(key: string): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, value: string): boolean {
  try {
    window.localStorage.setItem(key, value);
    return window.localStorage.getItem(key) === value;
  } catch {
    return false; // a private window may refuse
  }
}

/** What was kept at a table; null: nothing. */
export function loadCommitments(match: string): StoredCommitments | null {
  try {
    return JSON.parse(read(COMMITMENTS_PREFIX + match) ?? 'null') as StoredCommitments | null;
  } catch {
    return null;
  }
}

/** Keeps what is shown at a table; of seed and list what was shown first. */
export function saveCommitments(
  match: string,
  seen: Partial<Omit<StoredCommitments, 'at'>> & Pick<StoredCommitments, 'commitment'>,
): StoredCommitments {
  const before = loadCommitments(match);
  const merged = { mine: null, parts: null, ...before, ...seen, at: Date.now() };
  // What was shown first is what counts: it is to be compared with.
  const { commitment, parts } = before ?? merged;
  const stored = { ...merged, commitment, parts: parts ?? merged.parts };
  if (JSON.stringify({ ...stored, at: 0 }) !== JSON.stringify({ ...before, at: 0 })) {
    if (before === null) evictOldest(COMMITMENTS_PREFIX);
    write(COMMITMENTS_PREFIX + match, JSON.stringify(stored));
  }
  return stored;
}

/** Keeps a part under its commitment until it is shown. Returns whether it is kept. */
export function saveContribution(commitment: string, contribution: string): boolean {
  evictOldest(CONTRIBUTION_PREFIX);
  return write(CONTRIBUTION_PREFIX + commitment, JSON.stringify({ part: contribution, at: Date.now() }));
}

/** The part that a commitment is of, where it is this browser's. */
export function loadContribution(commitment: string): string | null {
  const stored = read(CONTRIBUTION_PREFIX + commitment);
  return stored === null ? null : (JSON.parse(stored) as { readonly part: string }).part;
}

/** Forgets a part that is known to the server. */
export function removeContribution(commitment: string): void {
  try {
    window.localStorage.removeItem(CONTRIBUTION_PREFIX + commitment);
  } catch {
    // Then it was never kept.
  }
}

/** Makes room: the oldest go. */
function evictOldest(prefix: string): void {
  try {
    const { localStorage } = window;
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(prefix));
    if (keys.length < MAX_ENTRIES) return;
    const entries = keys.map((key) => {
      const { at } = JSON.parse(localStorage.getItem(key) ?? '{"at":0}') as { readonly at: number };
      return { key, at };
    });
    for (const { key } of entries.sort((a, b) => a.at - b.at).slice(0, MAX_ENTRIES / 3))
      localStorage.removeItem(key);
  } catch {
    // Then there is nothing to make room in.
  }
}
