/** Which pages receive which sync, and what changes while it is read. */
import {
  startInProcessServer,
  updateSetupInProcess,
  type MemoryConnection,
  type Storage,
} from '../../testing';
import {
  enterTable,
  playInProcess,
  seatPlayersInProcess,
  startGameInProcess,
} from '../../testing/game-in-process';
import { LossyChangeFeed } from '../../testing/lossy-change-feed';
import { findPersonInProcess } from '../../testing/update-setup-in-process';
import type { ClaimedSeat } from '../lobby/table-service';
import { requireMatch } from '../storage/matches';

const NOW = 1_700_000_000_000;

function startServer() {
  const feed = new LossyChangeFeed();
  const history = { reads: 0, during: null as (() => Promise<unknown>) | null };
  const wrapStorage = (opened: Storage): Storage =>
    feed.wrap({
      ...opened,
      chat: {
        ...opened.chat,
        history: async (...query) => {
          history.reads += 1;
          const lines = await opened.chat.history(...query);
          const { during } = history;
          history.during = null;
          await during?.();
          return lines;
        },
      },
    });
  const server = startInProcessServer({ now: () => NOW, wrapStorage });
  /** Sends every page of a table a sync. */
  const change = async (matchId: string) => {
    feed.sendFromElsewhere({ type: 'table-changed', matchId });
    await server.whenIdle();
  };
  return { server, feed, history, change };
}

type Server = ReturnType<typeof startServer>['server'];

async function enterAll(server: Server, matchId: string, keys: readonly (string | null)[]) {
  const lines: MemoryConnection[] = [];
  for (const key of keys) lines.push(await enterTable(server, key, matchId));
  return lines;
}

const syncs = (lines: readonly MemoryConnection[]) => lines.map((line) => line.messages('sync').length);
const last = (line: MemoryConnection | undefined) => line?.messages('sync').at(-1);

async function personOf(server: Server, claim: ClaimedSeat | undefined) {
  const person = claim === undefined ? null : await findPersonInProcess(server, claim);
  if (person === null) throw new Error('Nobody has this seat');
  return person;
}

test('reads a table once for all spectators of a game, once for each player, and for a spectator who mutes a player', async () => {
  const { server, history, change } = startServer();
  const { matchId, keys, claims } = await startGameInProcess(server);
  const other = await seatPlayersInProcess(server);
  const lines = await enterAll(server, matchId, [...keys, keys[0] ?? null, null, null, ...other.keys]);
  history.reads = 0;
  await change(matchId);
  expect(history.reads).toBe(3 + 1);
  const before = syncs(lines);
  const [muter, muted] = [await personOf(server, other.claims[2]), await personOf(server, claims[1])];
  await server.storage.moderation.mute(muter.id, muted.id, NOW);
  await server.whenIdle();
  history.reads = 0;
  await change(matchId);
  expect(history.reads).toBe(3 + 2);
  expect(syncs(lines).map((count, index) => count - (before[index] ?? 0))).toEqual([
    ...[1, 1, 1, 1, 1, 1],
    ...[1, 1, 2],
  ]);
  expect(lines.map((line) => last(line)?.mySeat)).toEqual([0, 1, 2, 0, null, null, null, null, null]);
  await server.stop();
});

test('before the start, only a person who was removed learns so', async () => {
  const { server, change, history } = startServer();
  const { matchId, keys, claims } = await seatPlayersInProcess(server);
  const other = await seatPlayersInProcess(server);
  const visitors = await enterAll(server, matchId, [keys[1] ?? null, other.keys[0] ?? null, null]);
  expect(visitors.map((line) => last(line)?.wasKicked)).toEqual([false, false, false]);
  const table = await requireMatch(server.storage.matches, matchId);
  await server.tables.leave(await personOf(server, claims[0]), table, 1, 'Ben');
  await server.whenIdle();
  history.reads = 0;
  await change(matchId);
  expect(history.reads).toBe(3);
  expect(visitors.map((line) => [last(line)?.wasKicked, last(line)?.mySeat])).toEqual([
    [true, null],
    [false, null],
    [false, null],
  ]);
  await server.stop();
});

test('stops sending a change when the next one has come', async () => {
  const { server, feed } = startServer();
  const { matchId, keys } = await startGameInProcess(server);
  const lines = await enterAll(server, matchId, [...keys, null]);
  const before = syncs(lines);
  for (let count = 0; count < 5; count += 1) feed.sendFromElsewhere({ type: 'table-changed', matchId });
  await server.whenIdle();
  const sent = syncs(lines).map((count, index) => count - (before[index] ?? 0));
  expect(sent.slice(1)).toEqual([1, 1, 1]); // the first player's may have been read before the last change
  await server.stop();
});

test('sends a sync with the move that was stored while it was read, and later moves as deltas', async () => {
  const { server, history, change } = startServer();
  const { matchId, keys } = await startGameInProcess(server);
  const [ann] = await enterAll(server, matchId, keys);
  const first = last(ann)?.frame?.stateId ?? 0;
  history.during = () => playInProcess(server, matchId, 1);
  await change(matchId);
  expect(last(ann)?.frame?.stateId).toBe(first + 1);
  await playInProcess(server, matchId, 1);
  await server.whenIdle();
  expect(ann?.messages('delta').at(-1)).toMatchObject({
    ...{ fromStateId: first + 1, stateId: first + 2 },
    logEntries: [{ stateId: first + 2 }],
  });
  await server.stop();
});

test('a person who mutes another while the table is read sees none of the other’s lines', async () => {
  const { server, history, change } = startServer();
  const { matchId, keys, claims } = await startGameInProcess(server);
  const [ann, ben] = await enterAll(server, matchId, keys);
  await ben?.emitWithAck('chat', { text: 'noise' });
  const [muter, muted] = [await personOf(server, claims[0]), await personOf(server, claims[1])];
  history.during = () => server.storage.moderation.mute(muter.id, muted.id, NOW);
  await change(matchId);
  expect(last(ann)?.chat).toEqual([]);
  expect(last(ben)?.chat).toMatchObject([{ text: 'noise' }]);
  await server.storage.moderation.unmute(muter.id, muted.id);
  await server.whenIdle();
  history.during = () => server.storage.moderation.mute(muter.id, muted.id, NOW);
  expect((await ann?.emitWithAck('sync'))?.sync?.chat).toEqual([]);
  await server.stop();
});

test('a socket that has left while its sync was read receives nothing', async () => {
  const { server, history, change } = startServer();
  const { matchId, keys } = await startGameInProcess(server);
  const [ann, ben] = await enterAll(server, matchId, keys);
  const before = ann?.received.length;
  history.during = () => Promise.resolve(ann?.close());
  await change(matchId);
  expect(ann?.received).toHaveLength(before ?? 0);
  expect(last(ben)?.presence.connected).toEqual([false, true, true]);
  expect(server.rooms.size).toBe(2);
  await server.stop();
});

test('begins a game whose start was interrupted when a person connects', async () => {
  const { server } = startServer();
  const { matchId, keys, claims } = await seatPlayersInProcess(server);
  const host = await personOf(server, claims[0]);
  await server.storage.matches.updateSetup(matchId, { type: 'start', by: host.id }, NOW);
  expect((await server.storage.matches.find(matchId))?.tableState).toBeNull();
  const [ann] = await enterAll(server, matchId, [keys[0] ?? null]);
  expect(last(ann)).toMatchObject({ match: { status: 'running' }, frame: { view: { viewer: 0 } } });
  expect((await server.storage.matches.find(matchId))?.tableState).not.toBeNull();
  await server.stop();
});

test('shows the rematch of a finished game, and its last moves with the owners who left during them', async () => {
  const { server, change } = startServer();
  const { matchId, keys, claims } = await startGameInProcess(server, {
    timeControl: { clock: { kind: 'none' }, timeoutAction: 'open-seat' },
  });
  const [ann, ben] = await enterAll(server, matchId, keys);
  await playInProcess(server, matchId, 2);
  await ben?.emitWithAck('table-command', { type: 'leave' });
  const dan = await server.tables.join(null, matchId, { name: 'Dan', seat: 1 });
  await server.whenIdle();
  expect(last(ben)?.mySeat).toBeNull();
  expect(last(ann)?.log.at(-1)?.formerOwners).toMatchObject([{ seat: 1, name: 'Ben' }]);
  const [newcomer] = await enterAll(server, matchId, [dan.sessionKey]);
  expect(last(newcomer)).toMatchObject({ mySeat: 1, frame: { view: { viewer: 1 } } });
  expect(last(ann)?.rematch).toBeNull();
  while (server.matches.peek(matchId)?.state.game.result === null) await playInProcess(server, matchId, 1);
  await server.whenIdle();
  const rematch = await server.tables.rematch(await personOf(server, claims[0]), matchId);
  await change(matchId);
  expect(last(ann)?.rematch).toMatchObject({ id: rematch.matchId });
  await server.stop();
});

test('disconnects those without a seat when the game of a table for its players starts', async () => {
  const { server } = startServer();
  const { matchId, keys, claims } = await seatPlayersInProcess(server, { spectatorAccess: 'none' });
  const lines = await enterAll(server, matchId, [...keys, null]);
  const [host] = claims;
  if (host === undefined) throw new Error('A table needs a host');
  await updateSetupInProcess(server, host, { type: 'start' });
  await server.whenIdle();
  expect(lines.map(({ isClosed }) => isClosed)).toEqual([false, false, false, true]);
  expect(last(lines[3])?.frame).toBeNull();
  await server.stop();
});
