/**
 * The server without HTTP and a network: its tables, matches, sockets and an in-memory storage, with connections in
 * memory.
 */
import { EventEmitter } from 'node:events';
import { createServer } from 'node:http';
import pino from 'pino';
import { Ingress } from '../src/shared/ingress';
import { SESSION_COOKIE } from '../src/identity/caller';
import { TableCommands } from '../src/matches/table-commands';
import { DeadlineJob } from '../src/matches/deadline-job';
import { Lifecycle } from '../src/lifecycle/lifecycle';
import { createResourceLimits } from '../src/admission/resource-limits';
import { UNSCHEDULED } from '../src/admission/fair-queue';
import { localRateLimiter } from '../src/admission/rate-limits';
import { TableService } from '../src/lobby/table-service';
import { DelayedViews } from '../src/spectating/delayed-view';
import { MatchService } from '../src/matches/match-service';
import { Metrics } from '../src/observability/metrics';
import { ConnectionLimiter } from '../src/realtime/connection-guard';
import { LobbyRoom } from '../src/realtime/lobby-room';
import { MatchRooms } from '../src/realtime/match-rooms';
import { createSocketServer } from '../src/realtime/socket-server';
import { sqliteStorage } from '../src/storage/sqlite/sqlite-storage';
import type { Storage } from '../src/storage/storage';
import { noopSchedule } from './noop-schedule';
import { MemoryConnection } from './memory-connection';
import type { PacketFilter } from './memory-connection';

export interface InProcessServerOptions {
  readonly now: () => number;
  readonly wrapStorage: (opened: Storage) => Storage; // wraps the storage
}

export interface InProcessServer {
  readonly tables: TableService;
  readonly matches: MatchService;
  readonly tableCommands: TableCommands;
  readonly storage: Storage;
  /** Applies due deadlines of tables. No job does so by itself here. */
  readonly applyDeadlines: () => Promise<readonly string[]>;
  /** Sends delayed spectators what is old enough. No job does so by itself here. */
  readonly broadcastDelayed: () => Promise<void>;
  /** Opens a connection with a guest's session key, or without one (null). Its handshake is not done yet. */
  readonly connect: (guestKey: string | null, onTheWay?: PacketFilter) => MemoryConnection;
  readonly stop: () => Promise<void>;
}

/** Builds a server as `startServer` does, but without HTTP and the network. */
export function startInProcessServer({ now, wrapStorage }: InProcessServerOptions): InProcessServer {
  const log = pino({ level: 'error' }, pino.destination({ fd: 2, sync: true }));
  const storage = wrapStorage(sqliteStorage(':memory:'));
  const matches = new MatchService({ storage, now });
  const delayed = new DelayedViews({ storage, now });
  const delayDeps = { now, log, schedule: noopSchedule };
  const rooms = new MatchRooms({ storage, matches, delayedViews: delayed, ...delayDeps });
  const spectators = (ids: readonly string[]) => rooms.presence.spectatorCounts(ids);
  const lobby = new LobbyRoom({
    storage,
    matches,
    delayedViews: delayed,
    countSpectators: spectators,
    ...delayDeps,
  });
  const tableCommands = new TableCommands({ matches, presenceOf: (id) => rooms.presence.presenceAt(id) });
  const tables = new TableService({
    storage,
    matches,
    tableCommands,
    now,
    maxBotGames: Number.POSITIVE_INFINITY,
  });
  const deadlineJob = new DeadlineJob({ storage, tableCommands, now, log });
  const limits = localRateLimiter(0);
  const bounds = createResourceLimits(0);
  const io = createSocketServer(createServer(), {
    ...{
      storage,
      matches,
      delayedViews: delayed,
      rooms,
      tableCommands,
      lobby,
      rateLimiter: limits,
      log,
      now,
    },
    lifecycle: new Lifecycle(),
    metrics: new Metrics(),
    ingress: new Ingress({ publicUrl: null, allowedOrigins: [], trustedProxies: 0 }),
    resourceLimits: bounds,
    connectionLimiter: new ConnectionLimiter(bounds),
    onFlood: () => undefined,
    fairScheduler: UNSCHEDULED,
  });
  const engine = Object.assign(new EventEmitter(), { close: () => undefined });
  io.bind(engine);
  let connectionCount = 0;
  const openConnections = new Set<MemoryConnection>();
  return {
    tables,
    matches,
    tableCommands,
    storage,
    applyDeadlines: () => deadlineJob.run(),
    broadcastDelayed: async () => {
      await rooms.runDelayed();
      await lobby.runDelayed();
    },
    connect: (guestKey, packetFilter = (packet) => packet) => {
      const cookie = guestKey === null ? null : `${SESSION_COOKIE}=${guestKey}`;
      const line = new MemoryConnection(`line-${String((connectionCount += 1))}`, cookie, packetFilter);
      openConnections.add(line);
      engine.emit('connection', line);
      return line;
    },
    stop: async () => {
      await deadlineJob.close();
      await matches.close();
      for (const line of openConnections) line.close();
      await rooms.whenIdle();
      await rooms.close();
      await lobby.close();
      await storage.close();
    },
  };
}
