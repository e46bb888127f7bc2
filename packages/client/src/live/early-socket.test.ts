/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node", "require"]}
 */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { waitFor, withDeadline } from '@great-fire/testkit/wait-for';
import { Server } from 'socket.io';
import { createSocket } from './socket';
import { openEarlySocket } from './early-socket';

interface SocketServer {
  readonly url: string;
  readonly count: () => number;
  readonly matches: readonly unknown[]; // of the handshakes
}

/** Runs a test with a socket.io server that counts WebSockets. */
async function withSocketServer(run: (server: SocketServer) => Promise<void>) {
  const http = createServer();
  const io = new Server(http, { transports: ['websocket'] });
  const matches: unknown[] = [];
  io.on('connection', (socket) => {
    matches.push(socket.handshake.auth['match']);
    socket.emit('sync');
  });
  let count = 0;
  http.on('upgrade', () => {
    count += 1;
  });
  await once(http.listen(0, '127.0.0.1'), 'listening');
  try {
    const { port } = http.address() as AddressInfo;
    await run({ url: `http://127.0.0.1:${String(port)}`, count: () => count, matches });
  } finally {
    await io.close();
  }
}

/** Connects as the page does, and resolves once the server's first message has arrived. */
async function connectPage(url: string, match?: string): Promise<void> {
  const socket = createSocket({ url, ...(match !== undefined && { match }) });
  const synced = new Promise<void>((resolve) => {
    socket.on('sync', () => resolve());
  });
  socket.connect();
  await withDeadline('the first message', synced);
  socket.disconnect();
}

const earlySocket = (): WebSocket => {
  const early = globalThis.earlySocket;
  if (early === undefined) throw new Error('There is no early socket');
  return early.socket;
};

test('connects with the early WebSocket, whether it is open or not', () =>
  withSocketServer(async ({ url, count }) => {
    openEarlySocket(url, '');
    await connectPage(url);
    expect(count()).toBe(1);
    openEarlySocket(url, '');
    await withDeadline('the handshake', once(earlySocket(), 'message'));
    await connectPage(url);
    expect(count()).toBe(2);
    await connectPage(url); // the early WebSocket is used up
    expect(count()).toBe(3);
  }));

test('opens a new WebSocket if the early one is closed or belongs to another server', () =>
  withSocketServer(async ({ url, count }) => {
    openEarlySocket(url, '');
    const closed = once(earlySocket(), 'close');
    earlySocket().close();
    await withDeadline('the end of the early WebSocket', closed);
    await connectPage(url);
    expect(globalThis.earlySocket).toBeUndefined();
    openEarlySocket(url, '/fire');
    const other = earlySocket();
    await connectPage(url);
    expect(other.readyState).toBeGreaterThan(WebSocket.OPEN);
    expect(count()).toBeGreaterThan(1);
  }));

const messageCount = () => globalThis.earlySocket?.messages.length ?? 0;

test('sends the handshake early, and no second one', () =>
  withSocketServer(async ({ url, count, matches }) => {
    openEarlySocket(url, '', 'abcdefghjk');
    await waitFor('the first message of the table', () => messageCount() === 3); // open, connect, sync
    await connectPage(url, 'abcdefghjk');
    expect(matches).toEqual(['abcdefghjk']);
    expect(count()).toBe(1);
  }));

test('makes a new connection if the early handshake was for another table', () =>
  withSocketServer(async ({ url, count, matches }) => {
    openEarlySocket(url, '', 'abcdefghjk');
    await waitFor('the first message of the table', () => messageCount() === 3);
    const early = earlySocket();
    await connectPage(url, 'mnpqrstuvw');
    expect(matches.at(-1)).toBe('mnpqrstuvw');
    expect(early.readyState).toBeGreaterThan(WebSocket.OPEN);
    expect(count()).toBe(2);
  }));
