/**
 * Admission control in front of Koa and socket.io. Rejects connections and requests of addresses that send too many, and
 * requests outside the protocol. A rejection here costs a few microseconds; behind it, hundreds.
 */
import {
  ServerResponse,
  type IncomingMessage,
  type RequestListener,
  type Server as HttpServer,
} from 'node:http';
import type { Socket } from 'node:net';
import type { ApiErrorBody } from '@great-fire/protocol';
import type { Logger } from 'pino';
import { toErrorBody, tooManyRequests } from '../errors/api-error';
import { ERRORS, HTTP_STATUS } from '../errors/error-table';
import type { Metrics } from '../observability/metrics';
import { guardListener } from '../shared/listener-guard';
import type { Ingress } from '../shared/ingress';
import type { ResourceLimits } from '../config/resource-limits';
import { FULL_RETRY_AFTER_MS, type Guard } from './guard';

interface AdmissionDeps {
  readonly resourceLimits: Pick<ResourceLimits, 'maxConnections'>;
  readonly ingress: Ingress;
  readonly metrics: Metrics;
  readonly guard: Guard;
  readonly log: Logger;
  readonly hashedFiles: ReadonlySet<string>; // paths that pass without a limit
}

interface AdmittedHandlers {
  readonly onRequest: RequestListener;
  readonly onUpgrade: (request: IncomingMessage, socket: Socket, head: Buffer) => void;
}

const tooMany = (waitMs: number): ApiErrorBody => toErrorBody(tooManyRequests(waitMs));

const isSocketIo = ({ url = '' }: IncomingMessage): boolean => url.startsWith('/socket.io/');

// Not 409, because two players may compete for a seat. Not 5xx, because that fault is the server's.
const isClientError = (status: number): boolean => status >= 400 && status < 500 && status !== 409;

/** Calls the handlers for each request and each upgrade of the server that is admitted. */
export function admit(
  http: HttpServer,
  deps: AdmissionDeps,
  { onRequest, onUpgrade }: AdmittedHandlers,
): void {
  const { guard, ingress, metrics, log, resourceLimits, hashedFiles } = deps;

  const admitConnection = async (socket: Socket): Promise<void> => {
    const address = ingress.clientIpOfSocket(socket);
    const hasRoom = guard.connections.hasRoom(address);
    socket.once('close', guard.connections.add(address));
    if (hasRoom && (await guard.enter('connection', address)) === 0) return;
    metrics.countRejection('connection', 'too-many-requests');
    socket.destroy();
  };

  const admitRequest = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (request.method === 'GET' && hashedFiles.has(request.url ?? '')) return onRequest(request, response);
    const address = ingress.clientIp(request);
    const waitMs = await guard.enter('request', address);
    if (waitMs > 0) return reject(response, tooMany(waitMs));
    response.once('close', () => {
      if (isClientError(response.statusCode)) void guard.penalize('clientError', address);
    });
    if (isSocketIo(request)) reject(response, ERRORS['upgrade-required']);
    else onRequest(request, response);
  };

  const admitUpgrade = async (request: IncomingMessage, socket: Socket, head: Buffer): Promise<void> => {
    socket.on('error', () => undefined); // the client may disconnect; Node has taken its own listener away
    const address = ingress.clientIp(request);
    const waitMs = await guard.enter('upgrade', address);
    const full = guard.sockets.hasRoom(address) ? null : tooMany(FULL_RETRY_AFTER_MS);
    const body = waitMs > 0 ? tooMany(waitMs) : (invalidUpgrade(request) ?? full);
    if (body === null) return onUpgrade(request, socket, head);
    // No other listener answers an upgrade and closes its connection.
    const response = new ServerResponse(request);
    response.assignSocket(socket);
    response.shouldKeepAlive = false;
    reject(response, body, () => socket.destroy());
  };

  const reject = (response: ServerResponse, body: ApiErrorBody, whenSent?: () => void): void => {
    metrics.countRejection('http', body.code);
    response.setHeader('Content-Type', 'application/json; charset=utf-8');
    if (body.retryAfterSeconds !== undefined) {
      response.setHeader('Retry-After', body.retryAfterSeconds);
      response.setHeader('Connection', 'close');
    }
    response.writeHead(HTTP_STATUS[body.code]).end(JSON.stringify(body), whenSent);
  };

  if (resourceLimits.maxConnections < Infinity) http.maxConnections = resourceLimits.maxConnections;
  const destroy = (socket: Socket) => socket.destroy();
  if (ingress.isDirect) http.on('connection', guardListener(log, admitConnection, destroy));
  http.on(
    'request',
    guardListener(log, admitRequest, ({ socket }) => destroy(socket)),
  );
  http.on(
    'upgrade',
    guardListener(log, admitUpgrade, (_, socket) => destroy(socket)),
  );
}

function invalidUpgrade(request: IncomingMessage): ApiErrorBody | null {
  if (request.headers.upgrade?.toLowerCase() !== 'websocket') return ERRORS['not-a-websocket'];
  if (!isSocketIo(request)) return ERRORS['upgrade-path-not-found'];
  // An upgrade that continues a session of engine.io would not call `allowRequest`.
  const isContinued = new URL(request.url ?? '', 'http://localhost').searchParams.has('sid');
  return isContinued ? ERRORS['socket-id-given'] : null;
}
