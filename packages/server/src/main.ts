/** Starts the server from the environment, logs its address and stops it on signals. */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import pino from 'pino';
import { version } from '../package.json';
import { databaseName, describeSettings, readConfig } from './config/config';
import { ConfigError } from './config/config-error';
import { findMisspelledSettings, misspelledSettingLine } from './config/misspelled-settings';
import { createLogger } from './observability/create-logger';
import { PortUnavailableError, StartAbortedError, startServer } from './server';
import { StorageOpenError } from './storage/storage';
import { createTimeouts } from './config/timeouts';

// packages/server/src and packages/server/dist have the same depth.
const CLIENT_DIR = resolve(__dirname, '../../client/dist');
// The worker is beside the bundle, or in the sources.
const BOT_WORKER = __filename.endsWith('.ts')
  ? resolve(__dirname, 'bots/worker-dev.cjs')
  : __filename.replace(/\.js$/, '-bots.js');
// The sources have no preview worker.
const PREVIEW_WORKER = __filename.endsWith('.ts') ? null : __filename.replace(/\.js$/, '-preview.js');

const LOG_DRAIN_MS = 1_000; // until a stopping server no longer waits for the reader of its log

async function main(): Promise<void> {
  process.umask(0o077); // the server's files are readable by its user only
  // In development Vite serves the page, and a build may not exist.
  const clientDir = existsSync(resolve(CLIENT_DIR, 'index.html')) ? CLIENT_DIR : null;
  const config = readConfig(process.env, { cwd: process.cwd(), clientDir });
  const logOutput = pino.destination({ fd: 1 });
  const log = createLogger(config.logLevel, logOutput);
  for (const misspelled of findMisspelledSettings(process.env)) log.warn(misspelledSettingLine(misspelled));
  process.on('unhandledRejection', (err) => log.error({ err }, 'unhandled promise rejection'));
  const startController = new AbortController();
  const starting = startServer(config, log, {
    botWorker: () => Promise.resolve(BOT_WORKER),
    ...(PREVIEW_WORKER !== null && { previewWorker: () => Promise.resolve(PREVIEW_WORKER) }),
    startSignal: startController.signal,
  });

  let stopping = false;
  // A stop during the start aborts the wait for the storage, and otherwise waits for the end of the start.
  const stop = (reason: string, code: number): void => {
    if (stopping) return;
    stopping = true;
    log.info({ reason }, 'stopping');
    startController.abort();
    const exit = (exitCode: number): void => {
      // The output is asynchronous, and an exit would write the last lines out of order.
      logOutput.once('drain', () => process.exit(exitCode));
      setTimeout(() => process.exit(exitCode), log.isLevelEnabled('info') ? LOG_DRAIN_MS : 0);
      log.info({ code: exitCode, uptimeSeconds: Math.round(process.uptime()) }, 'stopped');
    };
    const startTimer = setTimeout(() => exit(1), createTimeouts(config.timeoutFactor).shutdownMs).unref();
    starting
      .then((server) => {
        clearTimeout(startTimer);
        return server.stop();
      })
      .then(
        () => exit(code),
        (err: unknown) => {
          if (err instanceof StartAbortedError) return exit(code);
          log.error({ err }, 'shutdown failed');
          exit(1);
        },
      );
  };
  process.on('uncaughtException', (err) => {
    // The state in memory may be inconsistent. A supervisor restarts the server.
    log.fatal({ err }, 'uncaught exception');
    process.exitCode = 1;
    stop('uncaughtException', 1);
  });
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => stop(signal, 0));

  const server = await starting.catch((error: unknown) => {
    if (error instanceof StartAbortedError) return null; // `stop` exits
    throw error;
  });
  if (server === null) return;
  const changed = describeSettings(process.env).filter(({ isSet }) => isSet);
  log.info(
    {
      version,
      node: process.version,
      port: server.port,
      database: databaseName(config),
      page: clientDir !== null,
      settings: Object.fromEntries(changed.map(({ name, value }) => [name, value])), // without the defaults
    },
    `listening on http://localhost:${String(server.port)}`,
  );
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
