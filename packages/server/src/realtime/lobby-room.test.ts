/** The lobby receives the changes of a table: which ones, and at which sockets. */
import type { LobbyUpdate } from '@great-fire/protocol';
import { startInProcessServer, updateSetupInProcess, type MemoryConnection } from '../../testing';
import {
  enterLobby,
  enterTable,
  playInProcess,
  seatPlayersInProcess,
  startGameInProcess,
} from '../../testing/game-in-process';
import { LogCapture } from '../../testing/log-capture';
import { LossyChangeFeed } from '../../testing/lossy-change-feed';
import { seededRandom } from '../../testing/seeded-random';
import { findPersonInProcess } from '../../testing/update-setup-in-process';
import type { ClaimedSeat } from '../lobby/table-service';
import type { Storage } from '../storage/storage';

const NOW = 1_700_000_000_000;

function startServer() {
  const feed = new LossyChangeFeed();
  const log = new LogCapture();
  const reads: string[] = [];
  const failing = new Set<string>();
  const wrapStorage = (opened: Storage): Storage =>
    feed.wrap({
      ...opened,
      matches: {
        ...opened.matches,
        find: (id) => {
          reads.push(id);
          return failing.has(id) ? Promise.reject(new Error('torn page')) : opened.matches.find(id);
        },
      },
    });
  return { server: startInProcessServer({ now: () => NOW, wrapStorage, log }), feed, log, reads, failing };
}

type Server = ReturnType<typeof startServer>['server'];

async function personOf(server: Server, claim: ClaimedSeat | undefined) {
  const person = claim === undefined ? null : await findPersonInProcess(server, claim);
  if (person === null) throw new Error('Nobody has this seat');
  return person;
}

/** The lobby updates that each connection has received since this function was called. */
function newsSince(connections: readonly MemoryConnection[]) {
  const before = connections.map((line) => line.messages('lobby').length);
  return (): readonly (readonly LobbyUpdate[])[] =>
    connections.map((line, index) => line.messages('lobby').slice(before[index]));
}

test('lists a new table for everyone in the lobby, with its spectators, and for no one at a table', async () => {
  const { server } = startServer();
  const first = await seatPlayersInProcess(server);
  const [ann, nobody] = [await enterLobby(server, first.keys[0] ?? ''), await enterLobby(server, null)];
  const atTable = await enterTable(server, null, first.matchId);
  expect(server.lobby.size).toBe(2);
  const news = newsSince([ann, nobody, atTable]);
  const { matchId } = await server.tables.open(null, {
    tableName: 'Fish Street',
    players: 3,
    private: false,
    name: 'Dan',
    options: { hiddenColours: false, moreDestruction: false, cones: 65 },
  });
  await server.whenIdle();
  const update = { id: matchId, match: { id: matchId, name: 'Fish Street', seats: ['Dan', null, null] } };
  expect(news()).toMatchObject([[update], [update], []]);
  expect(news()[0]?.[0]).not.toHaveProperty('activeTurn');
  const watcher = await enterTable(server, null, matchId);
  await server.tables.join(null, matchId, { name: 'Eve' });
  await server.whenIdle();
  expect(news()[1]?.at(-1)?.match).toMatchObject({ seats: ['Dan', 'Eve', null], spectators: 1 });
  watcher.close();
  await server.stop();
});

test('shows a private table only to its players, and removes a table that becomes private for the others', async () => {
  const { server } = startServer();
  const { matchId, claims, keys } = await seatPlayersInProcess(server, { private: true });
  const [ann, nobody] = [await enterLobby(server, keys[0] ?? ''), await enterLobby(server, null)];
  const news = newsSince([ann, nobody]);
  const host = await personOf(server, claims[0]);
  const change = (isPrivate: boolean) =>
    server.tables
      .updateSetup(host, matchId, { type: 'change-setup', change: { private: isPrivate } })
      .then(() => server.whenIdle());
  await server.tables.updateSetup(host, matchId, { type: 'transfer-host', seat: 1 });
  await server.whenIdle();
  expect(news()).toMatchObject([[{ id: matchId, match: { id: matchId, private: true } }], []]);
  const ben = await personOf(server, claims[1]);
  await server.tables.updateSetup(ben, matchId, { type: 'transfer-host', seat: 0 });
  await change(false);
  expect(news()[1]).toMatchObject([{ id: matchId, match: { id: matchId } }]);
  await change(true);
  expect(news()[1]?.at(-1)).toEqual({ id: matchId, match: null });
  expect(news()[0]?.at(-1)).toMatchObject({ id: matchId, match: { private: true } });
  await server.stop();
});

test('removes a table whose game starts for its players only, but not for these', async () => {
  const { server } = startServer();
  const { matchId, claims, keys } = await seatPlayersInProcess(server, { spectatorAccess: 'none' });
  const [ann, nobody] = [await enterLobby(server, keys[0] ?? ''), await enterLobby(server, null)];
  const news = newsSince([ann, nobody]);
  const [host] = claims;
  if (host === undefined) throw new Error('A table needs a host');
  await updateSetupInProcess(server, host, { type: 'start' });
  await server.whenIdle();
  expect(news()[1]?.at(-1)).toEqual({ id: matchId, match: null });
  expect(news()[0]?.at(-1)).toMatchObject({
    match: { id: matchId, status: 'running' },
    activeTurn: { seat: expect.any(Number) as number, isPaused: false },
  });
  const before = news().map(({ length }) => length);
  await playInProcess(server, matchId, 6);
  await server.whenIdle();
  expect(news()[1]).toHaveLength(before[1] ?? 0); // a move at an unlisted table sends nothing
  await server.stop();
});

test('sends no list, and reads no table, for a signal on a map or a step of a led replay', async () => {
  const { server, reads } = startServer();
  const { matchId } = await seatPlayersInProcess(server);
  const nobody = await enterLobby(server, null);
  const news = newsSince([nobody]);
  const before = reads.length;
  const leader = { id: 'socket-1', name: 'Ann', personId: null };
  const position = { move: 1, perspective: 'spectator', mark: null } as const;
  const signal = { seat: 0, personId: null, district: 'pudding-lane' } as const;
  await server.storage.changes.announce({ type: 'signal-sent', matchId, ...signal });
  await server.storage.changes.announce({ type: 'replay-led', matchId, leader, position });
  await server.whenIdle();
  expect({ news: news(), reads: reads.slice(before) }).toEqual({ news: [[]], reads: [] });
  await server.stop();
});

test('hides an open table from a person whom blocks its host, and marks one with a blocked player', async () => {
  const { server } = startServer();
  const { matchId, claims } = await seatPlayersInProcess(server);
  const other = await seatPlayersInProcess(server);
  const reader = await enterLobby(server, other.keys[0] ?? '');
  const nobody = await enterLobby(server, null);
  const { id: readerId } = await personOf(server, other.claims[0]);
  const [ann, ben] = [await personOf(server, claims[0]), await personOf(server, claims[1])];
  const transfer = (from: typeof ann, seat: number) =>
    server.tables.updateSetup(from, matchId, { type: 'transfer-host', seat }).then(() => server.whenIdle());
  await server.storage.blocks.block(readerId, ben.id, NOW, 10);
  await server.whenIdle();
  expect(reader.messages('service-status')).toEqual([{ isUp: true }]); // its page fetches the lists again
  expect(nobody.messages('service-status')).toEqual([]);
  const news = newsSince([reader, nobody]);
  await transfer(ann, 2);
  expect(news()).toMatchObject([[{ id: matchId, match: { isBlocked: true } }], [{ id: matchId }]]);
  expect(news()[1]?.[0]?.match).not.toHaveProperty('isBlocked');
  await transfer(await personOf(server, claims[2]), 1);
  expect(news()[0]?.at(-1)).toEqual({ id: matchId, match: null });
  expect(news()[1]?.at(-1)).toMatchObject({ match: { id: matchId } });
  await server.storage.blocks.unblock(readerId, ben.id);
  await server.whenIdle();
  await transfer(ben, 2);
  expect(news()[0]?.at(-1)?.match).toMatchObject({ id: matchId });
  expect(news()[0]?.at(-1)?.match).not.toHaveProperty('isBlocked');
  await server.stop();
});

test('sends a move only if the lobby shows what it changes, and reads the match only then', async () => {
  const { server, reads, feed } = startServer();
  const random = seededRandom('quiet moves');
  const { matchId } = await startGameInProcess(server);
  const [first, second] = [await enterLobby(server, null), await enterLobby(server, null)];
  const news = newsSince([first, second]);
  let shown = ''; // nothing since the lobby has members
  const expected: string[] = [];
  let quietMoves = 0;
  for (let count = 0; count < 30; count += 1) {
    reads.length = 0;
    await playInProcess(server, matchId, 1, random);
    await server.whenIdle();
    const turn = server.matches.peek(matchId)?.state.game.turn;
    const current = `${String(turn?.number)}/${String(turn?.seat)}`;
    if (current === shown) {
      expect(reads).toEqual([]);
      quietMoves += 1;
    } else expected.push(current);
    shown = current;
  }
  expect(quietMoves).toBeGreaterThan(5);
  const told = news().map((updates) =>
    updates.map(({ match, activeTurn }) => `${String(match?.turn ?? 0)}/${String(activeTurn?.seat)}`),
  );
  expect(told).toEqual([expected, expected]);
  reads.length = 0;
  feed.sendFromElsewhere({ type: 'move-stored', matchId, stateId: 99 }); // not in this server's cache
  await server.whenIdle();
  expect(reads).toContain(matchId);
  expect(news().map(({ length }) => length)).toEqual([expected.length, expected.length]);
  await server.stop();
});

test('forgets what it has shown when the last page leaves', async () => {
  const { server, feed } = startServer();
  const { matchId } = await startGameInProcess(server);
  const [staying, leaving] = [await enterLobby(server, null), await enterLobby(server, null)];
  await playInProcess(server, matchId, 1);
  await server.whenIdle();
  const news = newsSince([staying]);
  leaving.close();
  const announce = async () => {
    feed.sendFromElsewhere({ type: 'move-stored', matchId, stateId: 1 });
    await server.whenIdle();
  };
  await announce();
  expect(news()).toEqual([[]]);
  staying.close();
  expect(server.lobby.size).toBe(0);
  const late = await enterLobby(server, null);
  await announce();
  expect(late.messages('lobby')).toMatchObject([{ id: matchId }]);
  await server.stop();
});

test('removes a closed match for everyone', async () => {
  const { server, feed } = startServer();
  const members = [await enterLobby(server, null), await enterLobby(server, null)];
  feed.sendFromElsewhere({ type: 'match-closed', matchId: 'abcdefgh' });
  await server.whenIdle();
  for (const line of members) expect(line.messages('lobby')).toEqual([{ id: 'abcdefgh', match: null }]);
  await server.stop();
});

test('neither reads nor sends what the lobby does not show, nor anything without a page there', async () => {
  const { server, feed, reads } = startServer();
  const { matchId } = await startGameInProcess(server);
  const line = await enterLobby(server, null);
  reads.length = 0;
  for (const type of ['chat-line-added', 'chat-line-changed'] as const)
    feed.sendFromElsewhere({ type, matchId, lineId: 1 });
  feed.sendFromElsewhere({ type: 'opening-hand-answered', matchId, seat: 1 });
  feed.sendFromElsewhere({ type: 'presence-changed', matchId });
  await server.whenIdle();
  line.close();
  feed.sendFromElsewhere({ type: 'table-changed', matchId });
  feed.sendFromElsewhere({ type: 'move-stored', matchId, stateId: 9 });
  await server.whenIdle();
  expect(reads).toEqual([]);
  expect(line.messages('lobby')).toEqual([]);
  await server.stop();
});

test('disconnects a device that was signed out, and keeps all other pages', async () => {
  const { server } = startServer();
  const { claims, keys } = await seatPlayersInProcess(server);
  const lines = [
    await enterLobby(server, keys[0] ?? ''),
    await enterLobby(server, keys[1] ?? ''),
    await enterLobby(server, null),
  ];
  const ann = await personOf(server, claims[0]);
  const [device] = await server.storage.persons.devices(ann.id);
  await server.storage.persons.signOut(ann.id, device?.id ?? '');
  await server.whenIdle();
  expect(lines.map(({ isClosed }) => isClosed)).toEqual([true, false, false]);
  expect(server.lobby.size).toBe(2);
  await server.stop();
});

test('after a gap, makes every page fetch the lists again, reads the blocks and asks for the sessions', async () => {
  const { server, feed } = startServer();
  const { matchId, claims, keys } = await seatPlayersInProcess(server);
  const other = await seatPlayersInProcess(server);
  const lines = [
    await enterLobby(server, keys[1] ?? ''),
    await enterLobby(server, other.keys[0] ?? ''),
    await enterLobby(server, null),
  ];
  const [ann, ben] = [await personOf(server, claims[0]), await personOf(server, claims[1])];
  const reader = await personOf(server, other.claims[0]);
  await feed.loseDuring(async () => {
    const [device] = await server.storage.persons.devices(ben.id);
    await server.storage.persons.signOut(ben.id, device?.id ?? '');
    await server.storage.blocks.block(reader.id, ann.id, NOW, 10);
  });
  await server.whenIdle();
  for (const line of lines) expect(line.messages('service-status')).toEqual([{ isUp: true }]);
  await lines[2]?.emitWithAck('server-time');
  expect(lines.map(({ isClosed }) => isClosed)).toEqual([true, false, false]);
  const news = newsSince(lines);
  feed.sendFromElsewhere({ type: 'table-changed', matchId });
  await server.whenIdle();
  expect(news().slice(1)).toMatchObject([[{ id: matchId, match: null }], [{ match: { id: matchId } }]]);
  await server.stop();
});

test('logs an update that fails, and sends the next one', async () => {
  const { server, feed, failing, log } = startServer();
  const { matchId } = await seatPlayersInProcess(server);
  const line = await enterLobby(server, null);
  failing.add(matchId);
  feed.sendFromElsewhere({ type: 'table-changed', matchId });
  await server.whenIdle();
  const [entry] = log.linesContaining('updating the lobby failed');
  expect(JSON.parse(entry ?? '{}')).toMatchObject({ type: 'table-changed', matchId });
  failing.clear();
  feed.sendFromElsewhere({ type: 'table-changed', matchId });
  await server.whenIdle();
  expect(line.messages('lobby')).toMatchObject([{ id: matchId }]);
  await server.stop();
});

test('sends nothing after it is closed', async () => {
  const { server, feed } = startServer();
  const line = await enterLobby(server, null);
  server.lobby.close();
  expect(server.lobby.size).toBe(0);
  feed.sendFromElsewhere({ type: 'match-closed', matchId: 'abcdefgh' });
  await feed.loseDuring(() => Promise.resolve());
  await server.whenIdle();
  expect([line.messages('lobby'), line.messages('service-status')]).toEqual([[], []]);
  await server.stop();
});
