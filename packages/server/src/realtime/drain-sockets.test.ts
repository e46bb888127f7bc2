import pino from 'pino';
import { waitFor } from '@great-fire/testkit/wait-for';
import { startInProcessServer, type MemoryConnection } from '../../testing';
import { enterLobby } from '../../testing/game-in-process';
import { drainSockets } from './drain-sockets';

const LOG = pino({ level: 'silent' });

async function startWith(sockets: number) {
  const server = startInProcessServer({ now: () => 1_700_000_000_000 });
  const lines: MemoryConnection[] = [];
  for (let count = 0; count < sockets; count += 1) lines.push(await enterLobby(server, null));
  return { server, lines };
}

test('does not wait without sockets', async () => {
  const { server } = await startWith(0);
  await drainSockets(server.io, LOG);
  await server.stop();
});

test.each([
  [1, 100],
  [30, 120],
  [630, 2500],
])(
  'asks %i sockets to reconnect within %i ms, and ends when the last has left',
  async (sockets, withinMs) => {
    const { server, lines } = await startWith(sockets);
    let isDone = false;
    const done = drainSockets(server.io, LOG).then(() => (isDone = true));
    expect(lines.every((line) => line.messages('reconnect').length === 1)).toBe(true);
    expect(lines[0]?.messages('reconnect')).toEqual([{ withinMs }]);
    for (const line of lines.slice(1)) line.close();
    expect(isDone).toBe(false);
    lines[0]?.close();
    await done;
    expect(server.io.of('/').sockets.size).toBe(0);
    await server.stop();
  },
);

test('asks those who come meanwhile too, and waits for them', async () => {
  const { server, lines } = await startWith(1);
  let isDone = false;
  const done = drainSockets(server.io, LOG).then(() => (isDone = true));
  const late = server.connect(null);
  await late.connect(null, null);
  await waitFor('its message', () => late.messages('reconnect').length > 0);
  expect(late.messages('reconnect')).toEqual([{ withinMs: 100 }]);
  lines[0]?.close();
  expect(isDone).toBe(false);
  late.close();
  await done;
  await server.stop();
});

test('ends, after a while, with a socket that stays', async () => {
  const { server, lines } = await startWith(1);
  await drainSockets(server.io, LOG);
  expect(lines[0]?.isClosed).toBe(false);
  await server.stop();
});
