/** Runs other programs: seen by the user as they go, or kept back until they end. */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
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
export function run(command, { env = {} } = {}) {
  return new Promise((resolve, reject) => {
    const child = start(command, { env, stdio: ['ignore', 'inherit', 'inherit'] });
    child.on('error', reject);
    child.on('close', (code, signal) => resolve(code ?? signal ?? 1));
  });
}

/** Runs a command in silence; resolves to its exit code and all that it printed. */
export function capture(command, { env = {} } = {}) {
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

/**
 * Runs a command and measures it. Shows its output as it comes unless `isQuiet`.
 * @returns its exit code, all that it printed, the seconds that passed, and the processor seconds of it and its
 * children (null where the system does not tell)
 */
export function measure(command, { env = {}, isQuiet = false } = {}) {
  newChildCpuSeconds(); // what ended before is not part of it
  const startedAt = performance.now();
  return new Promise((resolve, reject) => {
    const child = start(command, { env, stdio: ['ignore', 'pipe', 'pipe'] });
    const output = [];
    const collect = (target) => (chunk) => {
      output.push(chunk);
      if (!isQuiet) target.write(chunk);
    };
    child.stdout.on('data', collect(process.stdout));
    child.stderr.on('data', collect(process.stderr));
    let cpuSeconds = null;
    child.on('exit', () => (cpuSeconds = newChildCpuSeconds()));
    child.on('error', reject);
    child.on('close', (code, signal) =>
      resolve({
        code: code ?? signal ?? 1,
        output: Buffer.concat(output).toString('utf8'),
        seconds: (performance.now() - startedAt) / 1000,
        cpuSeconds,
      }),
    );
  });
}

const TICKS_A_SECOND = 100;
let knownTicks = 0;

/** The processor seconds of the children that ended since the last call. Linux adds a child's time when it ends. */
function newChildCpuSeconds() {
  if (process.platform !== 'linux') return null;
  const stat = readFileSync('/proc/self/stat', 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const ticks = Number(fields[13]) + Number(fields[14]); // cutime and cstime
  const newTicks = ticks - knownTicks;
  knownTicks = ticks;
  return newTicks / TICKS_A_SECOND;
}

/** Runs a step of the set-up: quiet when it goes well. @throws CommandFailed after printing what it said */
export async function runOrFail(command, options) {
  const { code, output } = await capture(command, options);
  if (code === 0) return;
  process.stderr.write(output);
  throw new CommandFailed(command, code);
}

/** Says one line about the set-up, apart from what the programs themselves print. */
export function log(line) {
  process.stderr.write(`${line}\n`);
}

/** Prints what went wrong in one line and leaves with 1; a fault of ours keeps its stack. */
export function exitWithError(error) {
  log(error instanceof CommandFailed ? error.message : String(error?.stack ?? error));
  process.exit(1);
}
