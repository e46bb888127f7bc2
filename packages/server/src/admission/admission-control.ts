/**
 * Admission control in front of Koa and socket.io. Rejects connections and requests from IP addresses that are over
 * budget, and requests outside the protocol. A rejection here costs a few microseconds; behind it, hundreds.
 */
import type { IncomingMessage, RequestListener, Server as HttpServer, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { ResourceLimits } from './resource-limits';
import { ERRORS, HTTP_STATUS } from '../errors/error-table';
import type { ErrorKey } from '../errors/error-table';
import type { Metrics } from '../observability/metrics';
import type { FairScheduler } from './fair-queue';
import { ConnectionCounter } from './connection-counter';
import { TokenBuckets } from './token-bucket';
import type { Ingress } from '../shared/ingress';

interface AdmissionDeps {
  readonly resourceLimits: ResourceLimits;
  readonly ingress: Ingress;
  readonly metrics: Metrics;
  readonly fairScheduler: FairScheduler;
}

// Tokens that an address pays. A page with all its resources costs about forty.
const COST = {
  connection: 1,
  request: 1,
  socket: 4, // a handshake loads a person and sends a table
  clientError: 9, // on top of the request itself
  flood: 100, // a socket terminated for flooding
} as const;

const SOCKET_IO_PATH = '/socket.io/';
const RETRY_AFTER_SECONDS = '10';

// Not 409, because two players may compete for a seat. Not 5xx, because that fault is the server's.
const isClientError = (status: number): boolean => status >= 400 && status < 500 && status !== 409;

/** Whether an upgrade continues a session of engine.io, which would not call `allowRequest` for it. */
const hasSocketId = ({ url = '' }: IncomingMessage): boolean =>
  new URL(url, 'http://localhost').searchParams.has('sid');

type UpgradeListener = (request: IncomingMessage, socket: Socket, head: Buffer) => void;

interface AdmittedHandlers {
  readonly onRequest: RequestListener;
  readonly onUpgrade: UpgradeListener;
}

export class AdmissionControl {
  private readonly tokenBuckets: TokenBuckets;
  private readonly connectionsByAddress = new ConnectionCounter();

  constructor(private readonly deps: AdmissionDeps) {
    const { bucketSize, refillPerSecond } = deps.resourceLimits;
    this.tokenBuckets = new TokenBuckets(bucketSize, refillPerSecond);
  }

  /** Charges an address whose socket was terminated for flooding. */
  penalizeFlood(address: string): void {
    this.tokenBuckets.consume(address, COST.flood);
  }

  /** Calls the handlers for each request and each upgrade of the server that is admitted. */
  attach(http: HttpServer, handlers: AdmittedHandlers): void {
    const { resourceLimits, ingress } = this.deps;
    if (resourceLimits.maxConnections < Number.POSITIVE_INFINITY)
      http.maxConnections = resourceLimits.maxConnections;
    if (ingress.isDirect) http.on('connection', (socket) => this.onConnection(socket));
    http.on('request', (request, response) => this.onRequest(request, response, handlers.onRequest));
    http.on('upgrade', (request: IncomingMessage, socket: Socket, head: Buffer) =>
      this.onUpgrade(request, socket, head, handlers.onUpgrade),
    );
  }

  private onConnection(socket: Socket): void {
    const address = this.deps.ingress.clientIpOfSocket(socket);
    if (
      this.connectionsByAddress.count(address) >= this.deps.resourceLimits.maxConnectionsPerAddress ||
      !this.tokenBuckets.hasTokens(address)
    ) {
      this.deps.metrics.countRejection('connection', 'too-many-requests');
      socket.destroy();
      return;
    }
    this.tokenBuckets.consume(address, COST.connection);
    this.connectionsByAddress.increment(address);
    socket.once('close', () => this.connectionsByAddress.decrement(address));
  }

  private onRequest(request: IncomingMessage, response: ServerResponse, handle: RequestListener): void {
    const address = this.deps.ingress.clientIp(request);
    const isOverBudget = !this.tokenBuckets.hasTokens(address);
    this.tokenBuckets.consume(address, COST.request);
    if (isOverBudget) return this.rejectRequest(response, 'too-many-requests');
    response.once('close', () => {
      if (isClientError(response.statusCode)) this.tokenBuckets.consume(address, COST.clientError);
    });
    if (request.url?.startsWith(SOCKET_IO_PATH) === true)
      return this.rejectRequest(response, 'upgrade-required');
    this.deps.fairScheduler.acquire(address).then(
      () => {
        if (!request.destroyed) handle(request, response);
      },
      () => this.rejectRequest(response, 'too-many-requests'),
    );
  }

  private rejectRequest(response: ServerResponse, key: ErrorKey): void {
    const body = ERRORS[key];
    this.deps.metrics.countRejection('http', body.code);
    response.writeHead(HTTP_STATUS[body.code], {
      'Content-Type': 'application/json; charset=utf-8',
      ...(body.code === 'too-many-requests' && { 'Retry-After': RETRY_AFTER_SECONDS, Connection: 'close' }),
    });
    response.end(JSON.stringify(body));
  }

  private onUpgrade(request: IncomingMessage, socket: Socket, head: Buffer, handle: UpgradeListener): void {
    const address = this.deps.ingress.clientIp(request);
    const isOverBudget = !this.tokenBuckets.hasTokens(address);
    const isSocketIoPath = request.url?.startsWith(SOCKET_IO_PATH) === true;
    const isWebSocket = request.headers.upgrade?.toLowerCase() === 'websocket';
    this.tokenBuckets.consume(address, isOverBudget ? COST.request : COST.socket);
    if (isOverBudget) return this.rejectUpgrade(socket, 'too-many-requests');
    if (!isSocketIoPath) return this.rejectUpgrade(socket, 'upgrade-path-not-found');
    if (!isWebSocket) return this.rejectUpgrade(socket, 'not-a-websocket');
    if (hasSocketId(request)) return this.rejectUpgrade(socket, 'socket-id-given');
    handle(request, socket, head);
  }

  /** Answers the upgrade and closes its connection, because no other listener does. */
  private rejectUpgrade(socket: Socket, key: ErrorKey): void {
    const body = ERRORS[key];
    this.deps.metrics.countRejection('http', body.code);
    socket.on('error', () => undefined); // the client may have disconnected already
    const payload = JSON.stringify(body);
    socket.end(
      `HTTP/1.1 ${String(HTTP_STATUS[body.code])} ${body.code}\r\nContent-Type: application/json; charset=utf-8\r\n` +
        `Content-Length: ${String(Buffer.byteLength(payload))}\r\nConnection: close\r\n\r\n${payload}`,
      () => socket.destroy(),
    );
  }
}
