/** Moves and what happened beside them are known from a place of their own each: how far back both are. */
import type { LogEntry, TableEntry } from '@great-fire/protocol';

const FIRST = 1; // of the states that moves led to, and of the table's events

/** Whether there was anything before what is known. */
export const hasEarlier = ([move]: readonly LogEntry[], [event]: readonly TableEntry[]): boolean =>
  (move?.stateId ?? FIRST) > FIRST || (event?.id ?? FIRST) > FIRST;

/** The state after which everything is known, and when that began. What was before it would be told with holes. */
export function knownSince(
  [move]: readonly LogEntry[],
  [event]: readonly TableEntry[],
): { readonly stateId: number; readonly at: number } {
  const moves = { stateId: (move?.stateId ?? FIRST) - 1, at: move?.at ?? 0 };
  const isWhole = event === undefined || event.id === FIRST || event.stateId < moves.stateId;
  return isWhole ? moves : event;
}
