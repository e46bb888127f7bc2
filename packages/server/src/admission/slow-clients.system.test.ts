/** Slow connections: the server terminates each of them without affecting other clients. */
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PROTOCOL_VERSION } from '@great-fire/protocol';
import { waitFor, withDeadline } from '@great-fire/testkit/wait-for';
import { withFakeTimers } from '@great-fire/testkit/fake-timers';
import {
  RawWebSocket,
  encodeFrame,
  createTestTable,
  playMoves,
  startTestServer,
  withServer,
  type TestServer,
} from '../../testing';
import { LogCapture } from '../../testing/log-capture';

// engine.io takes its timers from this module, not from the global object that jest fakes.
jest.mock('timers', () => globalThis);

const SHORT_TIMEOUTS = { headersTimeoutMs: 1_500, requestTimeoutMs: 2_000, checkIntervalMs: 50 };
const IDLE_MS = 400;
const PING_MS = 25_000;
const PONG_MS = 20_000;

function openConnection(url: string): Socket {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  return socket.on('error', () => undefined);
}

const whenClosed = (socket: Socket) => withDeadline('the end of the connection', once(socket, 'close'));

/** A request that arrives one byte at a time. */
class SlowWriter {
  received = '';
  private readonly socket: Socket;

  constructor(url: string, beginning: string) {
    this.socket = openConnection(url).on('data', (part) => (this.received += part.toString('latin1')));
    this.socket.write(beginning);
  }

  /** Sends another byte. Returns whether the server has ended the connection. */
  writeByte(): boolean {
    if (!this.socket.destroyed) this.socket.write('x');
    return this.socket.destroyed;
  }
}

const UNFINISHED_REQUESTS = [
  'GET /api/me HTTP/1.1\r\nHost: x\r\nX-',
  'POST /api/matches HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 4000\r\n\r\n',
];

test('ends requests whose headers or bodies arrive one byte at a time', async () => {
  const log = new LogCapture();
  await withServer(
    async ({ url }) => {
      // On a stalled machine well-behaved requests time out too, so retry.
      const party = await waitFor('a party', () => createTestTable(url).catch(() => null));
      const drips = UNFINISHED_REQUESTS.flatMap((beginning) =>
        Array.from({ length: 25 }, () => new SlowWriter(url, beginning)),
      );
      const areEnded = () => drips.map((drip) => drip.writeByte()).every(Boolean);
      const [played] = await Promise.all([
        playMoves(party, 'beside the slow', 10),
        waitFor('the end of each slow connection', areEnded),
      ]);
      expect(played).toBe(10);
      for (const { received } of drips) expect(received).toMatch(/^HTTP\/1\.1 408 /);
      expect(log.linesContaining('"level":"error"')).toEqual([]); // no errors logged
      party.close();
    },
    { log, resourceLimits: SHORT_TIMEOUTS },
  )();
});

test(
  'ends a connection that sends nothing',
  withServer(({ url }) => whenClosed(openConnection(url).resume()).then(() => undefined), {
    resourceLimits: { idleTimeoutMs: IDLE_MS },
  }),
);

test('ends a connection whose response is not read', async () => {
  const clientDir = mkdtempSync(join(tmpdir(), 'great-fire-page-'));
  writeFileSync(join(clientDir, 'index.html'), '<html><head></head></html>');
  writeFileSync(join(clientDir, 'large.bin'), Buffer.alloc(64_000_000));
  const log = new LogCapture();
  try {
    await withServer(
      async ({ url }) => {
        const socket = openConnection(url);
        socket.pause();
        socket.write('GET /large.bin HTTP/1.1\r\nHost: x\r\n\r\n');
        let heard = 0;
        await log.waitFor('idle connection closed');
        socket.on('data', (part) => (heard += part.length)).resume();
        await whenClosed(socket);
        expect(heard).toBeLessThan(32_000_000); // data that both kernels had buffered
      },
      { clientDir, log, resourceLimits: { idleTimeoutMs: IDLE_MS } },
    )();
  } finally {
    rmSync(clientDir, { recursive: true, force: true });
  }
});

const connectFrame = (match: string) =>
  encodeFrame(Buffer.from(`40${JSON.stringify({ protocol: PROTOCOL_VERSION, match })}`));

test(
  'ends a websocket without a handshake',
  withServer(
    async ({ url }) => {
      const mute = await RawWebSocket.open(url);
      await mute.whenClosed;
      expect(mute.isOpen).toBe(false);
    },
    { resourceLimits: { handshakeTimeoutMs: 200 } },
  ),
);

test(
  'ends a socket that answers no ping, and keeps one that does',
  withServer(
    withFakeTimers(async ({ url }: TestServer) => {
      const party = await createTestTable(url);
      const mute = await RawWebSocket.open(url);
      mute.write(connectFrame(party.matchId));
      await mute.waitForText('42["sync"');
      jest.advanceTimersByTime(PING_MS);
      // The first answer follows the ping, the second follows the pong.
      for (const socket of party.sockets) for (const _ of ['ping', 'pong']) await socket.emitWithAck('sync');
      jest.advanceTimersByTime(PONG_MS);
      jest.advanceTimersByTime(1_000); // the server's timeout for the close handshake
      await mute.whenClosed;
      expect(party.sockets.map(({ socket }) => socket.connected)).toEqual([true, true, true]);
      party.close();
    }),
    { resourceLimits: { pingIntervalMs: PING_MS, pingTimeoutMs: PONG_MS } },
  ),
);

test.each([
  ['never', false],
  ['a byte at a time', true],
])('ends a socket that requests on and reads %s, before much is buffered', async (_, reads) => {
  const log = new LogCapture();
  await withServer(
    async ({ url }) => {
      const party = await createTestTable(url);
      const deaf = await RawWebSocket.open(url);
      deaf.socket.pause();
      deaf.write(connectFrame(party.matchId));
      for (let asked = 0; asked < 1500; asked += 1)
        deaf.write(encodeFrame(Buffer.from(`42${String(asked)}["sync"]`)));
      await waitFor('the end of the socket', () => {
        if (reads) deaf.socket.read(1);
        return log.linesContaining('"reason":"slow-consumer"').length > 0;
      });
      expect(log.linesContaining('"reason":"slow-consumer"')).toHaveLength(1);
      expect(await playMoves(party, 'beside the deaf', 5)).toBe(5);
      deaf.close();
      party.close();
    },
    { log },
  )();
});

test('ends a socket that pings on and reads no pong, before much is buffered', async () => {
  const log = new LogCapture();
  await withServer(
    async ({ url }) => {
      const deaf = await RawWebSocket.open(url);
      deaf.socket.pause();
      const pings = Buffer.concat(Array<Buffer>(1000).fill(encodeFrame(Buffer.alloc(125), { opcode: 9 })));
      for (let thousand = 0; thousand < 150; thousand += 1) deaf.write(pings);
      expect(await log.waitFor('"reason":"slow-consumer"')).toBe(1);
      deaf.close();
    },
    { log, resourceLimits: { maxBufferedBytes: 100_000 } },
  )();
});

test('stops in order when a client does not answer the close frame', async () => {
  const server = await startTestServer();
  const party = await createTestTable(server.url);
  const mute = await RawWebSocket.open(server.url);
  mute.write(connectFrame(party.matchId));
  await mute.waitForText('42["sync"');
  party.close();
  await withDeadline('the end of the server', server.stop());
  await mute.whenClosed;
});
