/**
 * Admission control in front of Koa and socket.io. Rejects connections and requests of addresses that send too many, and
 * requests outside the protocol. A rejection here costs a few microseconds; behind it, hundreds.
 */
import type { IncomingMessage, RequestListener, Server as HttpServer, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { ApiErrorBody } from '@great-fire/protocol';
import type { Logger } from 'pino';
import { ApiError, toErrorBody } from '../errors/api-error';
import { ERRORS, HTTP_STATUS } from '../errors/error-table';
import type { Metrics } from '../observability/metrics';
import { guardListener } from '../shared/listener-guard';
import type { Ingress } from '../shared/ingress';
import type { Guard } from './guard';
import type { ResourceLimits } from './resource-limits';

interface AdmissionDeps {
  readonly resourceLimits: Pick<ResourceLimits, 'maxConnections'>;
  readonly ingress: Ingress;
  readonly metrics: Metrics;
  readonly guard: Guard;
  readonly log: Logger;
  readonly hashedFiles: ReadonlySet<string>; // paths that pass without a limit
}

type UpgradeListener = (request: IncomingMessage, socket: Socket, head: Buffer) => void;

interface AdmittedHandlers {
  readonly onRequest: RequestListener;
  readonly onUpgrade: UpgradeListener;
}

const SOCKET_IO_PATH = '/socket.io/';

const isSocketIo = ({ url = '' }: IncomingMessage): boolean => url.startsWith(SOCKET_IO_PATH);

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
    if (hasRoom && (await isAdmitted(guard.enter('connection', address)))) return;
    metrics.countRejection('connection', 'too-many-requests');
    socket.destroy();
  };

  const admitRequest = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (request.method === 'GET' && hashedFiles.has(request.url ?? '')) return onRequest(request, response);
    const address = ingress.clientIp(request);
    const rejection = await rejectionOf(guard.enter('request', address));
    if (rejection !== null) return rejectRequest(response, rejection);
    response.once('close', () => {
      if (isClientError(response.statusCode)) void guard.penalize('clientError', address);
    });
    if (isSocketIo(request)) rejectRequest(response, ERRORS['upgrade-required']);
    else onRequest(request, response);
  };

  const admitUpgrade: (...args: Parameters<UpgradeListener>) => Promise<void> = async (
    request,
    socket,
    head,
  ) => {
    const rejection = await rejectionOf(guard.enter('upgrade', ingress.clientIp(request)));
    const body = rejection ?? invalidUpgrade(request);
    if (body !== null) rejectUpgrade(socket, body);
    else onUpgrade(request, socket, head);
  };

  const rejectRequest = (response: ServerResponse, body: ApiErrorBody): void => {
    metrics.countRejection('http', body.code);
    response.writeHead(HTTP_STATUS[body.code], headersOf(body));
    response.end(JSON.stringify(body));
  };

  /** Answers the upgrade and closes its connection, because no other listener does. */
  const rejectUpgrade = (socket: Socket, body: ApiErrorBody): void => {
    metrics.countRejection('http', body.code);
    socket.on('error', () => undefined); // the client may have disconnected already
    const payload = JSON.stringify(body);
    const headers = { ...headersOf(body), 'Content-Length': Buffer.byteLength(payload), Connection: 'close' };
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${String(value)}`);
    const status = `HTTP/1.1 ${String(HTTP_STATUS[body.code])} ${body.code}`;
    socket.end([status, ...lines, '', payload].join('\r\n'), () => socket.destroy());
  };

  if (resourceLimits.maxConnections < Number.POSITIVE_INFINITY)
    http.maxConnections = resourceLimits.maxConnections;
  if (ingress.isDirect)
    http.on(
      'connection',
      guardListener(log, admitConnection, (socket) => socket.destroy()),
    );
  http.on(
    'request',
    guardListener(log, admitRequest, ({ socket }) => socket.destroy()),
  );
  http.on(
    'upgrade',
    guardListener(log, admitUpgrade, (_, socket) => socket.destroy()),
  );
}

const isAdmitted = async (entry: Promise<void>): Promise<boolean> => (await rejectionOf(entry)) === null;

const rejectionOf = (entry: Promise<void>): Promise<ApiErrorBody | null> =>
  entry.then(
    () => null,
    (error: unknown) => {
      if (!(error instanceof ApiError)) throw error;
      return toErrorBody(error);
    },
  );

function invalidUpgrade(request: IncomingMessage): ApiErrorBody | null {
  if (!isSocketIo(request)) return ERRORS['upgrade-path-not-found'];
  if (request.headers.upgrade?.toLowerCase() !== 'websocket') return ERRORS['not-a-websocket'];
  // An upgrade that continues a session of engine.io would not call `allowRequest`.
  const isContinued = new URL(request.url ?? '', 'http://localhost').searchParams.has('sid');
  return isContinued ? ERRORS['socket-id-given'] : null;
}

const headersOf = (body: ApiErrorBody) => ({
  'Content-Type': 'application/json; charset=utf-8',
  ...(body.retryAfterSeconds !== undefined && {
    'Retry-After': String(body.retryAfterSeconds),
    Connection: 'close',
  }),
});
