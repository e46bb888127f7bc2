/** `npm run dev`: starts the server, restarted at every change, and Vite's dev server at http://localhost:5173. */
import { spawn } from 'node:child_process';
import { install } from './lib/install.mjs';
import { ROOT } from './lib/root.mjs';
import { exitWithError } from './lib/exec.mjs';
import { printHelp } from './lib/help.mjs';

printHelp(import.meta.url);

try {
  await install();
} catch (error) {
  exitWithError(error);
}

const start = (...args) => spawn(process.execPath, args, { cwd: ROOT, stdio: 'inherit' });
const children = [
  start('node_modules/tsx/dist/cli.mjs', 'watch', 'packages/server/src/main.ts'),
  start('node_modules/vite/bin/vite.js', 'packages/client'),
];

function stop(signal) {
  for (const child of children) child.kill(signal);
}
process.on('SIGINT', () => stop('SIGINT'));
process.on('SIGTERM', () => stop('SIGTERM'));
for (const child of children) child.on('exit', () => stop('SIGTERM'));
