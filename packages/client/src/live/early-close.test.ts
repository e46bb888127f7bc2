import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { withDeadline, waitFor } from '@great-fire/testkit/wait-for';
import { createSocket } from './socket';

const GUID = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11'; // of RFC 6455

/** Accepts a WebSocket but sends no Engine.IO handshake. */
function acceptUpgrade(socket: Socket, request: string): void {
  const key = /^Sec-WebSocket-Key: (.*)$/im.exec(request)?.[1]?.trim() ?? '';
  const accept = createHash('sha1')
    .update(key + GUID)
    .digest('base64');
  const headers = ['HTTP/1.1 101 Switching Protocols', 'Upgrade: websocket', 'Connection: Upgrade'];
  socket.write([...headers, `Sec-WebSocket-Accept: ${accept}`, '', ''].join('\r\n'));
}

test('reconnects when the connection closes before the Engine.IO handshake', async () => {
  const lines: Socket[] = [];
  const server = createServer((line) => {
    lines.push(line);
    line.on('error', () => undefined);
    line.once('data', (request) => acceptUpgrade(line, request.toString()));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const socket = createSocket({ url: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}` });
  socket.io.timeout(false); // disables the library's own handshake timeout
  try {
    socket.connect();
    await waitFor('the taken line', () => socket.io.engine?.transport.writable);
    lines[0]?.resetAndDestroy(); // like a server that is killed
    await waitFor('the second line', () => lines.length === 2);
  } finally {
    socket.disconnect();
    for (const line of lines) line.destroy();
    const closed = once(server, 'close');
    server.close();
    await withDeadline('the end of the server', closed);
  }
});
