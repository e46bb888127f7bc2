import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import type { DestinationStream } from 'pino';
import type { Bounds } from '../src/bounds';
import type { Config } from '../src/config';
import { startServer } from '../src/server';
import { noJobs } from './no-jobs';
import { bundleWorker } from './server-process';
import type { Storage } from '../src/storage/storage';
import { TIMEOUT_FACTOR } from './patience';
import type { Timeouts } from '../src/timeouts';

export interface TestServerWish {
  readonly port?: number; // any free one
  readonly dataDir?: string; // a new one, removed at the end
  readonly databaseUrl?: string; // a PostgreSQL; left out: SQLite in dataDir
  readonly publicUrl?: string;
  readonly allowedOrigins?: readonly string[]; // none
  readonly trustedProxies?: number; // none
  readonly clientDir?: string;
  readonly rateLimits?: number; // none
  readonly showsRatings?: boolean; // they are
  readonly botPauseMs?: number; // none
  readonly drainMs?: number; // none
  readonly botWorker?: () => Promise<string>; // another script than the product's
  readonly mail?: Config['mail']; // none
  readonly noticesTo?: Config['noticesTo']; // anywhere: where a test listens
  readonly painter?: () => Promise<string>; // no pictures
  readonly metrics?: boolean; // on a port of their own; none
  readonly log?: DestinationStream; // gets every line, the finest too
  readonly now?: () => number;
  readonly storage?: (opened: Storage) => Storage; // what is put round the storage
  readonly bounds?: Partial<Bounds>; // others than every day's
  readonly timeouts?: Partial<Timeouts>; // others than none at all
}

export interface TestServer {
  readonly url: string; // http://127.0.0.1:41234
  readonly metricsUrl: string | null;
  readonly storage: Storage; // what it has stored, secrets too
  readonly dataDir: string;
  /** Closes deserted tables, as the server does every hour. */
  readonly cleanUp: () => Promise<readonly string[]>;
  /** Decides what is due by the clocks of tables, as the server does every second. */
  readonly lookAtClocks: () => Promise<readonly string[]>;
  /** Stores the results of finished games, as the server does at their end. */
  readonly reckon: () => Promise<readonly string[]>;
  /** Sends word to those who are called on, as the server does every second; resolves once it has come or failed. */
  readonly remind: () => Promise<void>;
  /** Sends delayed spectators what is old enough, as the server does four times a second. */
  readonly tellLatecomers: () => Promise<void>;
  /** Finds the games that await a bot whose server is gone, as the server does every two seconds. */
  readonly scanForBots: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

/**
 * Starts the product's own server on a SQLite file; only the settings differ from `npm start`. No time limit of it is
 * met on a slow machine: timeouts, leases and presence last for days. No periodic job runs by itself: a test runs it
 * by the methods of the server.
 */
export async function startTestServer(wish: TestServerWish = {}): Promise<TestServer> {
  const dataDir = wish.dataDir ?? mkdtempSync(join(tmpdir(), 'great-fire-'));
  const log =
    wish.log === undefined
      ? pino({ level: 'error' }, pino.destination({ fd: 2, sync: true }))
      : pino({ level: 'trace' }, wish.log);
  const server = await startServer(
    {
      port: wish.port ?? 0,
      host: '127.0.0.1',
      publicUrl: wish.publicUrl === undefined ? null : new URL(wish.publicUrl),
      allowedOrigins: wish.allowedOrigins ?? [],
      trustedProxies: wish.trustedProxies ?? 0,
      databaseUrl: wish.databaseUrl ?? null,
      databaseFile: join(dataDir, 'great-fire.db'),
      clientDir: wish.clientDir ?? null,
      logLevel: 'info',
      closeAfterMs: 7 * 24 * 3_600_000,
      drainMs: wish.drainMs ?? 0,
      metrics: wish.metrics === true ? { port: 0, host: '127.0.0.1' } : null,
      botPauseMs: wish.botPauseMs ?? 0,
      showsRatings: wish.showsRatings ?? true,
      mail: wish.mail ?? null,
      noticesTo: wish.noticesTo ?? 'anywhere',
      rateLimits: wish.rateLimits ?? 0,
      timeoutFactor: TIMEOUT_FACTOR,
    },
    log,
    {
      botWorker: wish.botWorker ?? bundleWorker,
      ...(wish.painter && { painter: wish.painter }),
      ...(wish.now && { now: wish.now }),
      schedule: noJobs,
      storage: (opened) => (wish.storage ?? ((same: Storage) => same))(withLongLeases(opened)),
      ...(wish.bounds && { bounds: wish.bounds }),
      ...(wish.timeouts && { timeouts: wish.timeouts }),
    },
  );
  const stop = async (): Promise<void> => {
    await server.stop();
    if (wish.dataDir === undefined) rmSync(dataDir, { recursive: true, force: true });
  };
  const { metricsPort } = server;
  const metricsUrl = metricsPort === null ? null : `http://127.0.0.1:${String(metricsPort)}/metrics`;
  return {
    url: `http://127.0.0.1:${String(server.port)}`,
    metricsUrl,
    storage: server.storage,
    dataDir,
    cleanUp: server.cleanUp,
    lookAtClocks: server.lookAtClocks,
    reckon: server.reckon,
    remind: server.remind,
    tellLatecomers: server.tellLatecomers,
    scanForBots: server.scanForBots,
    stop,
  };
}

/** A lease is its holder's until the server gives it back or stops, however long a step of the test takes. */
function withLongLeases(storage: Storage): Storage {
  const { leases } = storage;
  return {
    ...storage,
    leases: { ...leases, take: (name, holdMs) => leases.take(name, holdMs * TIMEOUT_FACTOR) },
  };
}
