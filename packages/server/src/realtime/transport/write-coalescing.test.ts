import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo, Socket as Stream } from 'node:net';
import pino from 'pino';
import { Server } from 'socket.io';
import { waitFor, withDeadline } from '@great-fire/testkit/wait-for';
import { WebSocket } from 'ws';
import type { GameServer, GameSocket } from '../socket-types';
import { coalesceWrites } from './write-coalescing';

/** Opens a socket.io connection. Returns the socket, the number of writes by the server, and the messages received. */
async function openConnection() {
  const http = createServer();
  const io: GameServer = new Server(http, { transports: ['websocket'] });
  let stream: Stream | null = null;
  io.engine.on('connection', (connection: GameSocket['conn']) => {
    coalesceWrites(connection, pino({ level: 'silent' }));
    stream = connection.request.socket;
  });
  const connectedSocket = new Promise<GameSocket>((resolve) => io.on('connection', resolve));
  http.listen(0);
  const { port } = http.address() as AddressInfo;
  const page = new WebSocket(`ws://localhost:${String(port)}/socket.io/?EIO=4&transport=websocket`);
  const received: string[] = [];
  page.on('message', (data: Buffer) => received.push(String(data)));
  page.on('open', () => page.send('40'));
  const socket = await withDeadline('the socket at the server', connectedSocket);
  const waitForText = (text: string) =>
    waitFor(`a message with ${text}`, () => received.at(-1)?.includes(text));
  let writes = 0;
  const connection = stream as unknown as { _writev: (...given: readonly unknown[]) => unknown };
  const writev = connection._writev.bind(connection);
  connection._writev = (...given) => {
    writes += 1;
    return writev(...given);
  };
  const close = async (): Promise<void> => {
    page.terminate();
    await io.close();
  };
  return { socket, page, came: received, shown: waitForText, writes: () => writes, close };
}

test('sends all packets of one event-loop turn in one write and in order, even across promises', async () => {
  const { socket, came, shown, writes, close } = await openConnection();
  await shown('40');
  socket.emit('service-status', { isUp: true });
  await Promise.resolve();
  socket.emit('service-status', { isUp: false });
  await shown('false');
  expect(writes()).toBe(1);
  expect(came.slice(-2)).toEqual([
    '42["service-status",{"isUp":true}]',
    '42["service-status",{"isUp":false}]',
  ]);
  socket.emit('service-status', { isUp: true });
  await shown('true');
  expect(writes()).toBe(2);
  await close();
});

test('sends what was emitted just before a disconnect, and nothing afterwards', async () => {
  const { socket, page, came, close } = await openConnection();
  const hasClosed = once(page, 'close');
  socket.emit('service-status', { isUp: false });
  socket.disconnect(true);
  socket.emit('service-status', { isUp: true });
  await withDeadline('the end of the websocket', hasClosed);
  expect(came.slice(-2)).toEqual(['42["service-status",{"isUp":false}]', '41']);
  await close();
});
