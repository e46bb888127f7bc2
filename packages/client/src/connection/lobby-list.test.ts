import type { Call, MyTable, TableRow } from '@great-fire/protocol';
import { afterNews, arrangeMine, EMPTY_LOBBY, tableToContinue } from './lobby-list';

const match = (id: string, change: Partial<TableRow> = {}): TableRow => ({
  ...{ id, name: id, status: 'open', pace: '', lang: 'en' },
  seats: ['Anna', null, null],
  ...change,
});
const call = (seat: number, since = 0, until: number | null = null): Call => ({
  ...{ seat, step: 'spread', since, until, isPaused: false },
});
/** One of my tables, where I sit in seat 1. */
const mine = (id: string, status: TableRow['status'], awaited: Call | null = null): MyTable => ({
  match: match(id, { status }),
  seat: 1,
  call: awaited,
});
const names = (list: readonly TableRow[]) => list.map(({ id }) => id);
const order = (tables: readonly MyTable[]) => names(arrangeMine(tables).map((table) => table.match));

test('a new table comes first, a known one changes in its place', () => {
  const lists = { ...EMPTY_LOBBY, open: [match('a'), match('b')] };
  const grown = afterNews(lists, { id: 'c', match: match('c') });
  expect(names(grown.open)).toEqual(['c', 'a', 'b']);
  const changed = afterNews(grown, { id: 'a', match: match('a', { name: 'A again' }) });
  expect(changed.open[1]?.name).toBe('A again');
});

test('a table that begins moves from the open ones to those to watch', () => {
  const begun = afterNews(
    { ...EMPTY_LOBBY, open: [match('a')] },
    { id: 'a', match: match('a', { status: 'running' }), call: call(0) },
  );
  expect(names(begun.open)).toEqual([]);
  expect(names(begun.running)).toEqual(['a']);
});

test('a table that is gone is gone everywhere', () => {
  const lists = { open: [match('a')], running: [], mine: [mine('a', 'open')] };
  expect(afterNews(lists, { id: 'a', match: null })).toEqual(EMPTY_LOBBY);
});

test('a private table is never listed', () => {
  expect(afterNews(EMPTY_LOBBY, { id: 'a', match: match('a', { private: true }) }).open).toEqual([]);
});

test('of my tables those that wait for me come first, then the turns of others, tables that wait, games that are over', () => {
  expect(
    order([
      mine('over', 'finished'),
      mine('waiting', 'open'),
      mine('theirs', 'running', call(0)),
      mine('closed', 'unfinished'),
      mine('mine', 'running', call(1)),
    ]),
  ).toEqual(['mine', 'theirs', 'waiting', 'over', 'closed']);
});

test('of my turns the one whose time ends first comes first, then the one that has waited longest', () => {
  expect(
    order([
      mine('new', 'running', call(1, 900)),
      mine('old', 'running', call(1, 100)),
      mine('later', 'running', call(1, 800, 5000)),
      mine('soon', 'running', call(1, 900, 2000)),
    ]),
  ).toEqual(['soon', 'later', 'old', 'new']);
});

test('of the games that are over the three newest stay', () => {
  const over = ['a', 'b', 'c', 'd'].map((id) => mine(id, 'finished'));
  expect(order([...over, mine('open', 'open')])).toEqual(['open', 'a', 'b', 'c']);
});

test('news of my table call me, and a table that dissolves before it began is gone', () => {
  const lists = { ...EMPTY_LOBBY, mine: [mine('a', 'running', call(0)), mine('b', 'open')] };
  const called = afterNews(lists, { id: 'a', match: match('a', { status: 'running' }), call: call(1) });
  expect(called.mine[0]?.call?.seat).toBe(1);
  const dissolved = afterNews(called, { id: 'b', match: match('b', { status: 'unfinished' }) });
  expect(names(dissolved.mine.map((table) => table.match))).toEqual(['a']);
  const ended = afterNews(called, { id: 'a', match: match('a', { status: 'unfinished' }) });
  expect(ended.mine.map((table) => [table.match.id, table.call])).toEqual([
    ['b', null],
    ['a', null],
  ]);
});

test('the table to continue is the first that is not over', () => {
  const tables = [
    mine('over', 'finished'),
    mine('theirs', 'running', call(0)),
    mine('mine', 'running', call(1)),
  ];
  expect(tableToContinue(arrangeMine(tables))?.match.id).toBe('mine');
  expect(tableToContinue([mine('over', 'finished'), mine('closed', 'unfinished')])).toBeNull();
});
