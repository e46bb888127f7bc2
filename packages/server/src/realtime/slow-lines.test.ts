/** Lines that take their time: each is ended by itself, and nobody else hears of it. */
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PROTOCOL_VERSION } from '@great-fire/protocol';
import { RawLine, frame, gather, playOn, startTestServer, withServer } from '../../testing';
import { HeardLog } from '../../testing/heard-log';

// Long enough for honest people on a busy machine.
const SHORT = { headersMs: 1_500, requestMs: 2_000, lookMs: 50 };
const IDLE_MS = 400;

function line(url: string): Socket {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  return socket.on('error', () => undefined);
}

/** Sends the beginning, then a byte at a time for as long as it is let; resolves with what came back. */
async function drip(url: string, beginning: string): Promise<string> {
  const socket = line(url);
  let heard = '';
  socket.on('data', (part) => (heard += part.toString('latin1')));
  socket.write(beginning);
  const timer = setInterval(() => socket.write('x'), 50);
  await once(socket, 'close');
  clearInterval(timer);
  return heard;
}

const SLOW = [
  'GET /api/me HTTP/1.1\r\nHost: x\r\nX-',
  'POST /api/matches HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 4000\r\n\r\n',
];

test('headers and bodies that come a byte at a time are not waited for', async () => {
  const log = new HeardLog();
  await withServer(
    async ({ url }) => {
      const party = await gather(url);
      const drips = SLOW.flatMap((beginning) => Array.from({ length: 25 }, () => drip(url, beginning)));
      expect(await playOn(party, 'beside the slow', 10)).toBe(10);
      for (const heard of await Promise.all(drips)) expect(heard).toMatch(/^HTTP\/1\.1 408 /);
      expect(log.lines.filter((line) => line.includes('"level":50'))).toEqual([]); // no fault of ours
      party.close();
    },
    { log, bounds: SHORT },
  )();
});

test(
  'a connection that says nothing is ended',
  withServer(
    async ({ url }) => {
      const socket = line(url);
      socket.resume();
      await once(socket, 'close');
    },
    { bounds: { idleMs: IDLE_MS } },
  ),
);

test('an answer that nobody reads is not kept', async () => {
  const clientDir = mkdtempSync(join(tmpdir(), 'great-fire-page-'));
  writeFileSync(join(clientDir, 'index.html'), '<html><head></head></html>');
  writeFileSync(join(clientDir, 'large.bin'), Buffer.alloc(64_000_000));
  try {
    await withServer(
      async ({ url }) => {
        const socket = line(url);
        socket.pause();
        socket.write('GET /large.bin HTTP/1.1\r\nHost: x\r\n\r\n');
        let heard = 0;
        await new Promise((resolve) => setTimeout(resolve, IDLE_MS * 3));
        socket.on('data', (part) => (heard += part.length)).resume();
        await once(socket, 'close');
        expect(heard).toBeLessThan(32_000_000); // what the two ends had taken before
      },
      { clientDir, bounds: { idleMs: IDLE_MS } },
    )();
  } finally {
    rmSync(clientDir, { recursive: true, force: true });
  }
});

const hello = (match: string) =>
  frame(Buffer.from(`40${JSON.stringify({ protocol: PROTOCOL_VERSION, match })}`));

test(
  'a websocket on which nobody shakes hands is ended',
  withServer(
    async ({ url }) => {
      const mute = await RawLine.open(url);
      await mute?.ended;
      expect(mute?.isOpen).toBe(false);
    },
    { bounds: { helloMs: 200 } },
  ),
);

test(
  'a socket that answers no ping is ended; one that does stays',
  withServer(
    async ({ url }) => {
      const party = await gather(url);
      const mute = await RawLine.open(url);
      mute?.write(hello(party.matchId));
      await mute?.ended;
      expect(party.sockets.map(({ socket }) => socket.connected)).toEqual([true, true, true]);
      party.close();
    },
    { bounds: { pingMs: 300, pongMs: 1_500 } },
  ),
);

test.each([
  ['never', 0],
  ['a byte at a time', 20],
])('a socket that asks on and reads %s is ended before much waits for it', async (_, everyMs) => {
  const log = new HeardLog();
  await withServer(
    async ({ url }) => {
      const party = await gather(url);
      const deaf = await RawLine.open(url);
      deaf?.socket.pause();
      const timer = everyMs === 0 ? null : setInterval(() => void deaf?.socket.read(1), everyMs);
      deaf?.write(hello(party.matchId));
      for (let asked = 0; asked < 1500; asked += 1)
        deaf?.write(frame(Buffer.from(`42${String(asked)}["sync"]`)));
      expect(await log.says('"why":"unread"')).toBe(1);
      expect(await playOn(party, 'beside the deaf', 5)).toBe(5);
      if (timer !== null) clearInterval(timer);
      deaf?.close();
      party.close();
    },
    { log },
  )();
});

test('a socket that pings on and reads no pong is ended before much waits for it', async () => {
  const log = new HeardLog();
  await withServer(
    async ({ url }) => {
      const deaf = await RawLine.open(url);
      deaf?.socket.pause();
      const pings = Buffer.concat(Array<Buffer>(1000).fill(frame(Buffer.alloc(125), { opcode: 9 })));
      for (let thousand = 0; thousand < 150; thousand += 1) deaf?.write(pings);
      expect(await log.says('"why":"unread"')).toBe(1);
      deaf?.close();
    },
    { log, bounds: { unreadBytes: 100_000 } },
  )();
});

test('a server ends in order though nobody answers its close', async () => {
  const server = await startTestServer();
  const party = await gather(server.url);
  const mute = await RawLine.open(server.url);
  mute?.write(hello(party.matchId));
  await mute?.hears('42["sync"');
  const began = performance.now();
  party.close();
  await server.stop();
  expect(performance.now() - began).toBeLessThan(8_000); // the process gives up after ten seconds
  await mute?.ended;
});
