/**
 * What this browser keeps of deals (docs/fairness.md): what it was shown at a table before the game began, and the parts that it
 * adds itself until they are shown. By match and by part, so that two tabs do not write over each other.
 */

import { PINS } from './has-pins';

/** What was shown at one table, by which its deal is checked after the end. */
export interface Pins {
  readonly commitment: string; // of the seed, as it stood when this browser sat down
  readonly mine: string | null; // the commitment of the part that this browser added last; null: none
  readonly parts: readonly (string | null)[] | null; // all seats' at the start; null: not seen
  readonly at: number; // ms since 1970, UTC
}

const PART = 'great-fire.part.';
const MOST = 300; // of each

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
export function pinsOf(match: string): Pins | null {
  try {
    return JSON.parse(read(PINS + match) ?? 'null') as Pins | null;
  } catch {
    return null;
  }
}

/** Keeps what is shown at a table; of seed and list what was shown first. */
export function pin(match: string, shown: Partial<Omit<Pins, 'at'>> & Pick<Pins, 'commitment'>): Pins {
  const before = pinsOf(match);
  const pins = { mine: null, parts: null, ...before, ...shown, at: Date.now() };
  // What was shown first is what counts: it is to be compared with.
  const { commitment, parts } = before ?? pins;
  const kept = { ...pins, commitment, parts: parts ?? pins.parts };
  if (JSON.stringify({ ...kept, at: 0 }) !== JSON.stringify({ ...before, at: 0 })) {
    if (before === null) tidy(PINS);
    write(PINS + match, JSON.stringify(kept));
  }
  return kept;
}

/** Keeps a part under its commitment until it is shown. Returns whether it is kept. */
export function keepPart(commitment: string, part: string): boolean {
  tidy(PART);
  return write(PART + commitment, JSON.stringify({ part, at: Date.now() }));
}

/** The part that a commitment is of, where it is this browser's. */
export function partOf(commitment: string): string | null {
  const kept = read(PART + commitment);
  return kept === null ? null : (JSON.parse(kept) as { readonly part: string }).part;
}

/** Forgets a part that is known to the server. */
export function forgetPart(commitment: string): void {
  try {
    window.localStorage.removeItem(PART + commitment);
  } catch {
    // Then it was never kept.
  }
}

/** Makes room: the oldest go. */
function tidy(kind: string): void {
  try {
    const { localStorage } = window;
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(kind));
    if (keys.length < MOST) return;
    const aged = keys.map((key) => {
      const { at } = JSON.parse(localStorage.getItem(key) ?? '{"at":0}') as { readonly at: number };
      return { key, at };
    });
    for (const { key } of aged.sort((a, b) => a.at - b.at).slice(0, MOST / 3)) localStorage.removeItem(key);
  } catch {
    // Then there is nothing to make room in.
  }
}
