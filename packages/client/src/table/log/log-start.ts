/** Move log and table log are loaded in parts. These functions find the point from which both are complete. */
import type { LogEntry, TableLogEntry } from '@great-fire/protocol';

const FIRST_ID = 1; // first state id after a move, and first event id

/** Returns true if the server has earlier moves or events than the loaded ones. */
export const hasEarlier = ([move]: readonly LogEntry[], [event]: readonly TableLogEntry[]): boolean =>
  (move?.stateId ?? FIRST_ID) > FIRST_ID || (event?.id ?? FIRST_ID) > FIRST_ID;

/**
 * Returns the state after which both logs are complete, and its time in epoch ms. Earlier lines are not shown, because
 * some would be missing.
 */
export function getLogStart(
  [move]: readonly LogEntry[],
  [event]: readonly TableLogEntry[],
): { readonly stateId: number; readonly at: number } {
  const movesStart = { stateId: (move?.stateId ?? FIRST_ID) - 1, at: move?.at ?? 0 };
  const isComplete = event === undefined || event.id === FIRST_ID || event.stateId < movesStart.stateId;
  return isComplete ? movesStart : event;
}
