import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import type { DestinationStream } from 'pino';
import { startServer } from '../src/server';
import type { Storage } from '../src/storage/storage';

export interface TestServerWish {
  readonly port?: number; // any free one
  readonly dataDir?: string; // a new one, removed at the end
  readonly databaseUrl?: string; // a PostgreSQL; left out: SQLite in dataDir
  readonly publicUrl?: string;
  readonly clientDir?: string;
  readonly rateLimits?: number; // none
  readonly log?: DestinationStream; // gets every line, the finest too
  readonly now?: () => number;
  readonly storage?: (opened: Storage) => Storage; // what is put round the storage
}

export interface TestServer {
  readonly url: string; // http://127.0.0.1:41234
  readonly storage: Storage; // what it has stored, secrets too
  readonly dataDir: string;
  readonly stop: () => Promise<void>;
}

/** Starts the product's own server on a SQLite file; only the settings differ from `npm start`. */
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
      databaseUrl: wish.databaseUrl ?? null,
      databaseFile: join(dataDir, 'great-fire.db'),
      clientDir: wish.clientDir ?? null,
      logLevel: 'info',
      rateLimits: wish.rateLimits ?? 0,
    },
    log,
    { ...(wish.now && { now: wish.now }), ...(wish.storage && { storage: wish.storage }) },
  );
  const stop = async (): Promise<void> => {
    await server.stop();
    if (wish.dataDir === undefined) rmSync(dataDir, { recursive: true, force: true });
  };
  return { url: `http://127.0.0.1:${String(server.port)}`, storage: server.storage, dataDir, stop };
}
