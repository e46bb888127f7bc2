/** `npm start`: runs the whole product on one port. Installs and builds what is missing or out of date first. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from './lib/build.mjs';
import { install } from './lib/install.mjs';
import { ROOT } from './lib/root.mjs';
import { exitWithError } from './lib/exec.mjs';
import { printHelp } from './lib/help.mjs';

printHelp(import.meta.url);

try {
  await install({ tools: false });
  await build();
} catch (error) {
  exitWithError(error);
}

// npm passes a signal to its shell only, and the shell ends without notifying this process. A new parent shows that.
const parent = process.ppid;
const PARENT_POLL_MS = 500;
if (process.env.npm_lifecycle_event !== undefined) {
  setInterval(() => {
    if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM');
  }, PARENT_POLL_MS).unref();
}

process.env.NODE_ENV ??= 'production';
// Runs the server in this process, so that signals reach it directly.
await import(pathToFileURL(join(ROOT, 'packages/server/dist/main.js')).href);
