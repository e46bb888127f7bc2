/** A release without interruption: servers are replaced one after another while people play. */
import { Guest, ServerProcess, awaited, choose, seededChance } from '../testing';
import { startBalancer } from '../testing/balancer';
import type { WireAnswer } from '../testing/table-socket';
import { TableSocket } from '../testing/table-socket';
import { freshDatabase } from '../testing/postgres/fresh-database';
import { startTestServer } from '../testing/start-test-server';

/** Six people at a long game, whose pages come back by themselves. */
async function seated(url: string) {
  const guests = Array.from({ length: 6 }, () => new Guest(url));
  const [ann, ...others] = guests;
  if (ann === undefined) throw new Error('Nobody is there');
  const { match } = await ann.open({
    seats: 6,
    options: { hiddenColours: true, moreDestruction: true, cones: 100 },
  });
  for (const guest of others) await guest.join(match.id, 'Guest');
  await ann.start(match.id);
  const sockets = guests.map(
    ({ cookie }) => new TableSocket(url, { match: match.id, ...(cookie && { cookie }), reconnection: true }),
  );
  await Promise.all(sockets.map((socket) => socket.ready()));
  return { matchId: match.id, guests, sockets };
}

type Table = Awaited<ReturnType<typeof seated>>;

/** Makes decisions as fast as answers come, as pages do: what is not answered is sent again after the next sync. */
async function play(table: Table, isEnough: () => boolean): Promise<Map<string, number>> {
  const chance = seededChance('deploy');
  const made = new Map<string, number>();
  for (let turn = 0; !isEnough(); turn += 1) {
    const { socket, view } = awaited(table);
    if (view.result !== null) break;
    const { stateId } = socket;
    const [action, id] = [choose(view, chance), `deploy-${String(turn).padStart(5, '0')}`];
    const answer = await new Promise<WireAnswer>((resolve) => {
      const send = () => void socket.move(action, stateId, id).then(settle);
      const settle = (heard: WireAnswer) => {
        socket.socket.off('sync', send);
        resolve(heard);
      };
      socket.socket.on('sync', send);
      send();
    });
    if (!answer.ok || answer.stateId === undefined) throw new Error(JSON.stringify(answer));
    const { stateId: led } = answer;
    made.set(id, led);
    await Promise.all(table.sockets.map((other) => other.shows(led)));
  }
  return made;
}

test('two servers are replaced one after the other while a game is played: no refusal, no move lost or made twice', async () => {
  const databaseUrl = await freshDatabase();
  const start = (port = 0) => ServerProcess.start({ DATABASE_URL: databaseUrl, PORT: String(port) });
  const first = [await start(), await start()] as const;
  const ports = await Promise.all(first.map(({ port }) => port));
  const balancer = await startBalancer(ports);
  const table = await seated(balancer.url);

  let isEnough = false;
  const played = play(table, () => isEnough);
  const next: ServerProcess[] = [];
  for (const [index, server] of first.entries()) {
    const began = performance.now();
    const { code, out } = await server.kill('SIGTERM');
    expect(code).toBe(0);
    expect(performance.now() - began).toBeLessThan(10_000);
    expect(out).not.toMatch(/"level":(50|60)/);
    const replaced = await start(ports[index]);
    await replaced.port;
    next.push(replaced);
  }
  const settled = table.sockets.map((socket) => socket.connected());
  await Promise.all(settled);
  isEnough = true;
  const made = await played;
  table.sockets.forEach((socket) => socket.close());
  await Promise.all(next.map((server) => server.kill('SIGTERM')));
  await balancer.stop();

  const reader = await startTestServer({ databaseUrl });
  const log = await reader.storage.moves.after(table.matchId, 0);
  await reader.stop();
  const own = log.filter(({ moveId }) => moveId.startsWith('deploy-'));
  expect(own.map(({ moveId, stateId }) => [moveId, stateId])).toEqual([...made]);
  expect(made.size).toBeGreaterThan(10);
});

test('a server that stops says so to balancers first, and serves what still comes', async () => {
  const server = await ServerProcess.start({
    DATABASE_URL: await freshDatabase(),
    PORT: '0',
    DRAIN_SECONDS: '2',
  });
  const guest = new Guest(`http://127.0.0.1:${String(await server.port)}`);
  const readiness = async () => {
    const { status, body } = await guest.ask('GET', '/readyz');
    return { status, body };
  };
  expect(await readiness()).toEqual({ status: 200, body: { ready: true } });
  const ended = server.kill('SIGTERM');
  const stopping = { status: 503, body: { ready: false, why: 'stopping' } };
  let told = await readiness();
  while (told.status === 200) told = await readiness();
  expect(told).toEqual(stopping);
  expect((await guest.ask('GET', '/healthz')).status).toBe(200);
  expect((await guest.open()).seat).toBe(0);
  expect((await ended).code).toBe(0);
});
