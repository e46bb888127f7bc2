/** Runs other programs: seen by the user as they go, or kept back until they end. */
import { spawn } from 'node:child_process';
import { ROOT } from './root.mjs';

/** Thrown where a program that set-up needs ends with anything but 0. */
export class CommandFailed extends Error {
  constructor(command, code) {
    super(`${command.join(' ')} ended with ${code}`);
    this.name = 'CommandFailed';
  }
}

function start(command, { env, stdio }) {
  const [program, ...args] = command;
  return spawn(program, args, {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio,
    // npm and npx are .cmd files on Windows, which only a shell starts.
    shell: process.platform === 'win32' && !program.includes('node'),
  });
}

/** Runs a command with its output shown as it comes; resolves to its exit code. */
export function show(command, { env = {} } = {}) {
  return new Promise((resolve, reject) => {
    const child = start(command, { env, stdio: ['ignore', 'inherit', 'inherit'] });
    child.on('error', reject);
    child.on('close', (code, signal) => resolve(code ?? signal ?? 1));
  });
}

/** Runs a command in silence; resolves to its exit code and all that it printed. */
export function keep(command, { env = {} } = {}) {
  return new Promise((resolve, reject) => {
    const child = start(command, { env, stdio: ['ignore', 'pipe', 'pipe'] });
    const output = [];
    child.stdout.on('data', (chunk) => output.push(chunk));
    child.stderr.on('data', (chunk) => output.push(chunk));
    child.on('error', reject);
    child.on('close', (code, signal) =>
      resolve({ code: code ?? signal ?? 1, output: Buffer.concat(output).toString('utf8') }),
    );
  });
}

/** Runs a step of the set-up: quiet when it goes well. @throws CommandFailed after printing what it said */
export async function must(command, options) {
  const { code, output } = await keep(command, options);
  if (code === 0) return;
  process.stderr.write(output);
  throw new CommandFailed(command, code);
}

/** Says one line about the set-up, apart from what the programs themselves print. */
export function say(line) {
  process.stderr.write(`${line}\n`);
}

/** Prints what went wrong in one line and leaves with 1; a fault of ours keeps its stack. */
export function fail(error) {
  say(error instanceof CommandFailed ? error.message : String(error?.stack ?? error));
  process.exit(1);
}
