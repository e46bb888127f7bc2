import type { LogEntry, TableEntry } from '@great-fire/protocol';
import { mergeLog, mergeTableLog } from './log-merge';

const entry = (stateId: number): LogEntry => ({ stateId, seat: 0, events: [], at: stateId });
const stretch = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => entry(from + index));
const ids = (log: readonly LogEntry[]) => log.map(({ stateId }) => stateId);

test('entries heard twice stand once', () => {
  expect(ids(mergeLog(stretch(1, 5), stretch(4, 7)))).toEqual([1, 2, 3, 4, 5, 6, 7]);
});

test('an earlier stretch goes before', () => {
  expect(ids(mergeLog(stretch(10, 12), stretch(5, 9)))).toEqual([5, 6, 7, 8, 9, 10, 11, 12]);
});

test('after a hole only the newer stretch is kept', () => {
  expect(ids(mergeLog(stretch(1, 3), stretch(9, 10)))).toEqual([9, 10]);
});

test('nothing new leaves the very same log', () => {
  const log = stretch(1, 3);
  expect(mergeLog(log, stretch(2, 3))).toBe(log);
  expect(mergeLog(log, [])).toBe(log);
});

test('what happened at the table is known once, and what is out of the server’s last ones is kept', () => {
  const event = (id: number): TableEntry => ({ id, stateId: 1, at: id, event: { type: 'pause-lapsed' } });
  const known = mergeTableLog([], [event(1), event(2)]);
  expect(mergeTableLog(known, [event(2)])).toBe(known);
  expect(mergeTableLog(known, [event(2), event(5)]).map(({ id }) => id)).toEqual([1, 2, 5]);
});
