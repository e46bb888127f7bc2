/**
 * Deal data in localStorage (docs/fairness.md): the commitments that this browser saw before the game started, and its
 * own contributions until they are revealed. Each match and each contribution has its own key, so that two tabs do not
 * overwrite each other.
 */

import { isEqual } from '../lib/share-equal';
import { COMMITMENTS_PREFIX } from './has-stored-commitment';

/** The commitments that this browser saw at a table. They verify the deal after the end. */
export interface StoredCommitments {
  readonly commitment: string; // of the seed, when this browser sat down
  readonly mine: string | null; // of this browser's last contribution; null: none
  readonly parts: readonly (string | null)[] | null; // of all seats at the start; null: not seen
  readonly at: number; // epoch ms
}

const CONTRIBUTION_PREFIX = 'great-fire.contribution.';
const MAX_ENTRIES = 300; // for each prefix

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
    return false; // some private windows refuse
  }
}

/** Returns the stored commitments of a match; null: none. */
export function loadCommitments(match: string): StoredCommitments | null {
  try {
    return JSON.parse(read(COMMITMENTS_PREFIX + match) ?? 'null') as StoredCommitments | null;
  } catch {
    return null;
  }
}

/** Stores commitments of a match and returns the merged entry. The first seed commitment and the first list win. */
export function saveCommitments(
  match: string,
  seen: Partial<Omit<StoredCommitments, 'at'>> & Pick<StoredCommitments, 'commitment'>,
): StoredCommitments {
  const before = loadCommitments(match);
  const merged = { mine: null, parts: null, ...before, ...seen, at: Date.now() };
  // Later values must not replace the first ones: the check compares against the first.
  const { commitment, parts } = before ?? merged;
  const stored = { ...merged, commitment, parts: parts ?? merged.parts };
  if (!isEqual({ ...stored, at: 0 }, { ...before, at: 0 })) {
    if (before === null) evictOldest(COMMITMENTS_PREFIX);
    write(COMMITMENTS_PREFIX + match, JSON.stringify(stored));
  }
  return stored;
}

/** Stores a contribution under its commitment until it is revealed. Returns whether it was stored. */
export function saveContribution(commitment: string, contribution: string): boolean {
  evictOldest(CONTRIBUTION_PREFIX);
  return write(CONTRIBUTION_PREFIX + commitment, JSON.stringify({ part: contribution, at: Date.now() }));
}

/** Returns the contribution of a commitment; null if this browser does not have it. */
export function loadContribution(commitment: string): string | null {
  const stored = read(CONTRIBUTION_PREFIX + commitment);
  return stored === null ? null : (JSON.parse(stored) as { readonly part: string }).part;
}

/** Removes a contribution that the server knows. */
export function removeContribution(commitment: string): void {
  try {
    window.localStorage.removeItem(CONTRIBUTION_PREFIX + commitment);
  } catch {
    // No storage, so nothing was stored.
  }
}

/** Removes the oldest third of the entries if the prefix has `MAX_ENTRIES` of them. */
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
    // No storage, so nothing can be removed.
  }
}
