/** The whole server put together: storage, matches, lobby, sockets, on one port. */
import { createServer } from 'node:http';
import type { IncomingMessage, Server as HttpServer, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { createApp } from './app';
import type { Config } from './config';
import { limitsOf } from './limits';
import { Tables } from './lobby/tables';
import { Matches } from './matches/matches';
import { LobbyRoom } from './realtime/lobby-room';
import { Rooms } from './realtime/rooms';
import { createSockets } from './realtime/sockets';
import { SharedLimits } from './shared-limits';
import { postgresStorage } from './storage/postgres/postgres-storage';
import { sqliteStorage } from './storage/sqlite/sqlite-storage';
import type { Storage } from './storage/storage';

export interface RunningServer {
  readonly port: number;
  readonly storage: Storage;
  /** Takes in nothing new, finishes what runs, lets go of sockets, port and file. */
  readonly stop: () => Promise<void>;
}

/** The port cannot be listened on; the message is one line for whoever starts the server. */
export class PortUnavailable extends Error {
  override readonly name = 'PortUnavailable';
}

/** What a server takes from outside beside its settings; what is left out is real. */
export interface ServerPorts {
  readonly now?: () => number; // ms since 1970, UTC
  readonly storage?: (opened: Storage) => Storage; // what is put round the storage
}

/** @throws PortUnavailable, StorageUnavailable */
export async function startServer(
  config: Config,
  log: Logger,
  { now = () => Date.now(), storage: round = (opened) => opened }: ServerPorts = {},
): Promise<RunningServer> {
  const http = createServer({ headersTimeout: HEADERS_MS, requestTimeout: REQUEST_MS });
  http.on('request', notYet);
  await listen(http, config);
  try {
    const storage = round(await openStorage(config, log));
    return await serve(http, storage, config, log, now);
  } catch (error) {
    http.close();
    throw error;
  }
}

/** @throws StorageUnavailable */
async function openStorage({ databaseUrl, databaseFile }: Config, log: Logger): Promise<Storage> {
  return databaseUrl === null ? sqliteStorage(databaseFile) : postgresStorage(databaseUrl, log);
}

/** The port is taken before the file is opened; whoever asks in between is told to come again. */
function notYet(_: IncomingMessage, response: ServerResponse): void {
  response.writeHead(503, { 'Retry-After': '1' }).end();
}

// Who takes longer to send or to be answered holds a connection for nothing.
const HEADERS_MS = 10_000;
const REQUEST_MS = 20_000;
const LINGER_MS = 3_000;

async function serve(
  http: HttpServer,
  storage: Storage,
  config: Config,
  log: Logger,
  now: () => number,
): Promise<RunningServer> {
  let draining = false;
  const isDraining = () => draining;
  const own = limitsOf(config.rateLimits);
  const { spending } = storage;
  const isShared = spending !== null && config.rateLimits > 0;
  const shares = isShared ? new SharedLimits({ own, scale: config.rateLimits, spending, now, log }) : null;
  const limits = shares ?? own;
  const matches = new Matches({ storage, now });
  const tables = new Tables({ storage, matches, now });
  const rooms = new Rooms({ storage, matches, log });
  const spectators = (ids: readonly string[]) => rooms.spectators(ids);
  const lobby = new LobbyRoom({ storage, spectators, log });
  const { publicUrl, clientDir } = config;
  const isSecure = publicUrl?.protocol === 'https:';
  await matches.resume();

  const shared = { storage, matches, rooms, limits, lobby, publicUrl, log, isDraining, now };
  const app = createApp({ ...shared, tables, spectators, isSecure, clientDir });
  const handle = app.callback();
  http.off('request', notYet);
  http.on('request', (request, response) => void handle(request, response));
  const io = createSockets(http, shared);

  const address = http.address();
  const port = typeof address === 'object' && address !== null ? address.port : config.port;
  const stop = async (): Promise<void> => {
    draining = true;
    const closed = new Promise<void>((resolve) => {
      http.close(() => resolve());
    });
    await matches.close();
    // Not socket by socket: to a page, a line that breaks is one to take up again by itself.
    await io.close();
    http.closeIdleConnections();
    setTimeout(() => http.closeAllConnections(), LINGER_MS).unref();
    await closed;
    shares?.close();
    rooms.close();
    lobby.close();
    await storage.close();
  };
  return { port, storage, stop };
}

function listen(http: HttpServer, { port, host }: Config): Promise<void> {
  return new Promise((resolve, reject) => {
    http.once('error', (error: NodeJS.ErrnoException) => {
      const why =
        error.code === 'EADDRINUSE' ? 'is in use; set PORT to another' : `cannot be used: ${error.message}`;
      reject(new PortUnavailable(`Port ${String(port)} ${why}.`));
    });
    http.listen(port, host, resolve);
  });
}
