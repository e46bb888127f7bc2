/** `npm start`: the whole product on one port. Installs and builds first what is missing or stale. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from './setup/build.mjs';
import { install } from './setup/install.mjs';
import { ROOT } from './setup/root.mjs';
import { fail } from './setup/run.mjs';

try {
  await install();
  await build();
} catch (error) {
  fail(error);
}

// npm passes a signal to its shell, and the shell dies of it without a word to us: then we are orphans.
const parent = process.ppid;
const LOOK_MS = 500;
if (process.env.npm_lifecycle_event !== undefined) {
  setInterval(() => {
    if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM');
  }, LOOK_MS).unref();
}

process.env.NODE_ENV ??= 'production';
// In this very process, so that a signal to it is a signal to the server.
await import(pathToFileURL(join(ROOT, 'packages/server/dist/main.js')).href);
