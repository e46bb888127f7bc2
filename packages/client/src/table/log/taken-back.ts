/** UNDO-3, UNDO-4: what of a log was taken back, and where a game can go back to. The log may begin anywhere in the game. */
import type { Seat } from '@great-fire/game';
import type { LogEntry } from '@great-fire/protocol';

/** By the state that each entry led to which does not count any more: the taking back that took it, the last one. */
export function takenBackBy(log: readonly LogEntry[]): ReadonlyMap<number, number> {
  const by = new Map<number, number>();
  for (const { stateId, takenBack } of log) {
    if (takenBack === undefined) continue;
    for (const entry of log)
      if (entry.stateId > takenBack.to && entry.stateId < stateId) by.set(entry.stateId, stateId);
  }
  return by;
}

/** How many moves a taking back took; what is not in the log counts as moves. */
export function countOf(log: readonly LogEntry[], { stateId, takenBack }: LogEntry): number {
  if (takenBack === undefined) return 0;
  const earlier = log.filter((entry) => entry.stateId < stateId);
  const gone = takenBackBy(earlier);
  const others = earlier.filter(
    (entry) => entry.stateId > takenBack.to && (entry.takenBack !== undefined || gone.has(entry.stateId)),
  );
  return stateId - 1 - takenBack.to - others.length;
}

/** How many moves going back to `to` would take from the present state. */
export function goingCount(log: readonly LogEntry[], stateId: number, to: number): number {
  return countOf(log, { stateId: stateId + 1, seat: 0, events: [], at: 0, takenBack: { to, consent: [] } });
}

/** The moves that would be taken back by going back to a state; none where the game cannot go back there. */
export function goingMoves(log: readonly LogEntry[], to: number): readonly LogEntry[] {
  const gone = takenBackBy(log);
  if (gone.has(to)) return [];
  return log.filter(
    ({ stateId, takenBack }) => stateId > to && takenBack === undefined && !gone.has(stateId),
  );
}

/** The state before a seat's last move that counts; null where the log has none. */
export function beforeMine(log: readonly LogEntry[], seat: Seat): number | null {
  const gone = takenBackBy(log);
  const mine = log.filter(
    (entry) => entry.seat === seat && entry.takenBack === undefined && !gone.has(entry.stateId),
  );
  const last = mine.at(-1);
  return last === undefined ? null : last.stateId - 1;
}
