/** A release without interruption: servers are replaced one after another while people play. */
import { withDeadline } from '@great-fire/testkit/wait-for';
import { TestClient, ServerProcess, activePlayer, randomAction, seededRandom } from '../../testing';
import { startLoadBalancer } from '../../testing/load-balancer';
import { withFakeTimers } from '../../testing/fake-timers';
import type { AckBody } from '../../testing/test-socket';
import { TestSocket } from '../../testing/test-socket';
import { freshDatabase } from '../../testing/postgres/fresh-database';
import { startTestServer } from '../../testing/start-test-server';

/** Six people at a long game, whose pages come back by themselves. */
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

/** Whether a page sends its message again, to the next server: this one is about to end. */
const isRetryable = ({ code }: AckBody): boolean => code === 'shutting-down';

/** Makes decisions as fast as answers come, as pages do. Notes the state that each move led to, by its id. */
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
      // Sent again after each sync: the answer may have been lost with its connection.
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

test('two servers are replaced while a game is played: no move is lost, refused or made twice', async () => {
  const databaseUrl = await freshDatabase();
  const start = () => ServerProcess.start({ DATABASE_URL: databaseUrl, PORT: '0' });
  const first = [await start(), await start()] as const;
  const ports = await Promise.all(first.map(({ port }) => port));
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
  'a server that stops is first not ready for balancers, and serves until its drain time is over',
  withFakeTimers(async () => {
    const server = await startTestServer({ drainMs: 2_000 });
    const guest = new TestClient(server.url);
    const readiness = async () => {
      const { status, body } = await guest.request('GET', '/readyz');
      return { status, body };
    };
    expect(await readiness()).toEqual({ status: 200, body: { ready: true } });
    const stopped = server.stop();
    expect(await readiness()).toEqual({ status: 503, body: { ready: false, why: 'stopping' } });
    expect((await guest.request('GET', '/healthz')).status).toBe(200);
    expect((await guest.openTable()).seat).toBe(0);
    jest.advanceTimersByTime(2_000);
    await withDeadline('the end of the server', stopped);
    await expect(guest.request('GET', '/healthz')).rejects.toThrow('fetch failed');
  }),
);
