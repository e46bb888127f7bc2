/**
 * The moves of a game that count, numbered: 0 is the dealt table, n what n moves of the game's record lead to. A hand that
 * was kept is no move, and what was taken back does not count (UNDO-4), so that a link made during the game shows the same
 * position after its end.
 */
import type { LogEntry } from '@great-fire/protocol';

/** A move that counts, and what counted before it. */
interface Standing {
  readonly stateId: number;
  readonly before: Standing | null;
}

const DEALT: Standing = { stateId: 0, before: null };

function afterEntry(standing: Standing, { stateId, events }: LogEntry): Standing {
  if (events.some(({ type }) => type === 'taken-back')) return standing.before ?? DEALT;
  const isMove = !events.some(({ type }) => type === 'hand-kept');
  return isMove ? { stateId, before: standing } : standing;
}

/** By the number of a move the state that it led to, [0] for the dealt table. `log`: all of it, oldest first. */
export function countedStates(log: readonly LogEntry[]): readonly number[] {
  const reached = new Map<number, Standing>([[0, DEALT]]);
  let standing = DEALT;
  for (const entry of log) {
    const { stateId, takenBack } = entry;
    standing = takenBack === undefined ? afterEntry(standing, entry) : (reached.get(takenBack.to) ?? DEALT);
    reached.set(stateId, standing);
  }
  const states: number[] = [];
  for (let at: Standing | null = standing; at !== null; at = at.before) states.unshift(at.stateId);
  return states;
}

/** The number of the last move that counts and had been made at a state. */
export function moveAt(counted: readonly number[], stateId: number): number {
  const after = counted.findIndex((one) => one > stateId);
  return after < 0 ? counted.length - 1 : Math.max(0, after - 1);
}

/** The entries of the moves that count: [0] is that of move 1. */
export function countedEntries(log: readonly LogEntry[], counted: readonly number[]): readonly LogEntry[] {
  const byState = new Map(log.map((entry) => [entry.stateId, entry]));
  return counted.slice(1).flatMap((stateId) => byState.get(stateId) ?? []);
}

/** The log with each step that a player took back alone told as what it is: a taking back of the move before it. */
export function withUndone(log: readonly LogEntry[]): readonly LogEntry[] {
  return log.map((entry, index) => {
    if (!entry.events.some(({ type }) => type === 'taken-back')) return entry;
    const to = countedStates(log.slice(0, index + 1)).at(-1) ?? 0;
    return { ...entry, events: [], takenBack: { to, consent: [] } };
  });
}
