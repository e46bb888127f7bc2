/**
 * The evidence of a deal in localStorage, by which this browser can check the deal after the game (docs/fairness.md).
 * Each match has its own key, so that two tabs do not overwrite each other.
 */
import { randomId } from '../lib/random-id';

/** `commitment`: to the seed, as the table showed it before this browser sent its contribution. */
export interface DealEvidence {
  readonly commitment: string;
  readonly contribution: string;
  readonly at: number; // epoch ms
}

const PREFIX = 'great-fire.deal.';
const MAX_ENTRIES = 300;

export function loadDealEvidence(match: string): DealEvidence | null {
  try {
    return JSON.parse(window.localStorage.getItem(PREFIX + match) ?? 'null') as DealEvidence | null;
  } catch {
    return null; // damaged, or some private windows refuse
  }
}

/**
 * Returns this browser's contribution to a deal: a stored one, or else a new one, which it stores first. The commitment
 * of the first call stays, so that a later one cannot replace it unnoticed.
 *
 * Without storage, each call returns another contribution. The deal is as fair, but this browser cannot check it.
 */
export function contributeToDeal(match: string, commitment: string): string {
  const stored = loadDealEvidence(match);
  if (stored !== null) return stored.contribution;
  const contribution = randomId();
  const evidence: DealEvidence = { commitment, contribution, at: Date.now() };
  try {
    evictOldest(window.localStorage);
    window.localStorage.setItem(PREFIX + match, JSON.stringify(evidence));
  } catch {
    // No storage, or it is full.
  }
  return contribution;
}

/** Removes the evidence of a match, whose seat this browser left before the game. */
export function removeDealEvidence(match: string): void {
  try {
    window.localStorage.removeItem(PREFIX + match);
  } catch {
    // No storage, so nothing was stored.
  }
}

/** Removes the oldest third of the entries if there are `MAX_ENTRIES` of them. */
function evictOldest(storage: Storage): void {
  const keys = Object.keys(storage).filter((key) => key.startsWith(PREFIX));
  if (keys.length < MAX_ENTRIES) return;
  const timeOf = (key: string): number => loadDealEvidence(key.slice(PREFIX.length))?.at ?? 0;
  const entries = keys.map((key) => ({ key, at: timeOf(key) }));
  for (const { key } of entries.sort((a, b) => a.at - b.at).slice(0, MAX_ENTRIES / 3))
    storage.removeItem(key);
}
