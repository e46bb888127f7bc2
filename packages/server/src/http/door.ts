/**
 * What is turned away before anybody reads it: connections and requests of an address that asked for too much,
 * and what is no request of ours. Whoever stands here costs a few microseconds; behind it, hundreds.
 */
import type { IncomingMessage, RequestListener, Server as HttpServer, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Bounds } from '../bounds';
import { refuse, statusOf } from '../errors/api-error';
import { tooMany } from '../limits';
import type { Metrics } from '../metrics';
import type { Turns } from '../turns';
import { Tally } from '../tally';
import { Credit } from './credit';
import type { Outside } from './outside';

export interface DoorParts {
  readonly bounds: Bounds;
  readonly outside: Outside;
  readonly metrics: Metrics;
  readonly turns: Turns;
}

// What things cost an address. A page with all that it fetches costs some forty.
const COST = {
  connection: 1,
  request: 1,
  socket: 4, // a handshake looks up a person and shows a table
  refusal: 9, // a request in vain
  flood: 100, // a socket that had to be ended
} as const;

const SOCKETS = '/socket.io/';
const WAIT_SECONDS = '10';
const UPGRADE_ONLY = refuse('bad-request', 'A socket is opened by an upgrade to a websocket.', 'upgrade');
const NO_UPGRADE = refuse('bad-request', 'There is nothing here to upgrade to.', 'upgrade');
const NO_WEBSOCKET = refuse('bad-request', 'Nothing is upgraded to but a websocket.', 'upgrade');
type Refusal = typeof UPGRADE_ONLY;

// Not 409: two people may want the same seat. Not 5xx: that fault is the server's.
const isFaultOfClient = (status: number): boolean => status >= 400 && status < 500 && status !== 409;

export class Door {
  private readonly credit: Credit;
  private readonly connections = new Tally();

  constructor(private readonly parts: DoorParts) {
    const { credit, creditPerSecond } = parts.bounds;
    this.credit = new Credit(credit, creditPerSecond);
  }

  /** A socket of this address flooded the server and was ended. */
  flooded(address: string): void {
    this.credit.take(address, COST.flood);
  }

  /** To be called once everything else listens to the server, and before a sub-path is taken off. */
  keep(http: HttpServer): void {
    const { bounds, outside } = this.parts;
    if (bounds.connections < Number.POSITIVE_INFINITY) http.maxConnections = bounds.connections;
    if (outside.seesAddresses) http.on('connection', (socket) => this.come(socket));
    const requests = http.listeners('request') as RequestListener[];
    http.removeAllListeners('request');
    http.on('request', (request, response) => this.ask(request, response, requests));
    const upgrades = http.listeners('upgrade') as UpgradeListener[];
    http.removeAllListeners('upgrade');
    http.on('upgrade', (request: IncomingMessage, socket: Socket, head: Buffer) =>
      this.upgrade(request, socket, head, upgrades),
    );
  }

  private come(socket: Socket): void {
    const address = this.parts.outside.addressOfLine(socket);
    if (
      this.connections.of(address) >= this.parts.bounds.connectionsPerAddress ||
      !this.credit.has(address)
    ) {
      this.parts.metrics.refused('line', 'too-many-requests');
      socket.destroy();
      return;
    }
    this.credit.take(address, COST.connection);
    this.connections.enter(address);
    socket.once('close', () => this.connections.leave(address));
  }

  private ask(
    request: IncomingMessage,
    response: ServerResponse,
    listeners: readonly RequestListener[],
  ): void {
    const address = this.parts.outside.addressOf(request);
    const isFull = !this.credit.has(address);
    this.credit.take(address, COST.request);
    if (isFull) return this.refuse(response, tooMany());
    response.once('close', () => {
      if (isFaultOfClient(response.statusCode)) this.credit.take(address, COST.refusal);
    });
    if (request.url?.startsWith(SOCKETS) === true) return this.refuse(response, UPGRADE_ONLY);
    void this.parts.turns
      .take(address)
      .then(() => listeners.forEach((listener) => listener(request, response)));
  }

  private refuse(response: ServerResponse, { body }: Refusal): void {
    this.parts.metrics.refused('http', body.code);
    response.writeHead(statusOf(body.code), {
      'Content-Type': 'application/json; charset=utf-8',
      ...(body.code === 'too-many-requests' && { 'Retry-After': WAIT_SECONDS, Connection: 'close' }),
    });
    response.end(JSON.stringify(body));
  }

  private upgrade(
    request: IncomingMessage,
    socket: Socket,
    head: Buffer,
    listeners: readonly UpgradeListener[],
  ): void {
    const address = this.parts.outside.addressOf(request);
    const isFull = !this.credit.has(address);
    const isSocket = request.url?.startsWith(SOCKETS) === true;
    const isWebSocket = request.headers.upgrade?.toLowerCase() === 'websocket';
    this.credit.take(address, isFull ? COST.request : COST.socket);
    if (!isFull && isSocket && isWebSocket)
      return listeners.forEach((listener) => listener(request, socket, head));
    this.end(socket, isFull ? tooMany() : isSocket ? NO_WEBSOCKET : NO_UPGRADE);
  }

  /** Nobody else answers an upgrade or ends its connection. */
  private end(socket: Socket, { body }: Refusal): void {
    this.parts.metrics.refused('http', body.code);
    socket.on('error', () => undefined); // it may be gone already
    const text = JSON.stringify(body);
    socket.end(
      `HTTP/1.1 ${String(statusOf(body.code))} ${body.code}\r\nContent-Type: application/json; charset=utf-8\r\n` +
        `Content-Length: ${String(Buffer.byteLength(text))}\r\nConnection: close\r\n\r\n${text}`,
      () => socket.destroy(),
    );
  }
}

type UpgradeListener = (request: IncomingMessage, socket: Socket, head: Buffer) => void;
