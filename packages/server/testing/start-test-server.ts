import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import type { DestinationStream } from 'pino';
import type { ResourceLimits } from '../src/admission/resource-limits';
import type { Config } from '../src/config/config';
import { startServer } from '../src/server';
import { noopSchedule } from './noop-schedule';
import { bundleWorker } from './server-process';
import type { Storage } from '../src/storage/storage';
import { TIMEOUT_FACTOR } from './timeouts';
import type { Timeouts } from '../src/config/timeouts';

export interface TestServerOptions {
  readonly port?: number; // any free one
  readonly dataDir?: string; // a new one, removed at the end
  readonly databaseUrl?: string; // a PostgreSQL; left out: SQLite in dataDir
  readonly publicUrl?: string;
  readonly allowedOrigins?: readonly string[]; // none
  readonly trustedProxies?: number; // none
  readonly clientDir?: string;
  readonly rateLimitScale?: number; // none
  readonly showsRatings?: boolean; // they are
  readonly botMoveDelayMs?: number; // none
  readonly drainMs?: number; // none
  readonly botWorker?: () => Promise<string>; // another script than the product's
  readonly mail?: Config['mail']; // none
  readonly outboundHttp?: Config['outboundHttp']; // anywhere: where a test listens
  readonly previewWorker?: () => Promise<string>; // no pictures
  readonly metrics?: boolean; // on a port of their own; none
  readonly log?: DestinationStream; // gets every line, the finest too
  readonly now?: () => number;
  readonly wrapStorage?: (opened: Storage) => Storage; // what is put round the storage
  readonly resourceLimits?: Partial<ResourceLimits>; // others than every day's
  readonly timeouts?: Partial<Timeouts>; // others than none at all
}

export interface TestServer {
  readonly url: string; // http://127.0.0.1:41234
  readonly metricsUrl: string | null;
  readonly storage: Storage; // what it has stored, secrets too
  readonly dataDir: string;
  /** Closes deserted tables, as the server does every hour. */
  readonly closeAbandonedTables: () => Promise<readonly string[]>;
  /** Decides what is due by the clocks of tables, as the server does every second. */
  readonly applyDeadlines: () => Promise<readonly string[]>;
  /** Stores the results of finished games, as the server does at their end. */
  readonly computeResults: () => Promise<readonly string[]>;
  /** Sends word to those who are called on, as the server does every second; resolves once it has come or failed. */
  readonly sendNotifications: () => Promise<void>;
  /** Sends delayed spectators what is old enough, as the server does four times a second. */
  readonly broadcastDelayed: () => Promise<void>;
  /** Finds the games that await a bot whose server is gone, as the server does every two seconds. */
  readonly scanForBots: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

/**
 * Starts the product's own server on a SQLite file; only the settings differ from `npm start`. No time limit of it is
 * met on a slow machine: timeouts, leases and presence last for days. No periodic job runs by itself: a test runs it
 * by the methods of the server.
 */
export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const dataDir = options.dataDir ?? mkdtempSync(join(tmpdir(), 'great-fire-'));
  const log =
    options.log === undefined
      ? pino({ level: 'error' }, pino.destination({ fd: 2, sync: true }))
      : pino({ level: 'trace' }, options.log);
  const server = await startServer(
    {
      port: options.port ?? 0,
      host: '127.0.0.1',
      publicUrl: options.publicUrl === undefined ? null : new URL(options.publicUrl),
      allowedOrigins: options.allowedOrigins ?? [],
      trustedProxies: options.trustedProxies ?? 0,
      databaseUrl: options.databaseUrl ?? null,
      databaseFile: join(dataDir, 'great-fire.db'),
      clientDir: options.clientDir ?? null,
      logLevel: 'info',
      abandonAfterMs: 7 * 24 * 3_600_000,
      drainMs: options.drainMs ?? 0,
      metrics: options.metrics === true ? { port: 0, host: '127.0.0.1' } : null,
      botMoveDelayMs: options.botMoveDelayMs ?? 0,
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
      schedule: noopSchedule,
      wrapStorage: (opened) => (options.wrapStorage ?? ((same: Storage) => same))(withLongLeases(opened)),
      ...(options.resourceLimits && { resourceLimits: options.resourceLimits }),
      ...(options.timeouts && { timeouts: options.timeouts }),
    },
  );
  const stop = async (): Promise<void> => {
    await server.stop();
    if (options.dataDir === undefined) rmSync(dataDir, { recursive: true, force: true });
  };
  const { metricsPort } = server;
  const metricsUrl = metricsPort === null ? null : `http://127.0.0.1:${String(metricsPort)}/metrics`;
  return {
    url: `http://127.0.0.1:${String(server.port)}`,
    metricsUrl,
    storage: server.storage,
    dataDir,
    closeAbandonedTables: server.closeAbandonedTables,
    applyDeadlines: server.applyDeadlines,
    computeResults: server.computeResults,
    sendNotifications: server.sendNotifications,
    broadcastDelayed: server.broadcastDelayed,
    scanForBots: server.scanForBots,
    stop,
  };
}

/** A lease is its holder's until the server gives it back or stops, however long a step of the test takes. */
function withLongLeases(storage: Storage): Storage {
  const { leases } = storage;
  return {
    ...storage,
    leases: { ...leases, acquire: (name, holdMs) => leases.acquire(name, holdMs * TIMEOUT_FACTOR) },
  };
}
