import type { FormerOwner, LogEntry, TableLogEntry } from '@great-fire/protocol';
import { mergeLog, mergeTableLog, appendMoves } from './merge-pages';

const entry = (stateId: number): LogEntry => ({ stateId, seat: 0, events: [], at: stateId });
const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => entry(from + index));
const ids = (log: readonly LogEntry[]) => log.map(({ stateId }) => stateId);

test('keeps an entry once if it is received twice', () => {
  expect(ids(mergeLog(range(1, 5), range(4, 7)))).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(ids(mergeLog(range(4, 7), range(1, 5)))).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(ids(mergeLog(range(4, 7), range(2, 9)))).toEqual([2, 3, 4, 5, 6, 7, 8, 9]);
});

test('prepends an earlier range', () => {
  expect(ids(mergeLog(range(10, 12), range(5, 9)))).toEqual([5, 6, 7, 8, 9, 10, 11, 12]);
});

test('keeps only the newer range if there is a gap', () => {
  expect(ids(mergeLog(range(1, 3), range(9, 10)))).toEqual([9, 10]);
});

test('ignores a page of older entries that leaves a gap before the log', () => {
  expect(ids(mergeLog(range(30, 32), range(5, 9)))).toEqual([30, 31, 32]);
});

test('appends new moves', () => {
  expect(ids(appendMoves(range(1, 3), range(3, 5)))).toEqual([1, 2, 3, 4, 5]);
});

const ben: FormerOwner = { seat: 1, name: 'Ben', stateId: 3, version: 7 };
const formerOwners = (log: readonly LogEntry[]) => log.flatMap(({ formerOwners = [] }) => formerOwners);

test('adds and keeps a former owner that the server sends after the move', () => {
  const told = [entry(2), { ...entry(3), formerOwners: [ben] }, entry(4)];
  const log = mergeLog(range(1, 3), told);
  expect(ids(log)).toEqual([1, 2, 3, 4]);
  expect(formerOwners(log)).toEqual([ben]);
  // A message from before the player left does not remove the former owner.
  expect(mergeLog(log, range(2, 4))).toBe(log);
});

test('drops the log if its last entry is not resent, because its former owners may be outdated', () => {
  expect(ids(mergeLog(range(1, 3), range(4, 9)))).toEqual([4, 5, 6, 7, 8, 9]);
});

test('returns the same array if there is nothing new', () => {
  const log = range(1, 3);
  expect(mergeLog(log, range(2, 3))).toBe(log);
  expect(mergeLog(log, [])).toBe(log);
});

const events = (from: number, to: number) =>
  range(from, to).map(({ stateId: id }): TableLogEntry => ({
    ...{ id, stateId: 1, at: id, event: { type: 'proposal-expired', kind: 'pause' } },
  }));
const eventIds = (tableLog: readonly TableLogEntry[]) => tableLog.map(({ id }) => id);

test('merges table events once and keeps those that the server no longer sends', () => {
  const known = mergeTableLog([], events(1, 2));
  expect(mergeTableLog(known, events(2, 2))).toBe(known);
  expect(eventIds(mergeTableLog(known, events(2, 4)))).toEqual([1, 2, 3, 4]);
  expect(eventIds(mergeTableLog(known, events(3, 4)))).toEqual([1, 2, 3, 4]);
});

test('prepends earlier table events, and keeps only the newer range if there is a gap', () => {
  expect(eventIds(mergeTableLog(events(5, 6), events(2, 4)))).toEqual([2, 3, 4, 5, 6]);
  expect(eventIds(mergeTableLog(events(1, 2), events(5, 6)))).toEqual([5, 6]);
  expect(eventIds(mergeTableLog(events(5, 6), events(1, 2)))).toEqual([5, 6]);
});
