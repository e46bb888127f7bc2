import type { LogEntry } from '@great-fire/protocol';
import { findStateBeforeOwnMove, countMovesToUndo, getMovesToUndo, mapUndoneStates } from './takebacks';

/** Builds a log from its first entry. A number is the seat of a move, an object is a takeback. */
const buildLog = (...entries: readonly (number | { readonly to: number })[]): readonly LogEntry[] =>
  entries.map((entry, index) => ({
    stateId: index + 1,
    seat: typeof entry === 'number' ? entry : 0,
    events: [],
    at: index,
    ...(typeof entry !== 'number' && { takeback: { to: entry.to, consent: [0, 1] } }),
  }));
const stateIds = (log: readonly LogEntry[]) => log.map(({ stateId }) => stateId);

test('UNDO-4: maps each undone state to its latest takeback', () => {
  const log = buildLog(0, 1, 2, { to: 1 }, 1, { to: 0 }, 2);
  expect([...mapUndoneStates(log)].sort(([a], [b]) => a - b)).toEqual(
    [1, 2, 3, 4, 5].map((state) => [state, 6]),
  );
});

test('UNDO-3: undoes the counting moves since the target state', () => {
  const log = buildLog(0, 1, 2, { to: 1 }, 1, 2);
  expect(stateIds(getMovesToUndo(log, 1))).toEqual([5, 6]);
  expect(stateIds(getMovesToUndo(log, 4))).toEqual([5, 6]); // state 4 equals state 1
  expect(stateIds(getMovesToUndo(log, 0))).toEqual([1, 5, 6]);
  expect(countMovesToUndo(log, 6, 0)).toBe(3);
});

test('UNDO-3: undoes nothing for an undone state or the current state', () => {
  const log = buildLog(0, 1, 2, { to: 1 });
  expect(getMovesToUndo(log, 2)).toEqual([]);
  expect(getMovesToUndo(log, 4)).toEqual([]);
  expect(getMovesToUndo(log, 1)).toEqual([]);
  expect(stateIds(getMovesToUndo(log, 0))).toEqual([1]);
});

test('finds the state before a seat’s last counting move', () => {
  const log = buildLog(0, 1, 0, 2, { to: 2 }, 1);
  expect(findStateBeforeOwnMove(log, 0)).toBe(0);
  expect(findStateBeforeOwnMove(log, 1)).toBe(5);
  expect(findStateBeforeOwnMove(log, 2)).toBeNull();
});

test('counts missing entries as moves when the log does not start at the beginning', () => {
  expect(countMovesToUndo(buildLog(0, 1, 2, { to: 1 }, 1, 2).slice(2), 6, 0)).toBe(4);
});

test('UNDO-3, SET-3: takes back no decision about an opening hand', () => {
  const log = buildLog(0, 1, 2, 0).map((entry): LogEntry =>
    entry.stateId > 3 ? entry : { ...entry, events: [{ type: 'hand-kept', seat: entry.seat }] },
  );
  expect(findStateBeforeOwnMove(log, 0)).toBe(3);
  expect(findStateBeforeOwnMove(log, 1)).toBeNull();
  expect(stateIds(getMovesToUndo(log, 3))).toEqual([4]);
  expect(getMovesToUndo(log, 2)).toEqual([]);
});
