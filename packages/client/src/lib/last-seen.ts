/** The last state of each match that this browser displayed. On the next visit the page shows the moves since then. */
import { writeStored, readStored } from './local-storage';

type LastSeenEntries = readonly (readonly [match: string, stateId: number])[]; // most recent last

const MAX_MATCHES = 30;

function readEntries(): LastSeenEntries {
  try {
    const stored: unknown = JSON.parse(readStored('last-seen') ?? '[]');
    if (!Array.isArray(stored)) return [];
    return stored.filter(
      (entry): entry is [string, number] =>
        Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'number',
    );
  } catch {
    return [];
  }
}

/** Returns the id of the last displayed state of a match; null before the first visit. */
export function lastSeen(match: string): number | null {
  return readEntries().find(([id]) => id === match)?.[1] ?? null;
}

/** Returns whether this browser displayed other matches. */
export const hasSeenOtherMatches = (match: string): boolean => readEntries().some(([id]) => id !== match);

export function saveLastSeen(match: string, stateId: number): void {
  const others = readEntries().filter(([id]) => id !== match);
  writeStored('last-seen', JSON.stringify([...others, [match, stateId]].slice(-MAX_MATCHES)));
}
