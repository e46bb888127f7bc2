/** A proxy that has the game below a path of its host, beside whatever else lies there. */
import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { withDeadline } from '@great-fire/testkit/wait-for';

export interface FireProxy {
  readonly url: string; // http://127.0.0.1:41234/fire
  readonly asked: readonly string[]; // every path that a browser asked for
  readonly close: () => Promise<void>;
}

/** Passes on what lies below `path`, with the path on it, and refuses the rest as another site would. */
export async function fireProxy(path: string, port: number, target: () => string): Promise<FireProxy> {
  const asked: string[] = [];
  const onward = (from: IncomingMessage) => {
    const { hostname, port: to } = new URL(target());
    const headers = {
      ...from.headers,
      'x-forwarded-for': from.socket.remoteAddress,
      'x-forwarded-proto': 'http',
    };
    return request({ hostname, port: to, method: from.method, path: from.url, headers });
  };
  const isOurs = ({ url = '' }: IncomingMessage): boolean => {
    asked.push(url);
    return url === path || url.startsWith(`${path}/`);
  };
  const server = createServer((from, to) => {
    if (!isOurs(from)) {
      to.writeHead(404).end('another site');
      return;
    }
    const passed = onward(from);
    passed.on('response', (answer) => {
      to.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(to);
    });
    passed.on('error', () => to.destroy());
    from.pipe(passed);
  });
  server.on('upgrade', (from: IncomingMessage, near, head) => {
    if (!isOurs(from)) {
      near.destroy();
      return;
    }
    const passed = onward(from);
    passed.on('upgrade', (answer, far, first) => {
      const lines = answer.rawHeaders.reduce(
        (all, text, place) => all + text + (place % 2 === 0 ? ': ' : '\r\n'),
        '',
      );
      near.write(`HTTP/1.1 101 Switching Protocols\r\n${lines}\r\n`);
      near.write(first);
      far.write(head);
      near.pipe(far).pipe(near);
      for (const [one, other] of [
        [near, far],
        [far, near],
      ] as const) {
        one.on('error', () => other.destroy());
        one.on('close', () => other.destroy());
      }
    });
    passed.on('error', () => near.destroy());
    passed.end();
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
    for (const socket of sockets) socket.destroy(); // those of websockets too, which the server no longer counts
    await withDeadline('the end of the proxy', closed);
  };
  return { url: `http://127.0.0.1:${port}${path}`, asked, close };
}
