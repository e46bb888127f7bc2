/** Runs other programs. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';

export interface ExecOptions {
  readonly env?: Readonly<Record<string, string>>; // in addition to the environment of this process
  readonly cwd?: string;
}

/** Thrown if a program exits with another code than 0. The message ends with the end of its output. */
class CommandError extends Error {
  override readonly name = 'CommandError';
}

const MAX_OUTPUT_CHARS = 3000; // in an error message

/** Runs a program. Resolves to its standard output. @throws CommandError */
export async function exec(command: readonly string[], { env = {}, cwd }: ExecOptions = {}): Promise<string> {
  const [program = '', ...args] = command;
  const child = spawn(program, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(cwd !== undefined && { cwd }),
  });
  const stdout: Buffer[] = [];
  const all: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => void (stdout.push(chunk), all.push(chunk)));
  child.stderr.on('data', (chunk: Buffer) => void all.push(chunk));
  const [code] = (await once(child, 'close')) as [number | null];
  if (code === 0) return Buffer.concat(stdout).toString('utf8').trim();
  const output = Buffer.concat(all).toString('utf8').slice(-MAX_OUTPUT_CHARS);
  throw new CommandError(`${command.join(' ')} exited with ${String(code)}:\n${output}`);
}

/** Returns whether a program runs and exits with 0. */
export const succeeds = (command: readonly string[], options?: ExecOptions): Promise<boolean> =>
  exec(command, options).then(
    () => true,
    () => false,
  );
