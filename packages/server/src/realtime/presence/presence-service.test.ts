/** Presence at the tables of several servers, whose other servers this test stands for. */
import { withFakeTimers } from '@great-fire/testkit/fake-timers';
import { startInProcessServer, type Storage } from '../../../testing';
import { enterTable, seatPlayersInProcess, startGameInProcess } from '../../../testing/game-in-process';
import { LogCapture } from '../../../testing/log-capture';
import { EMPTY_PRESENCE, type TablePresence } from '../../storage/presence';

const NOW = 1_700_000_000_000;

function startServer() {
  const log = new LogCapture();
  const remote = new Map<string, TablePresence>();
  const published: [matchId: string, presence: TablePresence][] = [];
  const asked: (readonly string[])[] = [];
  const failing = { publish: false };
  const wrapStorage = (opened: Storage): Storage => ({
    ...opened,
    presence: {
      publish: async (matchId, presence) => {
        if (failing.publish) throw new Error('torn page');
        published.push([matchId, presence]);
        await opened.presence.publish(matchId, presence);
      },
      findRemote: (ids) => {
        asked.push(ids);
        return Promise.resolve(new Map([...remote].filter(([id]) => ids.includes(id))));
      },
    },
  });
  const server = startInProcessServer({ now: () => NOW, wrapStorage, log });
  return { server, log, remote, published, asked, failing };
}

test('merges what is here with what is elsewhere', async () => {
  const { server, remote } = startServer();
  const { matchId, keys } = await startGameInProcess(server);
  const other = await seatPlayersInProcess(server);
  const empty = await seatPlayersInProcess(server);
  await enterTable(server, keys[1] ?? null, matchId);
  await enterTable(server, null, matchId);
  remote.set(matchId, { ...EMPTY_PRESENCE, seats: [2], visibleSeats: [2], spectators: 4 });
  remote.set(other.matchId, { ...EMPTY_PRESENCE, seats: [0], spectators: 2 });
  const { presence } = server.rooms;
  expect(await presence.presenceAt(matchId)).toEqual({
    ...{ seats: [1, 2], visibleSeats: [1, 2], spectators: 5, namedSpectators: [] },
  });
  const ids = [matchId, other.matchId, empty.matchId];
  expect([...(await presence.spectatorCounts(ids))]).toEqual([
    [matchId, 5],
    [other.matchId, 2],
    [empty.matchId, 0],
  ]);
  expect([...(await presence.matchesWithSeatedPlayers(ids))]).toEqual([matchId, other.matchId]);
  expect(await presence.presenceAt(empty.matchId)).toEqual(EMPTY_PRESENCE);
  await server.stop();
});

test('reports to other servers who enters, leaves and hides the page, and to the room who enters and leaves', async () => {
  const { server, published } = startServer();
  const { matchId, keys } = await startGameInProcess(server);
  const ann = await enterTable(server, keys[0] ?? null, matchId);
  expect(published).toEqual([[matchId, { ...EMPTY_PRESENCE, seats: [0], visibleSeats: [0] }]]);
  const watcher = await enterTable(server, null, matchId);
  expect(published.at(-1)?.[1].spectators).toBe(1);
  const messages = ann.messages('presence').length;
  await ann.emitWithAck('visibility', { hidden: true });
  expect(published.at(-1)?.[1]).toMatchObject({ seats: [0], visibleSeats: [], spectators: 1 });
  const count = published.length;
  await ann.emitWithAck('visibility', { hidden: true });
  await watcher.emitWithAck('visibility', { hidden: true }); // a game does not wait for a spectator
  expect(published).toHaveLength(count);
  await ann.emitWithAck('visibility', { hidden: false });
  expect(published.at(-1)?.[1]).toMatchObject({ visibleSeats: [0] });
  expect(ann.messages('presence')).toHaveLength(messages);
  watcher.close();
  await server.whenIdle();
  expect(ann.messages('presence').at(-1)).toEqual({ connected: [true, false, false], spectators: 0 });
  expect(published.at(-1)).toEqual([matchId, { ...EMPTY_PRESENCE, seats: [0], visibleSeats: [0] }]);
  ann.close();
  await server.whenIdle();
  expect(published.at(-1)).toEqual([matchId, EMPTY_PRESENCE]);
  await server.stop();
});

test('shows a spectator by name to everyone, and asks for the presence of this table only', async () => {
  const { server, asked, remote } = startServer();
  const { matchId, keys } = await startGameInProcess(server);
  const { keys: names } = await seatPlayersInProcess(server);
  const ann = await enterTable(server, keys[0] ?? null, matchId);
  remote.set(matchId, { ...EMPTY_PRESENCE, seats: [2] });
  await enterTable(server, names[1] ?? null, matchId);
  expect(ann.messages('presence').at(-1)).toEqual({
    ...{ connected: [true, false, true], spectators: 1, spectatorNames: ['Ben'] },
  });
  expect(asked.every((ids) => ids.length === 1 && ids[0] === matchId)).toBe(true);
  await enterTable(server, names[2] ?? null, matchId, { anonymous: true });
  expect(ann.messages('presence').at(-1)).toMatchObject({ spectators: 2, spectatorNames: ['Ben'] });
  await server.stop();
});

test('sends nothing about a match that is gone, and keeps a member whose presence cannot be stored', async () => {
  const { server, failing, log } = startServer();
  const { matchId, keys } = await startGameInProcess(server);
  const ann = await enterTable(server, keys[0] ?? null, matchId);
  failing.publish = true;
  const ben = await enterTable(server, keys[1] ?? null, matchId);
  const [line] = log.linesContaining('handling a change failed');
  expect(JSON.parse(line ?? '{}')).toMatchObject({ matchId, err: { message: 'torn page' } });
  expect(await ben.emitWithAck('sync')).toMatchObject({
    sync: { presence: { connected: [true, true, false] } },
  });
  ben.close();
  await server.whenIdle();
  expect(log.linesContaining('socket cleanup failed')).toHaveLength(1);
  failing.publish = false;
  const messages = ann.messages('presence').length;
  await server.rooms.presence.broadcast(matchId);
  expect(ann.messages('presence')).toHaveLength(messages + 1);
  await server.rooms.presence.broadcast('AAAAAAAA');
  await server.stop();
});

describe('in a large room', () => {
  /** Opens a table with twenty spectators and returns the counts that one of them receives. */
  async function crowd(spectators: number) {
    const started = startServer();
    const { server } = started;
    const { matchId, keys } = await startGameInProcess(server);
    const watchers = [];
    for (let count = 0; count < spectators; count += 1) {
      const watcher = server.connect(null);
      await watcher.connect(matchId, 'sync');
      watchers.push(watcher);
    }
    await server.whenIdle();
    const [first] = watchers;
    if (first === undefined) throw new Error('Nobody watches');
    const counts = () => first.messages('presence').map(({ spectators: number }) => number);
    return { ...started, matchId, keys, watchers, counts };
  }

  test(
    'twenty members get each change at once, more of them once a second',
    withFakeTimers(async () => {
      const { server, matchId, counts, published } = await crowd(20);
      expect(counts().at(-1)).toBe(20);
      const before = [counts().length, published.length];
      const late = server.connect(null);
      await late.connect(matchId, 'sync');
      await server.rooms.presence.broadcast(matchId);
      await server.rooms.presence.publishAndBroadcast(matchId);
      await server.whenIdle();
      jest.advanceTimersByTime(999);
      await server.whenIdle();
      expect([counts().length, published.length]).toEqual(before);
      jest.advanceTimersByTime(1);
      await server.whenIdle();
      expect(counts()).toHaveLength((before[0] ?? 0) + 1);
      expect(counts().at(-1)).toBe(21);
      expect(published).toHaveLength((before[1] ?? 0) + 1);
      jest.advanceTimersByTime(5_000);
      await server.whenIdle();
      expect(counts()).toHaveLength((before[0] ?? 0) + 1);
      await server.stop();
    }),
  );

  test(
    'eighty arrivals cause a few messages, and the last says who is there after they have left',
    withFakeTimers(async () => {
      const { server, matchId, keys, watchers, counts } = await crowd(1);
      for (const key of keys) await enterTable(server, key, matchId);
      const before = counts().length;
      const visitors = [];
      for (let count = 0; count < 80; count += 1) {
        const visitor = server.connect(null);
        await visitor.connect(matchId, 'sync');
        visitors.push(visitor);
      }
      await server.whenIdle();
      jest.advanceTimersByTime(1_000);
      await server.whenIdle();
      expect(counts().at(-1)).toBe(81);
      // The first arrivals cause one message each, the other ones a single one.
      expect(counts().length - before).toBe(20 - 1 - 3 + 1);
      for (const visitor of visitors) visitor.close();
      await server.whenIdle();
      jest.advanceTimersByTime(1_000);
      await server.whenIdle();
      expect(watchers[0]?.messages('presence').at(-1)).toEqual({
        ...{ connected: [true, true, true], spectators: 1 },
      });
      await server.stop();
    }),
  );

  test(
    'reports to other servers only what happens here',
    withFakeTimers(async () => {
      const { server, matchId, counts, published } = await crowd(21);
      jest.advanceTimersByTime(1_000);
      await server.whenIdle();
      const before = [counts().length, published.length];
      await server.rooms.presence.broadcast(matchId);
      jest.advanceTimersByTime(1_000);
      await server.whenIdle();
      expect([counts().length, published.length]).toEqual([(before[0] ?? 0) + 1, before[1]]);
      await server.rooms.presence.broadcast(matchId);
      await server.rooms.presence.publishAndBroadcast(matchId);
      jest.advanceTimersByTime(1_000);
      await server.whenIdle();
      expect([counts().length, published.length]).toEqual([(before[0] ?? 0) + 2, (before[1] ?? 0) + 1]);
      await server.stop();
    }),
  );

  test(
    'a failure is logged with its match, and a server that stops sends nothing more',
    withFakeTimers(async () => {
      const { server, matchId, counts, failing, log } = await crowd(21);
      failing.publish = true;
      jest.advanceTimersByTime(1_000);
      await server.whenIdle();
      const [line] = log.linesContaining('sending the presence failed');
      expect(JSON.parse(line ?? '{}')).toMatchObject({ matchId, err: { message: 'torn page' } });
      failing.publish = false;
      await server.rooms.presence.publishAndBroadcast(matchId);
      const before = counts().length;
      server.rooms.presence.close();
      jest.advanceTimersByTime(5_000);
      await server.whenIdle();
      expect(counts()).toHaveLength(before);
      await server.stop();
    }),
  );
});
