#!/usr/bin/env node
/** The command `great-fire` of the npm package. */
import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { InvalidOptionError, parseCli } from './config/cli-options';

// The garbage collector delays moves less with these flags (docs/adr/0032-node-flags.md).
const NODE_FLAGS = ['--max-semi-space-size=64', '--v8-pool-size=1'];

const PARENT_POLL_MS = 500;

/** Calls `listener` once the parent process has ended. npx does not pass signals on to its command. */
function onParentExit(listener: () => void): void {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    listener();
  }, PARENT_POLL_MS);
}

/** Runs a bundle beside this one until it exits, and exits as it did. Passes signals on. */
function runBundle(file: string, args: readonly string[], env: Readonly<Record<string, string>>): void {
  const command = [...NODE_FLAGS, resolve(__dirname, file), ...args];
  const child = spawn(process.execPath, command, { stdio: 'inherit', env: { ...process.env, ...env } });
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => child.kill(signal));
  if (process.env['npm_command'] === 'exec') onParentExit(() => child.kill('SIGTERM'));
  child.on('exit', (code) => process.exit(code ?? 1));
}

try {
  const command = parseCli(process.argv.slice(2), process.env);
  if (command.type === 'print') process.stdout.write(command.text);
  else runBundle(`${command.bundle}.js`, command.args, command.env);
} catch (error) {
  if (!(error instanceof InvalidOptionError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 2;
}
