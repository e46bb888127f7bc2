import type { MatchPage, MatchStatus, Me, TableFilter, TableRow } from '@great-fire/protocol';
import { withDeadline } from '@great-fire/testkit/wait-for';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server } from 'socket.io';
import type { LobbySnapshot } from './lobby-line';
import { LobbyLine } from './lobby-line';
import { openSocket } from './socket';

interface Asked {
  readonly filter: TableFilter;
  readonly cursor: string | null;
  readonly answer: (page: MatchPage) => void;
}

const row = (id: string): TableRow => ({
  ...{ id, name: id, status: 'open', pace: '', lang: 'en', seats: ['Anna', null, null] },
});
const NOBODY: Me = { name: null, handle: null, hasMail: false, hasLeaders: true, seats: [], now: 0 };

/** Runs a test on a lobby that somebody hears, with a real socket; the lists of open tables are answered by the test. */
async function withLobby(run: (line: LobbyLine, asked: readonly Asked[]) => Promise<void>): Promise<void> {
  const http = createServer();
  const io = new Server(http, { transports: ['websocket'] });
  await new Promise<void>((listening) => http.listen(0, '127.0.0.1', listening));
  const { port } = http.address() as AddressInfo;
  const asked: Asked[] = [];
  const listMatches = (status: MatchStatus, filter: TableFilter = {}, cursor: string | null = null) =>
    status === 'open'
      ? new Promise<MatchPage>((answer) => asked.push({ filter, cursor, answer }))
      : Promise.resolve({ matches: [], next: null });
  const line = new LobbyLine({
    listMatches,
    readMe: () => Promise.resolve(NOBODY),
    socket: openSocket({ url: `http://127.0.0.1:${String(port)}` }),
  });
  const leave = line.subscribe(() => undefined);
  try {
    await reached(line, ({ live }) => live); // it asks once more as the socket connects
    await run(line, asked);
  } finally {
    leave();
    await io.close();
  }
}

function reached(line: LobbyLine, isTrue: (snapshot: LobbySnapshot) => boolean): Promise<void> {
  const isReached = new Promise<void>((resolve) => {
    const look = () => {
      if (!isTrue(line.getSnapshot())) return;
      leave();
      resolve();
    };
    const leave = line.subscribe(look);
    look();
  });
  return withDeadline('a snapshot of the lobby', isReached);
}

const ids = (line: LobbyLine) => line.getSnapshot().open.map(({ id }) => id);

test('lists that come again and say the same are the same lists', () =>
  withLobby(async (line, asked) => {
    asked.at(-1)?.answer({ matches: [row('a')], next: null });
    await reached(line, ({ filter }) => filter !== null);
    const { open } = line.getSnapshot();
    line.setFilter({ pace: 'live' });
    asked.at(-1)?.answer({ matches: [row('a')], next: null });
    await reached(line, ({ filter }) => filter !== null);
    expect(line.getSnapshot().open).toBe(open);
  }));

test('a filter asks the server for what fits, and is settled once that has come', () =>
  withLobby(async (line, asked) => {
    asked.at(-1)?.answer({ matches: [row('a')], next: 'further' });
    await reached(line, ({ filter }) => filter !== null);
    line.setFilter({ pace: 'live' });
    expect(line.getSnapshot()).toMatchObject({ filter: null, more: null });
    expect(ids(line)).toEqual(['a']); // the page judges these itself until then
    expect(asked.at(-1)?.filter).toEqual({ pace: 'live' });
    asked.at(-1)?.answer({ matches: [row('b')], next: null });
    await reached(line, ({ filter }) => filter?.pace === 'live');
    expect(ids(line)).toEqual(['b']);
  }));

test('the same filter said again asks nothing', () =>
  withLobby((line, asked) => {
    line.setFilter({ pace: 'live' });
    const before = asked.length;
    line.setFilter({ pace: 'live' });
    expect(asked).toHaveLength(before);
    return Promise.resolve();
  }));

test('an answer that comes after the filter changed again is not shown', () =>
  withLobby(async (line, asked) => {
    const shown: string[] = [];
    const leave = line.subscribe(() => shown.push(...ids(line)));
    line.setFilter({ pace: 'live' });
    const late = asked.at(-1);
    line.setFilter({ pace: 'slow' });
    asked.at(-1)?.answer({ matches: [row('slow')], next: null });
    await reached(line, ({ filter }) => filter?.pace === 'slow');
    late?.answer({ matches: [row('live')], next: null });
    // A later answer is shown later.
    line.setFilter({ pace: 'none' });
    asked.at(-1)?.answer({ matches: [row('none')], next: null });
    await reached(line, ({ filter }) => filter?.pace === 'none');
    expect([...new Set(shown)]).toEqual(['slow', 'none']);
    leave();
  }));

test('the next page is of the same filter, and one that comes after another filter was set is dropped', () =>
  withLobby(async (line, asked) => {
    line.setFilter({ pace: 'live' });
    asked.at(-1)?.answer({ matches: [row('a')], next: 'further' });
    await reached(line, ({ more }) => more === 'further');
    const fetched = line.showMore();
    expect(asked.at(-1)).toMatchObject({ filter: { pace: 'live' }, cursor: 'further' });
    asked.at(-1)?.answer({ matches: [row('a'), row('b')], next: 'last' });
    await fetched;
    expect(ids(line)).toEqual(['a', 'b']);
    const dropped = line.showMore();
    const late = asked.at(-1);
    line.setFilter({});
    late?.answer({ matches: [row('c')], next: null });
    await dropped;
    expect(ids(line)).toEqual(['a', 'b']);
  }));
