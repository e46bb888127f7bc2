import type { LogEntry } from '@great-fire/protocol';
import { findStateBeforeOwnMove, countMovesToUndo, getMovesToUndo, mapUndoneStates } from './takebacks';

/** A log from its first entry on: seats that moved, or where the game went back to. */
const buildLog = (...entries: readonly (number | { readonly to: number })[]): readonly LogEntry[] =>
  entries.map((entry, index) => ({
    stateId: index + 1,
    seat: typeof entry === 'number' ? entry : 0,
    events: [],
    at: index,
    ...(typeof entry !== 'number' && { takeback: { to: entry.to, consent: [0, 1] } }),
  }));
const stateIds = (log: readonly LogEntry[]) => log.map(({ stateId }) => stateId);

test('UNDO-4: what was taken back is told from what counts, by whatever took it last', () => {
  const log = buildLog(0, 1, 2, { to: 1 }, 1, { to: 0 }, 2);
  expect([...mapUndoneStates(log)].sort(([a], [b]) => a - b)).toEqual(
    [1, 2, 3, 4, 5].map((state) => [state, 6]),
  );
});

test('UNDO-3: going back takes the moves that count since then', () => {
  const log = buildLog(0, 1, 2, { to: 1 }, 1, 2);
  expect(stateIds(getMovesToUndo(log, 1))).toEqual([5, 6]);
  expect(stateIds(getMovesToUndo(log, 4))).toEqual([5, 6]); // it stands there as it did at 1
  expect(stateIds(getMovesToUndo(log, 0))).toEqual([1, 5, 6]);
  expect(countMovesToUndo(log, 6, 0)).toBe(3);
});

test('UNDO-3: nobody goes to what was taken back, nor to where the game stands', () => {
  const log = buildLog(0, 1, 2, { to: 1 });
  expect(getMovesToUndo(log, 2)).toEqual([]);
  expect(getMovesToUndo(log, 4)).toEqual([]);
  expect(getMovesToUndo(log, 1)).toEqual([]);
  expect(stateIds(getMovesToUndo(log, 0))).toEqual([1]);
});

test('before my last move is before the last that counts', () => {
  const log = buildLog(0, 1, 0, 2, { to: 2 }, 1);
  expect(findStateBeforeOwnMove(log, 0)).toBe(0);
  expect(findStateBeforeOwnMove(log, 1)).toBe(5);
  expect(findStateBeforeOwnMove(log, 2)).toBeNull();
});

test('of a log that is not known to its beginning the rest counts as moves', () => {
  expect(countMovesToUndo(buildLog(0, 1, 2, { to: 1 }, 1, 2).slice(2), 6, 0)).toBe(4);
});
