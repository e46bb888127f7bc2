import { NO_CLOCK, seatNamed } from '@great-fire/protocol';
import type { MatchSummary } from '@great-fire/protocol';
import { afterNews, arrangeMine, EMPTY_LOBBY } from './lobby-list';

const match = (id: string, change: Partial<MatchSummary> = {}): MatchSummary => ({
  id,
  tableName: id,
  status: 'open',
  private: false,
  options: { hiddenColours: false, moreDestruction: false, cones: 65 },
  pace: NO_CLOCK,
  language: 'en',
  seats: ['Anna', null, null].map(seatNamed),
  host: 0,
  turn: 0,
  activeSeat: null,
  burning: [],
  spectators: 0,
  createdAt: 0,
  updatedAt: 0,
  ...change,
});
const names = (list: readonly MatchSummary[]) => list.map(({ id }) => id);

test('a new table comes first, a known one changes in its place', () => {
  const lists = { ...EMPTY_LOBBY, open: [match('a'), match('b')] };
  const grown = afterNews(lists, { id: 'c', match: match('c') });
  expect(names(grown.open)).toEqual(['c', 'a', 'b']);
  const changed = afterNews(grown, { id: 'a', match: match('a', { tableName: 'A again' }) });
  expect(changed.open[1]?.tableName).toBe('A again');
});

test('a table that begins moves from the open ones to those to watch', () => {
  const begun = afterNews(
    { ...EMPTY_LOBBY, open: [match('a')] },
    { id: 'a', match: match('a', { status: 'running' }) },
  );
  expect(names(begun.open)).toEqual([]);
  expect(names(begun.running)).toEqual(['a']);
});

test('a table that is gone is gone everywhere', () => {
  const lists = { open: [match('a')], running: [], mine: [{ match: match('a'), seat: 0 }] };
  expect(afterNews(lists, { id: 'a', match: null })).toEqual(EMPTY_LOBBY);
});

test('a private table is never listed', () => {
  expect(afterNews(EMPTY_LOBBY, { id: 'a', match: match('a', { private: true }) }).open).toEqual([]);
});

test('of my tables, those that wait for me come first, finished ones not at all', () => {
  const running = (id: string, activeSeat: number, updatedAt: number) => ({
    match: match(id, { status: 'running', activeSeat, updatedAt }),
    seat: 1,
  });
  const mine = arrangeMine([
    running('theirs', 0, 9),
    running('mine', 1, 1),
    { match: match('over', { status: 'finished' }), seat: 0 },
  ]);
  expect(mine.map((seat) => seat.match.id)).toEqual(['mine', 'theirs']);
});
