import type { FormerOwner, LogEntry, TableLogEntry } from '@great-fire/protocol';
import { mergeLog, mergeTableLog, appendMoves } from './log-merge';

const entry = (stateId: number): LogEntry => ({ stateId, seat: 0, events: [], at: stateId });
const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => entry(from + index));
const ids = (log: readonly LogEntry[]) => log.map(({ stateId }) => stateId);

test('entries heard twice stand once', () => {
  expect(ids(mergeLog(range(1, 5), range(4, 7)))).toEqual([1, 2, 3, 4, 5, 6, 7]);
});

test('an earlier stretch goes before', () => {
  expect(ids(mergeLog(range(10, 12), range(5, 9)))).toEqual([5, 6, 7, 8, 9, 10, 11, 12]);
});

test('after a hole only the newer stretch is kept', () => {
  expect(ids(mergeLog(range(1, 3), range(9, 10)))).toEqual([9, 10]);
});

test('a page of the log that comes after its log was let go for a newer one is let go itself', () => {
  expect(ids(mergeLog(range(30, 32), range(5, 9)))).toEqual([30, 31, 32]);
});

test('moves go on from the last one', () => {
  expect(ids(appendMoves(range(1, 3), range(3, 5)))).toEqual([1, 2, 3, 4, 5]);
});

const ben: FormerOwner = { seat: 1, name: 'Ben', stateId: 3, version: 7 };
const formerOwners = (log: readonly LogEntry[]) => log.flatMap(({ formerOwners = [] }) => formerOwners);

test('whose last move it was is told later than the move, and stays known', () => {
  const told = [entry(2), { ...entry(3), formerOwners: [ben] }, entry(4)];
  const log = mergeLog(range(1, 3), told);
  expect(ids(log)).toEqual([1, 2, 3, 4]);
  expect(formerOwners(log)).toEqual([ben]);
  // What was on its way before somebody left does not bring them back.
  expect(mergeLog(log, range(2, 4))).toBe(log);
});

test('a log whose last entry is not told anew is let go: it may have been somebody’s last', () => {
  expect(ids(mergeLog(range(1, 3), range(4, 9)))).toEqual([4, 5, 6, 7, 8, 9]);
});

test('nothing new leaves the very same log', () => {
  const log = range(1, 3);
  expect(mergeLog(log, range(2, 3))).toBe(log);
  expect(mergeLog(log, [])).toBe(log);
});

const events = (from: number, to: number) =>
  range(from, to).map(({ stateId: id }): TableLogEntry => ({
    ...{ id, stateId: 1, at: id, event: { type: 'pause-expired' } },
  }));
const eventIds = (tableLog: readonly TableLogEntry[]) => tableLog.map(({ id }) => id);

test('what happened at the table is known once, and what is out of the server’s last ones is kept', () => {
  const known = mergeTableLog([], events(1, 2));
  expect(mergeTableLog(known, events(2, 2))).toBe(known);
  expect(eventIds(mergeTableLog(known, events(2, 4)))).toEqual([1, 2, 3, 4]);
  expect(eventIds(mergeTableLog(known, events(3, 4)))).toEqual([1, 2, 3, 4]);
});

test('what happened earlier at the table goes before; after a hole only the newer is kept', () => {
  expect(eventIds(mergeTableLog(events(5, 6), events(2, 4)))).toEqual([2, 3, 4, 5, 6]);
  expect(eventIds(mergeTableLog(events(1, 2), events(5, 6)))).toEqual([5, 6]);
  expect(eventIds(mergeTableLog(events(5, 6), events(1, 2)))).toEqual([5, 6]);
});
