/** Starts the server: reads the environment, says where it is, ends in order. */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import pino from 'pino';
import { ConfigError, readConfig } from './config/config';
import { PortUnavailableError, startServer } from './server';
import { StorageOpenError } from './storage/storage';
import { createTimeouts } from './config/timeouts';

// packages/server/src and packages/server/dist lie equally deep.
const CLIENT_DIR = resolve(__dirname, '../../client/dist');
// Beside the bundle, or among the sources.
const BOT_WORKER = __filename.endsWith('.ts')
  ? resolve(__dirname, 'bots/worker-dev.cjs')
  : __filename.replace(/\.js$/, '-bots.js');
// There is none among the sources.
const PREVIEW_WORKER = __filename.endsWith('.ts') ? null : __filename.replace(/\.js$/, '-pictures.js');

async function main(): Promise<void> {
  process.umask(0o077); // files of the server are for its user only
  // In development Vite serves the page, and none may have been built.
  const clientDir = existsSync(resolve(CLIENT_DIR, 'index.html')) ? CLIENT_DIR : null;
  const config = readConfig(process.env, { cwd: process.cwd(), clientDir });
  const log = pino({ level: config.logLevel, base: null });
  process.on('unhandledRejection', (err) => log.error({ err }, 'a promise failed unheard'));
  // Before there is a server there is nothing to stop.
  let stop = (_reason: string, code: number): void => process.exit(code);
  process.on('uncaughtException', (err) => {
    // The memory may hold half a change. A supervisor starts the server again.
    log.fatal({ err }, 'an error was thrown unheard');
    stop('uncaughtException', 1);
  });
  const server = await startServer(config, log, {
    botWorker: () => Promise.resolve(BOT_WORKER),
    ...(PREVIEW_WORKER !== null && { previewWorker: () => Promise.resolve(PREVIEW_WORKER) }),
  });
  log.info(
    { port: server.port, database: config.databaseFile, page: clientDir !== null },
    `listening on http://localhost:${String(server.port)}`,
  );

  let stopping = false;
  stop = (reason: string, code: number): void => {
    if (stopping) return;
    stopping = true;
    log.info({ reason }, 'stopping');
    setTimeout(
      () => process.exit(1),
      config.drainMs + createTimeouts(config.timeoutFactor).shutdownMs,
    ).unref();
    server.stop().then(
      () => process.exit(code),
      (err: unknown) => {
        log.error({ err }, 'stopping failed');
        process.exit(1);
      },
    );
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => stop(signal, 0));
}

main().catch((error: unknown) => {
  const expected =
    error instanceof ConfigError ||
    error instanceof PortUnavailableError ||
    error instanceof StorageOpenError;
  const text = expected
    ? error.message
    : error instanceof Error
      ? (error.stack ?? error.message)
      : String(error);
  process.stderr.write(`${text}\n`);
  process.exit(1);
});
