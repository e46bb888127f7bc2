/** Moves and what happened beside them are known from a place of their own each: how far back both are. */
import type { LogEntry, TableLogEntry } from '@great-fire/protocol';

const FIRST_ID = 1; // of the states that moves led to, and of the table's events

/** Whether there was anything before what is known. */
export const hasEarlier = ([move]: readonly LogEntry[], [event]: readonly TableLogEntry[]): boolean =>
  (move?.stateId ?? FIRST_ID) > FIRST_ID || (event?.id ?? FIRST_ID) > FIRST_ID;

/** The state after which everything is known, and when that began. What was before it would be told with holes. */
export function getLogStart(
  [move]: readonly LogEntry[],
  [event]: readonly TableLogEntry[],
): { readonly stateId: number; readonly at: number } {
  const movesStart = { stateId: (move?.stateId ?? FIRST_ID) - 1, at: move?.at ?? 0 };
  const isComplete = event === undefined || event.id === FIRST_ID || event.stateId < movesStart.stateId;
  return isComplete ? movesStart : event;
}
