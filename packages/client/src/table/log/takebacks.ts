/** UNDO-3, UNDO-4: what of a log was taken back, and where a game can go back to. The log may begin anywhere in the game. */
import type { Seat } from '@great-fire/game';
import type { LogEntry } from '@great-fire/protocol';

/** By the state that each entry led to which does not count any more: the taking back that took it, the last one. */
export function mapUndoneStates(log: readonly LogEntry[]): ReadonlyMap<number, number> {
  const undoneBy = new Map<number, number>();
  for (const { stateId, takeback } of log) {
    if (takeback === undefined) continue;
    for (const entry of log)
      if (entry.stateId > takeback.to && entry.stateId < stateId) undoneBy.set(entry.stateId, stateId);
  }
  return undoneBy;
}

/** How many moves a taking back took; what is not in the log counts as moves. */
export function countUndone(log: readonly LogEntry[], { stateId, takeback }: LogEntry): number {
  if (takeback === undefined) return 0;
  const earlier = log.filter((entry) => entry.stateId < stateId);
  const undone = mapUndoneStates(earlier);
  const notMoves = earlier.filter(
    (entry) => entry.stateId > takeback.to && (entry.takeback !== undefined || undone.has(entry.stateId)),
  );
  return stateId - 1 - takeback.to - notMoves.length;
}

/** How many moves going back to `to` would take from the present state. */
export function countMovesToUndo(log: readonly LogEntry[], stateId: number, to: number): number {
  return countUndone(log, {
    stateId: stateId + 1,
    seat: 0,
    events: [],
    at: 0,
    takeback: { to, consent: [] },
  });
}

/** The moves that would be taken back by going back to a state; none where the game cannot go back there. */
export function getMovesToUndo(log: readonly LogEntry[], to: number): readonly LogEntry[] {
  const undone = mapUndoneStates(log);
  if (undone.has(to)) return [];
  return log.filter(
    ({ stateId, takeback }) => stateId > to && takeback === undefined && !undone.has(stateId),
  );
}

/** The state before a seat's last move that counts; null where the log has none. */
export function findStateBeforeOwnMove(log: readonly LogEntry[], seat: Seat): number | null {
  const undone = mapUndoneStates(log);
  const ownMoves = log.filter(
    (entry) => entry.seat === seat && entry.takeback === undefined && !undone.has(entry.stateId),
  );
  const last = ownMoves.at(-1);
  return last === undefined ? null : last.stateId - 1;
}
