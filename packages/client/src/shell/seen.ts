/** How far this browser has seen each match: what came after it is told when its person is back. */
import { keep, readKept } from './kept';

type Seen = readonly (readonly [match: string, stateId: number])[]; // the one seen last comes last

const MATCHES = 30;

function readSeen(): Seen {
  try {
    const kept: unknown = JSON.parse(readKept('seen') ?? '[]');
    if (!Array.isArray(kept)) return [];
    return kept.filter(
      (entry): entry is [string, number] =>
        Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'number',
    );
  } catch {
    return [];
  }
}

/** The last state of a match that was shown here, or null at the first visit. */
export function lastSeen(match: string): number | null {
  return readSeen().find(([id]) => id === match)?.[1] ?? null;
}

/** Whether other matches were looked at here too. */
export const hasSeenOthers = (match: string): boolean => readSeen().some(([id]) => id !== match);

/** Keeps how far a match has been seen. */
export function keepSeen(match: string, stateId: number): void {
  const others = readSeen().filter(([id]) => id !== match);
  keep('seen', JSON.stringify([...others, [match, stateId]].slice(-MATCHES)));
}
