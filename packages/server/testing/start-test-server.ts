import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino, { type DestinationStream } from 'pino';
import type { ResourceLimits } from '../src/config/resource-limits';
import type { Config } from '../src/config/config';
import { createLogger } from '../src/observability/create-logger';
import { startServer, type RunningServer } from '../src/server';
import type { Schedule } from '../src/lifecycle/periodic-job';
import type { Storage } from '../src/storage/storage';
import type { Timeouts } from '../src/config/timeouts';
import { noopSchedule } from './noop-schedule';
import { bundleWorker } from './server-process';
import { TIMEOUT_FACTOR } from './timeouts';

export interface TestServerOptions {
  readonly port?: number; // default: a free one
  readonly host?: string | null; // default: 127.0.0.1; null: every address
  readonly dataDir?: string; // default: a new one, removed at the end
  readonly databaseUrl?: string; // PostgreSQL; left out: SQLite in dataDir
  readonly publicUrl?: string;
  readonly allowedOrigins?: readonly string[]; // default: none
  readonly trustedProxies?: number; // default: none
  readonly clientDir?: string;
  readonly rateLimitScale?: number; // default: no rate limits
  readonly showsRatings?: boolean; // default: true
  readonly guestRetentionMs?: number; // default: guests are never removed
  readonly chatRetentionMs?: number; // default: chat is never removed
  readonly maxDatabaseBytes?: number; // default: no limit
  readonly cacheBytes?: number; // default: the product's
  readonly maxBotGames?: number; // default: no limit
  readonly botMoveDelayMs?: number; // default: 0
  readonly drainMs?: number; // default: 0
  readonly botWorker?: () => Promise<string>; // bundles the bot worker; default: the product's
  readonly mail?: Config['mail']; // default: no mail
  readonly outboundHttp?: Config['outboundHttp']; // default: anywhere, as tests listen on loopback addresses
  readonly previewWorker?: () => Promise<string>; // default: no previews
  readonly metrics?: boolean; // on a port of their own; default: none
  readonly log?: DestinationStream; // receives lines of all levels
  readonly now?: () => number;
  readonly schedule?: Schedule; // of the periodic jobs; default: never
  readonly wrapStorage?: (opened: Storage) => Storage;
  readonly resourceLimits?: Partial<ResourceLimits>; // replace defaults
  readonly timeouts?: Partial<Timeouts>; // replace the long default timeouts
}

export interface TestServer extends Omit<RunningServer, 'port' | 'metricsPort'> {
  readonly url: string; // http://127.0.0.1:41234
  readonly metricsUrl: string | null;
  readonly dataDir: string;
}

/**
 * Starts the product's own server on SQLite or PostgreSQL. Only its settings differ from `npm start`. Timeouts, leases
 * and presence last for days, so that a slow machine exceeds none of them. Periodic jobs do not run by themselves: a
 * test runs them with the methods of the server.
 */
export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const dataDir = options.dataDir ?? mkdtempSync(join(tmpdir(), 'great-fire-'));
  const log =
    options.log === undefined
      ? createLogger('error', pino.destination({ fd: 2, sync: true }))
      : createLogger('trace', options.log);
  const server = await startServer(
    {
      port: options.port ?? 0,
      host: options.host === undefined ? '127.0.0.1' : options.host,
      publicUrl: options.publicUrl === undefined ? null : new URL(options.publicUrl),
      allowedOrigins: options.allowedOrigins ?? [],
      trustedProxies: options.trustedProxies ?? 0,
      databaseUrl: options.databaseUrl ?? null,
      databaseFile: join(dataDir, 'great-fire.db'),
      clientDir: options.clientDir ?? null,
      logLevel: 'info',
      abandonAfterMs: 7 * 24 * 3_600_000,
      guestRetentionMs: options.guestRetentionMs ?? null,
      chatRetentionMs: options.chatRetentionMs ?? null,
      minFreeBytes: 0,
      maxDatabaseBytes: options.maxDatabaseBytes ?? null,
      cacheBytes: options.cacheBytes ?? 128_000_000,
      maxBotGames: options.maxBotGames ?? Number.POSITIVE_INFINITY,
      drainMs: options.drainMs ?? 0,
      metrics: options.metrics === true ? { port: 0, host: '127.0.0.1' } : null,
      botMoveDelayMs: options.botMoveDelayMs ?? 0,
      botSearchMs: 300,
      showsRatings: options.showsRatings ?? true,
      mail: options.mail ?? null,
      outboundHttp: options.outboundHttp ?? 'anywhere',
      rateLimitScale: options.rateLimitScale ?? 0,
      timeoutFactor: TIMEOUT_FACTOR,
    },
    log,
    {
      botWorker: options.botWorker ?? bundleWorker,
      ...(options.previewWorker && { previewWorker: options.previewWorker }),
      ...(options.now && { now: options.now }),
      schedule: options.schedule ?? noopSchedule,
      wrapStorage: (opened) => (options.wrapStorage ?? ((same: Storage) => same))(withLongLeases(opened)),
      ...(options.resourceLimits && { resourceLimits: options.resourceLimits }),
      ...(options.timeouts && { timeouts: options.timeouts }),
    },
  );
  const { port, metricsPort, ...running } = server;
  return {
    ...running,
    url: `http://127.0.0.1:${String(port)}`,
    metricsUrl: metricsPort === null ? null : `http://127.0.0.1:${String(metricsPort)}/metrics`,
    dataDir,
    stop: async () => {
      await server.stop();
      if (options.dataDir === undefined) rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Lengthens leases, so that a holder keeps its lease until it releases it or stops, however long a test takes. */
function withLongLeases(storage: Storage): Storage {
  const { leases } = storage;
  return {
    ...storage,
    leases: { ...leases, acquire: (name, holdMs) => leases.acquire(name, holdMs * TIMEOUT_FACTOR) },
  };
}
