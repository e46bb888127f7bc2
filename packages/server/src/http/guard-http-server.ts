import { ServerResponse, type IncomingMessage, type Server as HttpServer } from 'node:http';
import { Socket } from 'node:net';
import type { Logger } from 'pino';
import { ERRORS, HTTP_STATUS } from '../errors/error-table';
import { guardEmitter } from '../shared/listener-guard';

/**
 * Guards all listeners of a server, and those of its connections, requests and responses. A throw while a request
 * arrives answers 400; any other throw closes its connection. Must be called before other listeners are attached.
 */
export function guardHttpServer(http: HttpServer, log: Logger): void {
  guardEmitter(log, http, (...args) => {
    const response = args.find((arg): arg is ServerResponse => arg instanceof ServerResponse);
    if (response !== undefined) rejectUnreadable(response);
    else args.find((arg) => arg instanceof Socket)?.destroy();
  });
  http.on('connection', (socket: Socket) => guardEmitter(log, socket, () => socket.destroy()));
  http.on('request', (request: IncomingMessage, response: ServerResponse) => {
    for (const emitter of [request, response]) guardEmitter(log, emitter, () => request.socket.destroy());
  });
}

function rejectUnreadable(response: ServerResponse): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  const body = ERRORS['request-unreadable'];
  response.writeHead(HTTP_STATUS[body.code], {
    'Content-Type': 'application/json; charset=utf-8',
    Connection: 'close',
  });
  response.end(JSON.stringify(body));
}
