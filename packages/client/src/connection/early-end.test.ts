import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { openSocket } from './socket';

const GUID = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11'; // of RFC 6455

/** Takes a websocket, as a server does that is killed before it says a word. */
function takeAndEnd(line: Socket, request: string): void {
  const key = /^Sec-WebSocket-Key: (.*)$/im.exec(request)?.[1]?.trim() ?? '';
  const accept = createHash('sha1')
    .update(key + GUID)
    .digest('base64');
  const head = ['HTTP/1.1 101 Switching Protocols', 'Upgrade: websocket', 'Connection: Upgrade'];
  line.write([...head, `Sec-WebSocket-Accept: ${accept}`, '', ''].join('\r\n'));
  setTimeout(() => line.resetAndDestroy(), 50);
}

test('a line that is cut after it was taken and before it was greeted is tried again at once', async () => {
  let calls = 0;
  let calledAgain = (): void => undefined;
  const again = new Promise<void>((resolve) => (calledAgain = resolve));
  const server = createServer((line) => {
    calls += 1;
    if (calls === 2) calledAgain();
    line.on('error', () => undefined);
    line.once('data', (request) => takeAndEnd(line, request.toString()));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const socket = openSocket({ url: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}` });
  const began = performance.now();
  socket.connect();
  await again;
  expect(performance.now() - began).toBeLessThan(2000);
  socket.disconnect();
  server.close();
}, 30_000);
