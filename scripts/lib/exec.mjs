/** Runs other programs, with their output shown at once or captured. */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { ROOT } from './root.mjs';

/** Thrown if a command of the set-up exits with a code other than 0. */
class CommandFailed extends Error {
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
    // On Windows, npm and npx are .cmd files, which only a shell can start.
    shell: process.platform === 'win32' && !program.includes('node'),
  });
}

/** Runs a command and shows its output at once. Resolves to its exit code, or to 1 after a signal. */
export function run(command, { env = {} } = {}) {
  return new Promise((resolve, reject) => {
    const child = start(command, { env, stdio: ['ignore', 'inherit', 'inherit'] });
    child.on('error', reject);
    child.on('close', (code) => resolve(code ?? 1));
  });
}

/** Runs a command without showing its output. Resolves to its exit code and output. */
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
 * Runs a command and measures it. Shows its output at once unless `isQuiet`.
 * @returns its exit code, output and elapsed seconds. CPU seconds include its children, and are null if unknown
 */
export function measure(command, { env = {}, isQuiet = false } = {}) {
  newChildCpuSeconds(); // excludes children that ended before
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

/** Returns the CPU seconds of the children that ended since the last call. Linux adds a child's time when it ends. */
function newChildCpuSeconds() {
  if (process.platform !== 'linux') return null;
  const stat = readFileSync('/proc/self/stat', 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const ticks = Number(fields[13]) + Number(fields[14]); // cutime and cstime
  const newTicks = ticks - knownTicks;
  knownTicks = ticks;
  return newTicks / TICKS_A_SECOND;
}

/** Runs a set-up command and shows its output only if it fails. @throws CommandFailed */
export async function runOrFail(command, options) {
  const { code, output } = await capture(command, options);
  if (code === 0) return;
  process.stderr.write(output);
  throw new CommandFailed(command, code);
}

/** Prints a line about the set-up to standard error. */
export function log(line) {
  process.stderr.write(`${line}\n`);
}

/** Prints an error and exits with 1. Errors other than CommandFailed are printed with their stack. */
export function exitWithError(error) {
  log(error instanceof CommandFailed ? error.message : String(error?.stack ?? error));
  process.exit(1);
}
