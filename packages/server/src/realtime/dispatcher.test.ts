/** How the server answers the messages of a client, whatever they are. */
import { waitFor } from '@great-fire/testkit/wait-for';
import { startInProcessServer, type InProcessServerOptions, type Storage } from '../../testing';
import { enterTable, startGameInProcess } from '../../testing/game-in-process';
import { LogCapture } from '../../testing/log-capture';
import { apiError, StorageUnavailableError } from '../errors/api-error';

const NOW = 1_700_000_000_000;
const MOVE = { id: 'move-of-a-test', stateId: 0, action: { type: 'end-actions' } };

async function startServer(options: Partial<InProcessServerOptions> = {}) {
  const log = new LogCapture();
  const server = startInProcessServer({ now: () => NOW, log, ...options });
  const { matchId, keys } = await startGameInProcess(server);
  const ann = await enterTable(server, keys[0] ?? null, matchId);
  return { server, log, matchId, keys, ann };
}

/** Returns the value of a metric with these labels, or 0. */
async function metric(text: Promise<string>, name: string, ...labels: readonly string[]): Promise<number> {
  const line = (await text)
    .split('\n')
    .find((entry) => entry.startsWith(`${name}{`) && labels.every((label) => entry.includes(label)));
  return Number(line?.split(' ').at(-1) ?? 0);
}

test('rejects an event that is none, and one whose payload is wrong, and counts both', async () => {
  const { server, log, ann } = await startServer();
  expect(await ann.emitWithAck('constructor')).toEqual({
    ok: false,
    ...apiError('event-not-found').body,
  });
  expect(await ann.emitWithAck('visibility', { hidden: 1 })).toMatchObject({
    ...{ ok: false, code: 'bad-request', field: 'hidden' },
  });
  expect(await ann.emitWithAck('visibility')).toMatchObject({ code: 'bad-request', field: 'message' });
  const { metrics } = server;
  const rejections = (code: string) =>
    metric(metrics.render(), 'great_fire_rejections_total', `code="${code}"`, 'transport="socket"');
  expect(await rejections('bad-request')).toBe(3);
  const requests = (event: string) =>
    metric(
      metrics.render(),
      'great_fire_request_duration_seconds_count',
      `route="${event}"`,
      'transport="socket"',
    );
  expect([await requests('unknown'), await requests('visibility'), await requests('constructor')]).toEqual([
    1, 2, 0,
  ]);
  const sum = await metric(metrics.render(), 'great_fire_request_duration_seconds_sum', 'route="visibility"');
  expect(sum).toBeGreaterThan(0);
  expect(sum).toBeLessThan(60);
  expect(log.lines).toEqual([]); // nothing is wrong with the server
  await server.stop();
});

test('answers a message only if its sender asks for that', async () => {
  const { server, ann } = await startServer();
  const packets = ann.received.length;
  ann.emit('data', '2["visibility",{"hidden":true}]');
  ann.emit('data', '2["nothing"]');
  expect(await ann.emitWithAck('server-time')).toEqual({ ok: true, serverTime: NOW });
  expect(ann.received.slice(packets)).toHaveLength(1);
  await server.stop();
});

test('a failing handler is logged with its event and match, and reveals nothing', async () => {
  let error: Error | null = null;
  const wrapStorage = (opened: Storage): Storage => ({
    ...opened,
    chat: {
      ...opened.chat,
      add: (...line) => (error === null ? opened.chat.add(...line) : Promise.reject(error)),
    },
  });
  const { server, log, matchId, ann } = await startServer({ wrapStorage });
  error = new Error('torn page');
  const answer = await ann.emitWithAck('chat', { text: 'Fire!' });
  expect(answer).toMatchObject({ ok: false, code: 'internal-error' });
  expect(JSON.stringify(answer)).not.toContain('torn');
  const [line] = log.linesContaining('message failed');
  expect(JSON.parse(line ?? '{}')).toMatchObject({ matchId, event: 'chat', err: { message: 'torn page' } });
  error = new StorageUnavailableError('gone');
  expect(await ann.emitWithAck('chat', { text: 'Fire!' })).toMatchObject({ ok: false, code: 'unavailable' });
  expect(log.linesContaining('message failed')).toHaveLength(1);
  error = null;
  expect(await ann.emitWithAck('chat', { text: 'Fire!' })).toMatchObject({ ok: true });
  await server.stop();
});

describe('with limits', () => {
  /** Sends a message until it is rejected for its number. Resolves to the number of those before. */
  async function countAllowed(send: () => Promise<{ readonly code?: string }>): Promise<number> {
    for (let count = 0; count < 1000; count += 1)
      if ((await send()).code === 'too-many-requests') return count;
    throw new Error('There is no limit');
  }

  test('each kind of message has its own, that of a person holds on all sockets, and moves have more', async () => {
    const { server, matchId, keys, ann } = await startServer({ rateLimitScale: 0.5 });
    const allowed = await countAllowed(() => ann.emitWithAck('sync'));
    expect(allowed).toBeGreaterThan(1);
    expect(await ann.emitWithAck('visibility', { hidden: true })).toEqual({ ok: true });
    const again = await enterTable(server, keys[0] ?? null, matchId);
    expect(await again.emitWithAck('sync')).toMatchObject({ code: 'too-many-requests' });
    const ben = await enterTable(server, keys[1] ?? null, matchId);
    expect(await ben.emitWithAck('sync')).toMatchObject({ ok: true });
    expect(await countAllowed(() => ann.emitWithAck('none'))).toBeLessThan(allowed);
    expect(await countAllowed(() => ann.emitWithAck('move', MOVE))).toBeGreaterThan(allowed);
    await server.stop();
  });

  test('sockets of unknown spectators have limits of their own', async () => {
    const { server, matchId } = await startServer({ rateLimitScale: 0.5 });
    const [first, second] = [
      await enterTable(server, null, matchId),
      await enterTable(server, null, matchId),
    ];
    await countAllowed(() => first.emitWithAck('sync'));
    expect(await second.emitWithAck('sync')).toMatchObject({ ok: true });
    await server.stop();
  });

  test('a client that goes on after a hundred rejections is disconnected, and pays at the door', async () => {
    const limits = { resourceLimits: { doorPoints: 1_000, doorSeconds: 60 } };
    const { server, ann } = await startServer({ rateLimitScale: 0.5, ...limits });
    await countAllowed(() => ann.emitWithAck('sync'));
    for (let count = 1; count < 100; count += 1) await ann.emitWithAck('sync');
    expect(ann.isClosed).toBe(false);
    expect(await ann.emitWithAck('visibility', { hidden: true })).toMatchObject({ ok: true }); // the count begins again
    for (let count = 0; count < 100; count += 1) await ann.emitWithAck('sync');
    expect(ann.isClosed).toBe(false);
    const pointsLeft = async () => {
      for (let count = 0; ; count += 1) if ((await server.guard.enter('upgrade', '')) > 0) return count * 4;
    };
    ann.emit('data', '2["sync"]');
    await waitFor('the end of the connection', () => ann.isClosed);
    expect(await pointsLeft()).toBe(1_000 - 100);
    await server.stop();
  });
});

test('a message that waits for its turn when its client leaves is not handled', async () => {
  const { server, matchId, keys, ann } = await startServer({ rateLimitScale: 100 });
  const lines = () => server.storage.chat.history(matchId, 100, {});
  for (let count = 0; count < 20; count += 1) ann.emit('data', `2["chat",{"text":"line ${String(count)}"}]`);
  ann.close();
  const ben = await enterTable(server, keys[1] ?? null, matchId);
  await ben.emitWithAck('chat', { text: 'last' }); // of the same address, so after the others
  const stored = await lines();
  expect(stored.at(-1)?.text).toBe('last');
  expect(stored.length).toBeLessThan(20);
  await server.stop();
});
