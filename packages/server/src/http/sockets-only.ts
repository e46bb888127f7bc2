/** Below `/socket.io/` there is nothing to be read or sent by a request: sockets come as upgrades. */
import type { RequestListener, Server as HttpServer } from 'node:http';
import { bodyOf, refuse, statusOf } from '../errors/api-error';

const BODY = bodyOf(refuse('bad-request', 'A socket is opened by an upgrade to a websocket.', 'upgrade'));
const TEXT = JSON.stringify(BODY);

/**
 * Answers such requests in our words, before socket.io does in its own. To be called once everything else
 * listens for requests, and before the sub-path is taken off them.
 */
export function serveSocketsOnly(http: HttpServer): void {
  const others = http.listeners('request') as RequestListener[];
  http.removeAllListeners('request');
  http.on('request', (request, response) => {
    if (request.url?.startsWith('/socket.io/') !== true)
      return others.forEach((listener) => listener(request, response));
    response.writeHead(statusOf(BODY.code), { 'Content-Type': 'application/json; charset=utf-8' });
    response.end(TEXT);
  });
}
