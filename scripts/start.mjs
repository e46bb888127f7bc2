/** `npm start`: the whole product on one port. Installs and builds first what is missing or stale. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from './lib/build.mjs';
import { install } from './lib/install.mjs';
import { ROOT } from './lib/root.mjs';
import { exitWithError } from './lib/exec.mjs';

try {
  await install();
  await build();
} catch (error) {
  exitWithError(error);
}

// npm passes a signal to its shell, and the shell dies of it without a word to us: then we are orphans.
const parent = process.ppid;
const PARENT_POLL_MS = 500;
if (process.env.npm_lifecycle_event !== undefined) {
  setInterval(() => {
    if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM');
  }, PARENT_POLL_MS).unref();
}

process.env.NODE_ENV ??= 'production';
// In this very process, so that a signal to it is a signal to the server.
await import(pathToFileURL(join(ROOT, 'packages/server/dist/main.js')).href);
