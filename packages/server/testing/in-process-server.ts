/**
 * The server without HTTP and a network: its tables, matches, sockets and an in-memory storage, with connections in
 * memory.
 */
import { EventEmitter } from 'node:events';
import pino from 'pino';
import { Guard } from '../src/admission/guard';
import { createResourceLimits, type ResourceLimits } from '../src/config/resource-limits';
import { assembleGame } from '../src/assemble-game';
import { Lifecycle } from '../src/lifecycle/lifecycle';
import type { TableService } from '../src/lobby/table-service';
import type { MatchService } from '../src/matches/match-service';
import type { TableCommandService } from '../src/matches/table-commands';
import { Metrics } from '../src/observability/metrics';
import type { LobbyRoom } from '../src/realtime/lobby-room';
import type { RoomRegistry } from '../src/realtime/room-registry';
import { createSocketServer } from '../src/realtime/socket-server';
import type { GameServer } from '../src/realtime/socket-types';
import { Ingress } from '../src/shared/ingress';
import { sqliteStorage } from '../src/storage/sqlite/sqlite-storage';
import type { Storage } from '../src/storage/storage';
import { createTimeouts } from '../src/config/timeouts';
import { noopSchedule } from './noop-schedule';
import { TIMEOUT_FACTOR } from './timeouts';
import type { LogCapture } from './log-capture';
import { MemoryConnection, type PacketFilter } from './memory-connection';

export interface InProcessServerOptions {
  readonly now: () => number;
  readonly wrapStorage?: (opened: Storage) => Storage;
  readonly cacheBytes?: number; // default: the product's
  readonly log?: LogCapture; // default: standard error
  readonly logLevel?: 'error' | 'warn' | 'debug'; // default: error
  readonly rateLimitScale?: number; // default: 0, no limits
  readonly resourceLimits?: Partial<ResourceLimits>;
}

export interface InProcessServer {
  readonly tables: TableService;
  readonly matches: MatchService;
  readonly tableCommands: TableCommandService;
  readonly storage: Storage;
  readonly io: GameServer;
  readonly rooms: RoomRegistry;
  readonly lobby: LobbyRoom;
  readonly lifecycle: Lifecycle;
  readonly guard: Guard;
  readonly metrics: Metrics;
  /** Announces maintenance to every socket. */
  readonly announceMaintenance: (at: number | null) => void;
  /** Applies due deadlines of tables. No job does so by itself here. */
  readonly applyDeadlines: () => Promise<readonly string[]>;
  /** Opens a connection with a guest's session key, or without one (null). Its handshake is not done yet. */
  readonly connect: (guestKey: string | null, onTheWay?: PacketFilter) => MemoryConnection;
  /** Resolves when tables and lobby have sent every stored change. */
  readonly whenIdle: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** The announced maintenance, without the setting that a server reads it from. */
class Maintenance {
  at: number | null = null;
  private readonly listeners = new Set<(at: number | null) => void>();

  onChange(listener: (at: number | null) => void): () => void {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  }

  announce(at: number | null): void {
    this.at = at;
    for (const listener of this.listeners) listener(at);
  }
}

/** Builds a server as `startServer` does, but without HTTP and the network. */
export function startInProcessServer({
  now,
  wrapStorage = (opened) => opened,
  cacheBytes = 128_000_000,
  log: capture,
  logLevel = 'error',
  rateLimitScale = 0,
  resourceLimits: changedLimits,
}: InProcessServerOptions): InProcessServer {
  const log = pino({ level: logLevel }, capture ?? pino.destination({ fd: 2, sync: true }));
  const lifecycle = new Lifecycle({ log, stopTimeoutMs: createTimeouts(TIMEOUT_FACTOR).shutdownMs });
  const resourceLimits = createResourceLimits(0, 1, changedLimits);
  const opened = wrapStorage(sqliteStorage(':memory:'));
  lifecycle.closeOn('closing', 'storage', opened);
  const jobDeps = { storage: opened, now, log, schedule: noopSchedule };
  const guard = new Guard({ rateLimitScale, resourceLimits, disk: { isLow: false } });
  const metrics = new Metrics();
  const game = assembleGame({
    ...jobDeps,
    guard,
    ingress: new Ingress({ publicUrl: null, allowedOrigins: [], trustedProxies: 0 }, log),
    metrics,
    cacheBytes,
    resourceLimits,
    maxBotGames: Number.POSITIVE_INFINITY,
    lifecycle,
  });
  const { tables, matches, tableCommands, storage, deadlineJob, rooms, lobby } = game;
  const maintenance = new Maintenance();
  const { io } = createSocketServer({ ...game, maintenance });
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
    io,
    rooms,
    lobby,
    lifecycle,
    guard,
    metrics,
    announceMaintenance: (at) => maintenance.announce(at),
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
