/** How far this browser has seen each match: what came after it is told when its person is back. */
import { writeStored, readStored } from './local-storage';

type LastSeenEntries = readonly (readonly [match: string, stateId: number])[]; // the one seen last comes last

const MAX_MATCHES = 30;

function readEntries(): LastSeenEntries {
  try {
    const stored: unknown = JSON.parse(readStored('seen') ?? '[]');
    if (!Array.isArray(stored)) return [];
    return stored.filter(
      (entry): entry is [string, number] =>
        Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'number',
    );
  } catch {
    return [];
  }
}

/** The last state of a match that was shown here, or null at the first visit. */
export function lastSeen(match: string): number | null {
  return readEntries().find(([id]) => id === match)?.[1] ?? null;
}

/** Whether other matches were looked at here too. */
export const hasSeenOtherMatches = (match: string): boolean => readEntries().some(([id]) => id !== match);

/** Keeps how far a match has been seen. */
export function saveLastSeen(match: string, stateId: number): void {
  const others = readEntries().filter(([id]) => id !== match);
  writeStored('seen', JSON.stringify([...others, [match, stateId]].slice(-MAX_MATCHES)));
}
