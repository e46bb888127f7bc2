import type { ActiveTurn, MyTable, MatchListItem } from '@great-fire/protocol';
import {
  type LobbyLists,
  applyLobbyUpdate,
  EMPTY_LOBBY,
  isMyTurn,
  selectMyTables,
  tableToContinue,
} from './lobby-reducer';

const match = (id: string, change: Partial<MatchListItem> = {}): MatchListItem => ({
  ...{ id, name: id, status: 'open', clock: '', lang: 'en' },
  seats: ['Anna', null, null],
  ...change,
});
const activeTurn = (seat: number, since = 0, until: number | null = null): ActiveTurn => ({
  ...{ seat, step: 'spread', since, deadline: until, isPaused: false },
});
/** Creates a table where the viewer sits in seat 1. */
const myTable = (id: string, status: MatchListItem['status'], turn: ActiveTurn | null = null): MyTable => ({
  match: match(id, { status }),
  seat: 1,
  openedAt: 0,
  activeTurn: turn,
});
const names = (list: readonly MatchListItem[]) => list.map(({ id }) => id);
const order = (tables: readonly MyTable[]) => names(selectMyTables(tables).map((table) => table.match));

test('puts a new table first and updates a known one in place', () => {
  const lists = { ...EMPTY_LOBBY, open: [match('a'), match('b')] };
  const grown = applyLobbyUpdate(lists, { id: 'c', match: match('c') });
  expect(names(grown.open)).toEqual(['c', 'a', 'b']);
  const changed = applyLobbyUpdate(grown, { id: 'a', match: match('a', { name: 'A again' }) });
  expect(changed.open[1]?.name).toBe('A again');
});

test('moves a starting table from the open to the running ones', () => {
  const begun = applyLobbyUpdate(
    { ...EMPTY_LOBBY, open: [match('a')] },
    { id: 'a', match: match('a', { status: 'running' }), activeTurn: activeTurn(0) },
  );
  expect(names(begun.open)).toEqual([]);
  expect(names(begun.running)).toEqual(['a']);
});

test('puts the newest result first and keeps five', () => {
  const finish = (lists: LobbyLists, id: string) =>
    applyLobbyUpdate(lists, { id, match: match(id, { status: 'finished' }) });
  const { finished } = ['a', 'b', 'c', 'd', 'e', 'f'].reduce(finish, EMPTY_LOBBY);
  expect(names(finished)).toEqual(['f', 'e', 'd', 'c', 'b']);
});

test('removes a deleted table from all lists', () => {
  const lists = {
    ...{ open: [match('a')], running: [], finished: [] },
    mine: [myTable('a', 'open')],
  };
  expect(applyLobbyUpdate(lists, { id: 'a', match: null })).toEqual(EMPTY_LOBBY);
});

test.each(['open', 'running', 'finished'] as const)(
  'lists a table that is %s, but no private one',
  (status) => {
    const listed = applyLobbyUpdate(EMPTY_LOBBY, { id: 'a', match: match('a', { status }) });
    expect(listed).toEqual({ ...EMPTY_LOBBY, [status]: [match('a', { status })] });
    const hidden = { id: 'a', match: match('a', { status, private: true }) };
    expect(applyLobbyUpdate(EMPTY_LOBBY, hidden)).toEqual(EMPTY_LOBBY);
    expect(applyLobbyUpdate(listed, hidden)).toEqual(EMPTY_LOBBY); // it has become private
  },
);

test("sorts own tables: own turns, others' turns, waiting tables, finished games", () => {
  expect(
    order([
      myTable('over', 'finished'),
      myTable('waiting', 'open'),
      myTable('theirs', 'running', activeTurn(0)),
      myTable('closed', 'unfinished'),
      myTable('mine', 'running', activeTurn(1)),
    ]),
  ).toEqual(['mine', 'theirs', 'waiting', 'over', 'closed']);
});

test('sorts own turns by deadline, then by waiting time', () => {
  expect(
    order([
      myTable('new', 'running', activeTurn(1, 900)),
      myTable('old', 'running', activeTurn(1, 100)),
      myTable('later', 'running', activeTurn(1, 800, 5000)),
      myTable('soon', 'running', activeTurn(1, 900, 2000)),
    ]),
  ).toEqual(['soon', 'later', 'old', 'new']);
  expect(
    order([
      myTable('new', 'running', activeTurn(1, 900, 5000)),
      myTable('old', 'running', activeTurn(1, 100, 5000)),
    ]),
  ).toEqual(['old', 'new']);
});

test('keeps the three newest finished games', () => {
  const over = ['a', 'b', 'c', 'd'].map((id) => myTable(id, 'finished'));
  expect(order([...over, myTable('open', 'open')])).toEqual(['open', 'a', 'b', 'c']);
});

test('updates own tables and removes one that dissolves before its start', () => {
  const lists = { ...EMPTY_LOBBY, mine: [myTable('a', 'running', activeTurn(0)), myTable('b', 'open')] };
  const called = applyLobbyUpdate(lists, {
    id: 'a',
    match: match('a', { status: 'running' }),
    activeTurn: activeTurn(1),
  });
  expect(called.mine[0]?.activeTurn?.seat).toBe(1);
  const dissolved = applyLobbyUpdate(called, { id: 'b', match: match('b', { status: 'unfinished' }) });
  expect(names(dissolved.mine.map((table) => table.match))).toEqual(['a']);
  const ended = applyLobbyUpdate(called, { id: 'a', match: match('a', { status: 'unfinished' }) });
  expect(ended.mine.map((table) => [table.match.id, table.activeTurn])).toEqual([
    ['b', null],
    ['a', null],
  ]);
});

test('waits for the viewer only while their seat is not open to anyone', () => {
  const mine = myTable('mine', 'running', activeTurn(1));
  expect(isMyTurn(mine)).toBe(true);
  expect(isMyTurn({ ...mine, match: { ...mine.match, openSeats: [0] } })).toBe(true);
  expect(isMyTurn({ ...mine, match: { ...mine.match, openSeats: [1] } })).toBe(false);
});

test('continues the first table that is not over', () => {
  const tables = [
    myTable('over', 'finished'),
    myTable('theirs', 'running', activeTurn(0)),
    myTable('mine', 'running', activeTurn(1)),
  ];
  expect(tableToContinue(selectMyTables(tables))?.match.id).toBe('mine');
  expect(tableToContinue([myTable('over', 'finished'), myTable('closed', 'unfinished')])).toBeNull();
});
