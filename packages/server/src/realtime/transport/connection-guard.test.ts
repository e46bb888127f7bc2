import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import pino from 'pino';
import { Server } from 'socket.io';
import { waitFor, withDeadline } from '@great-fire/testkit/wait-for';
import { WebSocket } from 'ws';
import type { GameServer, GameSocket } from '../socket-types';
import { guardConnection } from './connection-guard';
import { guardEngine } from './guard-engine';
import { HardenedWebSocketServer } from './websocket-server';

const LOG = pino({ level: 'silent' });

/** Opens a guarded connection between the product's server and a client of ws. */
async function open({ maxBufferedBytes = 1_000_000, maxPacketsPer10s = 1_000 } = {}) {
  const http = createServer();
  const io: GameServer = new Server(http, {
    transports: ['websocket'],
    wsEngine: HardenedWebSocketServer,
    pingInterval: 1_000_000,
  });
  guardEngine(io.engine, LOG);
  const reasons: string[] = [];
  const opened = new Promise<GameSocket['conn']>((resolve) => {
    io.engine.on('connection', (connection: GameSocket['conn']) => {
      guardConnection(connection, { maxBufferedBytes, maxPacketsPer10s }, (reason) => reasons.push(reason));
      resolve(connection);
    });
  });
  const connected = new Promise<GameSocket>((resolve) => io.on('connection', resolve));
  http.listen(0);
  const { port } = http.address() as AddressInfo;
  const page = new WebSocket(`ws://localhost:${String(port)}/socket.io/?EIO=4&transport=websocket`);
  const received: string[] = [];
  let pongs = 0;
  page.on('message', (data: Buffer) => received.push(String(data)));
  page.on('pong', () => (pongs += 1));
  page.on('error', () => undefined);
  const closed = once(page, 'close');
  page.on('open', () => page.send('40'));
  const connection = await withDeadline('the connection', opened);
  const socket = await withDeadline('the socket', connected);
  const answered = (count: number) => waitFor('the pongs', () => pongs === count);
  const end = () => withDeadline('the end of the connection', closed);
  const close = async (): Promise<void> => {
    page.terminate();
    await io.close();
  };
  return { page, socket, connection, received, reasons, answered, end, close };
}

test('answers pings, and ends a connection with one packet or ping too many, once', async () => {
  const { page, reasons, answered, end, close } = await open({ maxPacketsPer10s: 5 });
  for (let count = 1; count <= 4; count += 1) page.ping(); // the fifth packet is the handshake
  await answered(4);
  expect(reasons).toEqual([]);
  for (let count = 0; count < 3; count += 1) page.ping();
  await end();
  expect(reasons).toEqual(['flood']);
  await close();
});

test.each([
  ['packets', (page: WebSocket) => page.send('42["nothing"]')],
  ['pongs', (page: WebSocket) => page.pong()],
])('counts %s', async (_, send) => {
  const { page, reasons, answered, end, close } = await open({ maxPacketsPer10s: 10 });
  for (let count = 0; count < 8; count += 1) send(page);
  page.ping();
  await answered(1);
  expect(reasons).toEqual([]);
  send(page);
  await end();
  expect(reasons).toEqual(['flood']);
  await close();
});

test('restarts the count every ten seconds', async () => {
  let now = 1_000;
  const clock = jest.spyOn(performance, 'now').mockImplementation(() => now);
  const { page, reasons, answered, end, close } = await open({ maxPacketsPer10s: 3 });
  for (let window = 0; window < 3; window += 1) {
    now += 10_001;
    for (let count = 0; count < 3; count += 1) page.ping();
    await answered(3 * (window + 1));
  }
  expect(reasons).toEqual([]);
  now += 10_000; // the window is not over yet
  page.ping();
  await end();
  expect(reasons).toEqual(['flood']);
  clock.mockRestore();
  await close();
});

test('ends a connection with more unsent bytes than allowed, once, and counts what was sent no more', async () => {
  const { socket, received, reasons, end, close } = await open({ maxBufferedBytes: 10_000 });
  const line = (bytes: number) => socket.emit('chat', { text: 'x'.repeat(bytes) } as never);
  for (let count = 1; count <= 3; count += 1) {
    line(6_000);
    await waitFor('the line', () => received.filter((packet) => packet.includes('xxx')).length === count);
  }
  expect(reasons).toEqual([]);
  for (let count = 0; count < 5; count += 1) line(6_000);
  await end();
  expect(reasons).toEqual(['slow-consumer']);
  await close();
});

test('a listener that throws ends its connection', async () => {
  const { page, connection, end, close } = await open();
  connection.on('packet', () => {
    throw new Error('planted');
  });
  page.send('42["nothing"]');
  await end();
  await close();
});

test('a message of too many fragments ends its connection', async () => {
  const { page, end, close } = await open();
  for (let count = 0; count < 40; count += 1) page.send('x', { fin: false });
  await end();
  await close();
});
