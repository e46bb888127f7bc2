/** A release without downtime: servers are replaced one after another during a game. */
import { withDeadline } from '@great-fire/testkit/wait-for';
import { withFakeTimers } from '@great-fire/testkit/fake-timers';
import { TestClient, ServerProcess, activePlayer, randomAction, seededRandom } from '../../testing';
import { startLoadBalancer } from '../../testing/load-balancer';
import { type AckBody, TestSocket } from '../../testing/test-socket';
import { freshDatabase } from '../../testing/postgres/fresh-database';
import { startTestServer } from '../../testing/start-test-server';

/** Starts a game of six players whose clients reconnect by themselves. */
async function startTable(url: string) {
  const guests = Array.from({ length: 6 }, () => new TestClient(url));
  const [ann, ...others] = guests;
  if (ann === undefined) throw new Error('Nobody is there');
  const { match } = await ann.openTable({
    players: 6,
    options: { hiddenColours: true, moreDestruction: true, cones: 100 },
  });
  for (const guest of others) await guest.joinAndReady(match.id, 'Guest');
  await ann.start(match.id);
  const sockets = guests.map(
    ({ cookie }) => new TestSocket(url, { match: match.id, ...(cookie && { cookie }), reconnection: true }),
  );
  await Promise.all(sockets.map((socket) => socket.waitForSync()));
  return { matchId: match.id, guests, sockets };
}

type StartedTable = Awaited<ReturnType<typeof startTable>>;

/** Whether a client must send its message again to the next server, because this one is stopping. */
const isRetryable = ({ code }: AckBody): boolean => code === 'shutting-down';

/** Plays as fast as answers come, like a client. Records the state of each acknowledged move by its id. */
async function playUntil(
  table: StartedTable,
  stateByMoveId: Map<string, number>,
  shouldStop: () => boolean,
): Promise<void> {
  const random = seededRandom('deploy');
  for (let turn = 0; !shouldStop(); turn += 1) {
    const { socket, view } = activePlayer(table);
    if (view.result !== null) break;
    const { stateId } = socket;
    const [action, id] = [randomAction(view, random), `deploy-${String(turn).padStart(5, '0')}`];
    const finalAck = new Promise<AckBody>((resolve) => {
      // Repeated after each sync, because a broken connection may have lost the answer.
      const send = () => void socket.move(action, stateId, id).then(settle, () => undefined);
      const settle = (ack: AckBody) => {
        if (isRetryable(ack)) return;
        socket.socket.off('sync', send);
        resolve(ack);
      };
      socket.socket.on('sync', send);
      send();
    });
    const answer = await withDeadline(`the answer to ${id}`, finalAck);
    if (!answer.ok || answer.stateId === undefined) throw new Error(JSON.stringify(answer));
    const { stateId: resultingStateId } = answer;
    stateByMoveId.set(id, resultingStateId);
    await Promise.all(table.sockets.map((other) => other.waitForState(resultingStateId)));
  }
}

test('replaces two servers during a game without a lost, rejected or repeated move', async () => {
  const databaseUrl = await freshDatabase();
  const start = () => ServerProcess.start({ DATABASE_URL: databaseUrl, PORT: '0' });
  const first = [await start(), await start()] as const;
  const ports = await Promise.all(first.map(({ port }) => port));
  expect(first[0].log).toContain(`"database":"postgres://${new URL(databaseUrl).host}/`);
  const balancer = await startLoadBalancer(ports);
  const table = await startTable(balancer.url);

  let areReplaced = false;
  const made = new Map<string, number>();
  const played = playUntil(table, made, () => areReplaced && made.size > 10);
  const next: ServerProcess[] = [];
  for (const [index, server] of first.entries()) {
    const { code, out } = await server.kill('SIGTERM');
    expect(code).toBe(0);
    expect(out).not.toMatch(/"level":(50|60)/);
    const replacement = await start();
    ports[index] = await replacement.port;
    next.push(replacement);
  }
  const settled = table.sockets.map((socket) => socket.waitForConnection());
  await Promise.all(settled);
  areReplaced = true;
  await played;
  table.sockets.forEach((socket) => socket.close());
  await Promise.all(next.map((server) => server.kill('SIGTERM')));
  await balancer.stop();

  const reader = await startTestServer({ databaseUrl });
  const log = await reader.storage.moves.after(table.matchId, 0);
  await reader.stop();
  const own = log.filter(({ moveId }) => moveId.startsWith('deploy-'));
  expect(own.map(({ moveId, stateId }) => [moveId, stateId])).toEqual([...made]);
});

test(
  'fails readiness at a stop, and serves until the drain time is over',
  withFakeTimers(async () => {
    const server = await startTestServer({ drainMs: 2_000 });
    const guest = new TestClient(server.url);
    const readiness = async () => {
      const { status, body } = await guest.request('GET', '/readyz');
      return { status, body };
    };
    expect(await readiness()).toEqual({ status: 200, body: { ready: true } });
    const stopped = server.stop();
    expect(await readiness()).toEqual({ status: 503, body: { ready: false, reason: 'stopping' } });
    expect((await guest.request('GET', '/healthz')).status).toBe(200);
    expect((await guest.openTable()).seat).toBe(0);
    jest.advanceTimersByTime(2_000);
    await withDeadline('the end of the server', stopped);
    await expect(guest.request('GET', '/healthz')).rejects.toThrow('ECONNREFUSED');
  }),
);
