/** A reverse proxy that serves the game below a path of its host, as on a site with other content. */
import { once } from 'node:events';
import { createServer, request, type IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { withDeadline } from '@great-fire/testkit/wait-for';

export interface SubPathProxy {
  readonly url: string; // http://127.0.0.1:41234/fire
  readonly requestedPaths: readonly string[];
  readonly close: () => Promise<void>;
}

/** Starts a proxy that forwards requests below `path` with their full path, and answers all others with 404. */
export async function startSubPathProxy(
  path: string,
  port: number,
  target: () => string,
): Promise<SubPathProxy> {
  const requestedPaths: string[] = [];
  const forward = (incoming: IncomingMessage) => {
    const { hostname, port: targetPort } = new URL(target());
    const headers = {
      ...incoming.headers,
      'x-forwarded-for': incoming.socket.remoteAddress,
      'x-forwarded-proto': 'http',
    };
    return request({ hostname, port: targetPort, method: incoming.method, path: incoming.url, headers });
  };
  const isBelowPath = ({ url = '' }: IncomingMessage): boolean => {
    requestedPaths.push(url);
    return url === path || url.startsWith(`${path}/`);
  };
  const server = createServer((incoming, response) => {
    if (!isBelowPath(incoming)) {
      response.writeHead(404).end('another site');
      return;
    }
    const forwarded = forward(incoming);
    forwarded.on('response', (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    forwarded.on('error', () => response.destroy());
    incoming.pipe(forwarded);
  });
  server.on('upgrade', (incoming: IncomingMessage, clientSocket, head) => {
    if (!isBelowPath(incoming)) {
      clientSocket.destroy();
      return;
    }
    const forwarded = forward(incoming);
    forwarded.on('upgrade', (answer, serverSocket, firstBytes) => {
      const headerLines = answer.rawHeaders.reduce(
        (all, text, index) => all + text + (index % 2 === 0 ? ': ' : '\r\n'),
        '',
      );
      clientSocket.write(`HTTP/1.1 101 Switching Protocols\r\n${headerLines}\r\n`);
      clientSocket.write(firstBytes);
      serverSocket.write(head);
      clientSocket.pipe(serverSocket).pipe(clientSocket);
      for (const [source, peer] of [
        [clientSocket, serverSocket],
        [serverSocket, clientSocket],
      ] as const) {
        source.on('error', () => peer.destroy());
        source.on('close', () => peer.destroy());
      }
    });
    forwarded.on('error', () => clientSocket.destroy());
    forwarded.end();
  });
  const sockets = new Set<Socket>();
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  await once(server.listen(port, '127.0.0.1'), 'listening');
  const close = async (): Promise<void> => {
    const closed = once(server, 'close');
    server.close();
    for (const socket of sockets) socket.destroy(); // including WebSockets, which the server does not track
    await withDeadline('the end of the proxy', closed);
  };
  return { url: `http://127.0.0.1:${port}${path}`, requestedPaths, close };
}
