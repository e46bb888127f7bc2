/**
 * The server without HTTP and a network: its tables, matches, sockets and an in-memory storage, with connections in
 * memory.
 */
import { EventEmitter } from 'node:events';
import pino from 'pino';
import { Guard } from '../src/admission/guard';
import { createResourceLimits } from '../src/config/resource-limits';
import { assembleGame } from '../src/assemble-game';
import { Lifecycle } from '../src/lifecycle/lifecycle';
import type { TableService } from '../src/lobby/table-service';
import type { MatchService } from '../src/matches/match-service';
import type { TableCommands } from '../src/matches/table-commands';
import { Metrics } from '../src/observability/metrics';
import { createSocketServer } from '../src/realtime/socket-server';
import { CacheRegistry } from '../src/shared/cache-registry';
import { Ingress } from '../src/shared/ingress';
import { sqliteStorage } from '../src/storage/sqlite/sqlite-storage';
import type { Storage } from '../src/storage/storage';
import { createTimeouts } from '../src/config/timeouts';
import { noopSchedule } from './noop-schedule';
import { TIMEOUT_FACTOR } from './timeouts';
import { MemoryConnection, type PacketFilter } from './memory-connection';

export interface InProcessServerOptions {
  readonly now: () => number;
  readonly wrapStorage?: (opened: Storage) => Storage;
  readonly cacheBytes?: number; // default: the product's
}

export interface InProcessServer {
  readonly tables: TableService;
  readonly matches: MatchService;
  readonly tableCommands: TableCommands;
  readonly storage: Storage;
  /** Applies due deadlines of tables. No job does so by itself here. */
  readonly applyDeadlines: () => Promise<readonly string[]>;
  /** Opens a connection with a guest's session key, or without one (null). Its handshake is not done yet. */
  readonly connect: (guestKey: string | null, onTheWay?: PacketFilter) => MemoryConnection;
  /** Resolves when tables and lobby have sent every stored change. */
  readonly whenIdle: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** Builds a server as `startServer` does, but without HTTP and the network. */
export function startInProcessServer({
  now,
  wrapStorage = (opened) => opened,
  cacheBytes,
}: InProcessServerOptions): InProcessServer {
  const log = pino({ level: 'error' }, pino.destination({ fd: 2, sync: true }));
  const lifecycle = new Lifecycle({ log, stopTimeoutMs: createTimeouts(TIMEOUT_FACTOR).shutdownMs });
  const resourceLimits = createResourceLimits(0);
  const opened = wrapStorage(sqliteStorage(':memory:'));
  lifecycle.closeOn('closing', 'storage', opened);
  const jobDeps = { storage: opened, now, log, schedule: noopSchedule };
  const game = assembleGame({
    ...jobDeps,
    guard: new Guard({ ...jobDeps, rateLimitScale: 0, resourceLimits, disk: { isLow: false } }),
    ingress: new Ingress({ publicUrl: null, allowedOrigins: [], trustedProxies: 0 }, log),
    metrics: new Metrics(),
    caches: new CacheRegistry(cacheBytes),
    resourceLimits,
    maxBotGames: Number.POSITIVE_INFINITY,
    lifecycle,
  });
  const { tables, matches, tableCommands, storage, deadlineJob, rooms, lobby } = game;
  const { io } = createSocketServer({ ...game, maintenance: { at: null, onChange: () => () => undefined } });
  const engine = Object.assign(new EventEmitter(), { close: () => undefined });
  io.bind(engine);
  let connectionCount = 0;
  lifecycle.onStop('closing', 'connections', async () => {
    for (const connection of openConnections) connection.close();
  });
  const openConnections = new Set<MemoryConnection>();
  return {
    tables,
    matches,
    tableCommands,
    storage,
    applyDeadlines: () => deadlineJob.run(),
    connect: (guestKey, packetFilter = (packet) => packet) => {
      const cookie = guestKey === null ? null : `session=${guestKey}`;
      const connection = new MemoryConnection(`line-${String((connectionCount += 1))}`, cookie, packetFilter);
      openConnections.add(connection);
      connection.once('close', () => openConnections.delete(connection));
      engine.emit('connection', connection);
      return connection;
    },
    whenIdle: async () => {
      await Promise.all([rooms.whenIdle(), lobby.whenIdle()]);
    },
    stop: () => lifecycle.stop(),
  };
}
