/** How sockets come to their room, and what happens to them when something fails on the way. */
import { waitFor } from '@great-fire/testkit/wait-for';
import { startInProcessServer, type InProcessServerOptions, type Storage } from '../../testing';
import {
  enterLobby,
  enterTable,
  seatPlayersInProcess,
  startGameInProcess,
} from '../../testing/game-in-process';
import { LogCapture } from '../../testing/log-capture';
import { LossyChangeFeed } from '../../testing/lossy-change-feed';
import { findPersonInProcess } from '../../testing/update-setup-in-process';
import { StorageUnavailableError } from '../errors/api-error';
import { Availability } from '../storage/availability';

const NOW = 1_700_000_000_000;

/** Calls of the storage that fail or wait on demand. */
class Plan {
  session: (() => Promise<unknown>) | null = null;
  history: (() => Promise<unknown>) | null = null;
  commit: (() => Promise<unknown>) | null = null;
  readonly feed = new LossyChangeFeed();

  readonly wrap = (opened: Storage): Storage =>
    this.feed.wrap({
      ...opened,
      persons: {
        ...opened.persons,
        sessionByKey: async (hash) => {
          await this.session?.();
          return opened.persons.sessionByKey(hash);
        },
      },
      chat: {
        ...opened.chat,
        history: async (...query) => {
          await this.history?.();
          return opened.chat.history(...query);
        },
      },
      tableState: {
        ...opened.tableState,
        commit: async (transition) => {
          await this.commit?.();
          return opened.tableState.commit(transition);
        },
      },
    });
}

function startServer(options: Partial<InProcessServerOptions> = {}) {
  const [plan, log] = [new Plan(), new LogCapture()];
  const server = startInProcessServer({
    ...{ now: () => NOW, log, logLevel: 'warn', wrapStorage: plan.wrap },
    ...options,
  });
  return { server, plan, log };
}

const entries = (log: LogCapture, text: string): readonly object[] =>
  log.linesContaining(text).map((line) => JSON.parse(line) as object);
const fail = (error: Error) => () => Promise.reject(error);

test('announces maintenance to everyone, and to those who come later, until it is called off', async () => {
  const { server } = startServer();
  const { matchId } = await seatPlayersInProcess(server);
  const [atTable, inLobby] = [await enterTable(server, null, matchId), await enterLobby(server, null)];
  expect([atTable, inLobby].map((line) => line.messages('maintenance'))).toEqual([[], []]);
  server.announceMaintenance(NOW + 1);
  const late = await enterLobby(server, null);
  server.announceMaintenance(null);
  for (const line of [atTable, inLobby, late])
    expect(line.messages('maintenance')).toEqual([{ at: NOW + 1 }, { at: null }]);
  await server.stop();
});

test('reports to everyone that the storage is lost and back, and logs why', async () => {
  const availability = new Availability(() => Promise.resolve());
  const { server, log } = startServer({ wrapStorage: (opened) => ({ ...opened, availability }) });
  const line = await enterLobby(server, null);
  availability.markDown(new Error('the disk is full'));
  await waitFor('the return', () => line.messages('service-status').length === 2);
  expect(line.messages('service-status')).toEqual([{ isUp: false }, { isUp: true }]);
  expect(entries(log, 'the storage is lost')).toMatchObject([{ reason: 'the disk is full' }]);
  await server.stop();
});

test('follows the storage no more once its sockets are closed', async () => {
  const listeners = new Set<(isUp: boolean) => void>();
  const onChange = (listener: (isUp: boolean) => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const availability = { isUp: true, lastFailure: null, onChange };
  const { server } = startServer({ wrapStorage: (opened) => ({ ...opened, availability }) });
  const before = listeners.size;
  await server.io.close();
  expect(listeners.size).toBe(before - 1);
  await server.stop();
});

test('a handshake that fails is logged, unless the client or an outage is to blame, and counted', async () => {
  const { server, plan, log } = startServer();
  const { keys } = await seatPlayersInProcess(server);
  const reject = async (key: string, match: string | null = null) => {
    const line = server.connect(key);
    await expect(Promise.race([line.connect(match, null), line.nextPacket('4')])).resolves.toBeUndefined();
    return JSON.parse(line.received.at(-1)?.slice(1) ?? '{}') as object;
  };
  const key = keys[0] ?? '';
  plan.session = fail(new Error('torn page'));
  expect(await reject(key)).toMatchObject({ message: 'internal-error', data: { code: 'internal-error' } });
  expect(entries(log, 'handshake failed')).toMatchObject([{ err: { message: 'torn page' } }]);
  plan.session = fail(new StorageUnavailableError('gone'));
  expect(await reject(key)).toMatchObject({ message: 'unavailable', data: { code: 'unavailable' } });
  plan.session = null;
  expect(await reject(key, 'AAAAAAAA')).toMatchObject({ data: { code: expect.any(String) as string } });
  expect(entries(log, 'handshake failed')).toHaveLength(1);
  const metrics = await server.metrics.render();
  expect(metrics).toContain('great_fire_rejections_total{transport="socket",code="internal-error"} 1');
  expect(metrics).toContain('great_fire_rejections_total{transport="socket",code="unavailable"} 1');
  await server.stop();
});

test('closes a connection that repeats its handshake', async () => {
  const { server } = startServer();
  const line = await enterLobby(server, null);
  line.emit('data', '0{"protocol":1}');
  await waitFor('the end of the connection', () => line.isClosed);
  expect(server.lobby.size).toBe(0);
  await server.stop();
});

test('a socket whose table cannot be read is logged and disconnected', async () => {
  const { server, plan, log } = startServer();
  const { matchId, keys } = await seatPlayersInProcess(server);
  plan.history = fail(new Error('torn page'));
  const line = server.connect(keys[0] ?? null);
  await line.connect(matchId, null);
  await waitFor('the end of the connection', () => line.isClosed);
  expect(entries(log, 'socket setup failed')).toMatchObject([{ matchId, err: { message: 'torn page' } }]);
  await server.whenIdle();
  expect(server.rooms.room(matchId)).toBeNull();
  await server.stop();
});

describe('a device that is signed out while its page connects', () => {
  test('is disconnected from its table', async () => {
    const { server, plan } = startServer();
    const { matchId, keys, claims } = await seatPlayersInProcess(server);
    const person = claims[0] === undefined ? null : await findPersonInProcess(server, claims[0]);
    plan.history = async () => {
      plan.history = null;
      await plan.feed.loseDuring(async () => {
        const [device] = await server.storage.persons.devices(person?.id ?? '');
        await server.storage.persons.signOut(person?.id ?? '', device?.id ?? '');
        plan.feed.muteGap();
      });
    };
    const line = await enterTable(server, keys[0] ?? null, matchId);
    await waitFor('the end of the connection', () => line.isClosed);
    await server.stop();
  });

  test('is disconnected from the lobby', async () => {
    const { server, plan } = startServer();
    const { keys, claims } = await seatPlayersInProcess(server);
    const person = claims[0] === undefined ? null : await findPersonInProcess(server, claims[0]);
    let reads = 0;
    plan.session = async () => {
      reads += 1;
      if (reads < 2) return; // the handshake
      plan.session = null;
      await plan.feed.loseDuring(async () => {
        const [device] = await server.storage.persons.devices(person?.id ?? '');
        await server.storage.persons.signOut(person?.id ?? '', device?.id ?? '');
        plan.feed.muteGap();
      });
    };
    const line = server.connect(keys[0] ?? null);
    await line.connect(null, null);
    await waitFor('the end of the connection', () => line.isClosed);
    expect(reads).toBe(2);
    await server.stop();
  });

  test('stays if the storage is out of reach, and goes if it fails otherwise', async () => {
    const { server, plan, log } = startServer();
    const { keys } = await seatPlayersInProcess(server);
    const connect = async (error: Error) => {
      let reads = 0;
      plan.session = () => {
        reads += 1;
        return reads < 2 ? Promise.resolve() : Promise.reject(error);
      };
      const line = server.connect(keys[0] ?? null);
      await line.connect(null, null);
      await waitFor('the check of the session', () => reads === 2);
      plan.session = null;
      return line;
    };
    const kept = await connect(new StorageUnavailableError('gone'));
    expect(await kept.emitWithAck('server-time')).toMatchObject({ ok: true });
    expect(entries(log, 'socket setup failed')).toEqual([]);
    const lost = await connect(new Error('torn page'));
    await waitFor('the end of the connection', () => lost.isClosed);
    expect(entries(log, 'socket setup failed')).toMatchObject([{ matchId: null }]);
    expect(kept.isClosed).toBe(false);
    await server.stop();
  });
});

describe('an owner who returns', () => {
  /** Starts a game whose first player is away, because the time for the turn is over. */
  async function startWithAbsence(options: Partial<InProcessServerOptions> = {}) {
    let now = NOW;
    const started = startServer({ now: () => now, ...options });
    const { server } = started;
    const { matchId, keys } = await startGameInProcess(server, {
      timeControl: { clock: { kind: 'per-turn', seconds: 60 }, timeoutAction: 'bot-seat' },
    });
    const active = (await server.storage.matches.find(matchId))?.activeSeat ?? -1;
    now += 3_600_000;
    await server.applyDeadlines();
    now += 3_600_000;
    await server.applyDeadlines();
    const absenceOf = async () => (await server.storage.matches.find(matchId))?.tableState?.absences[active];
    return { ...started, matchId, key: keys[active] ?? null, active, absenceOf };
  }

  test('gets the seat back, and anybody else does not', async () => {
    const { server, matchId, key, absenceOf } = await startWithAbsence();
    expect(await absenceOf()).toMatchObject({ standIn: 'seat' });
    await enterTable(server, null, matchId);
    expect(await absenceOf()).toMatchObject({ standIn: 'seat' });
    await enterTable(server, key, matchId);
    await waitFor('the return', async () => (await absenceOf()) === null);
    await server.stop();
  });

  test.each([
    ['is logged if it cannot be stored', new Error('torn page'), 1],
    ['is not logged in an outage', new StorageUnavailableError('gone'), 0],
  ])('%s', async (_, error, count) => {
    const { server, matchId, key, plan, log, absenceOf } = await startWithAbsence();
    let commits = 0;
    plan.commit = () => {
      commits += 1;
      return Promise.reject(error);
    };
    const line = await enterTable(server, key, matchId);
    await waitFor('the attempt', () => commits > 0);
    expect(await line.emitWithAck('sync')).toMatchObject({ ok: true });
    plan.commit = null;
    expect(await absenceOf()).toMatchObject({ standIn: 'seat' });
    expect(entries(log, 'recording a returned player failed')).toHaveLength(count);
    if (count > 0)
      expect(entries(log, 'recording a returned player failed')).toMatchObject([
        { matchId, err: { message: 'torn page' } },
      ]);
    await server.stop();
  });
});

test('a player who comes or goes keeps the table from counting as abandoned, a spectator does not', async () => {
  let now = NOW;
  const touched: [string, number][] = [];
  const wrapStorage = (opened: Storage): Storage => ({
    ...opened,
    matches: {
      ...opened.matches,
      touch: (id, at) => {
        touched.push([id, at]);
        return opened.matches.touch(id, at);
      },
    },
  });
  const { server } = startServer({ now: () => now, wrapStorage });
  const { matchId, keys } = await seatPlayersInProcess(server);
  const watcher = await enterTable(server, null, matchId);
  expect(server.rooms.size).toBe(1);
  watcher.close();
  await server.whenIdle();
  expect(touched).toEqual([]);
  const ann = await enterTable(server, keys[0] ?? null, matchId);
  now += 5;
  ann.close();
  await server.whenIdle();
  expect(touched).toEqual([
    [matchId, NOW],
    [matchId, NOW + 5],
  ]);
  expect(server.rooms.room(matchId)).toBeNull();
  await server.stop();
});
