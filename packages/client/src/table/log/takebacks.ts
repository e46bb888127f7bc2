/**
 * Takebacks in the log (UNDO-3, UNDO-4): which moves were undone, and the possible targets. The log may begin
 * anywhere.
 */
import type { Seat } from '@great-fire/game';
import type { LogEntry } from '@great-fire/protocol';

/** Maps each undone state to the state id of the takeback that undid it, the latest if several did. */
export function mapUndoneStates(log: readonly LogEntry[]): ReadonlyMap<number, number> {
  const undoneBy = new Map<number, number>();
  for (const { stateId, takeback } of log) {
    if (takeback === undefined) continue;
    for (const entry of log)
      if (entry.stateId > takeback.to && entry.stateId < stateId) undoneBy.set(entry.stateId, stateId);
  }
  return undoneBy;
}

/** Returns the number of moves that a takeback undid. Entries missing from the log count as moves. */
export function countUndone(log: readonly LogEntry[], { stateId, takeback }: LogEntry): number {
  if (takeback === undefined) return 0;
  const earlier = log.filter((entry) => entry.stateId < stateId);
  const undone = mapUndoneStates(earlier);
  const notMoves = earlier.filter(
    (entry) => entry.stateId > takeback.to && (entry.takeback !== undefined || undone.has(entry.stateId)),
  );
  return stateId - 1 - takeback.to - notMoves.length;
}

/** Returns the number of moves that a takeback to state `to` would undo now. */
export function countMovesToUndo(log: readonly LogEntry[], stateId: number, to: number): number {
  return countUndone(log, {
    stateId: stateId + 1,
    seat: 0,
    events: [],
    at: 0,
    takeback: { to, consent: [] },
  });
}

/** Returns true for a decision about an opening hand (SET-3). The start of the game made it, so it stays. */
const isOpeningHand = ({ events }: LogEntry): boolean =>
  events.some(({ type }) => type === 'hand-kept' || type === 'hand-redealt');

/** Returns the moves that a takeback to a state would undo. Returns none if the state is not a valid target. */
export function getMovesToUndo(log: readonly LogEntry[], to: number): readonly LogEntry[] {
  const undone = mapUndoneStates(log);
  if (undone.has(to)) return [];
  const moves = log.filter(
    ({ stateId, takeback }) => stateId > to && takeback === undefined && !undone.has(stateId),
  );
  return moves.some(isOpeningHand) ? [] : moves;
}

/** Returns the state before a seat's last counting move, or null if the log has no such move. */
export function findStateBeforeOwnMove(log: readonly LogEntry[], seat: Seat): number | null {
  const undone = mapUndoneStates(log);
  const ownMoves = log.filter(
    (entry) =>
      entry.seat === seat &&
      entry.takeback === undefined &&
      !undone.has(entry.stateId) &&
      !isOpeningHand(entry),
  );
  const last = ownMoves.at(-1);
  return last === undefined ? null : last.stateId - 1;
}
