/** A server as a child process, and the CPU time and memory that it uses. */
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import * as z from 'zod';
import { ROOT } from '../lib/paths';

const TICKS_PER_SECOND = 100; // unit of /proc, the same on every Linux

const packageSchema = z.object({ scripts: z.object({ start: z.string() }) });
const listeningSchema = z.object({ msg: z.string().startsWith('listening'), port: z.number() });

export interface ProcessOptions {
  readonly script: string;
  readonly settings: Readonly<Record<string, string>>;
  readonly flags?: readonly string[]; // Node flags, in addition to those of `npm start`
}

/** Returns the Node flags of `npm start`, which every server gets. */
function readStartFlags(): readonly string[] {
  const { scripts } = packageSchema.parse(JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')));
  return scripts.start.split(' ').filter((word) => word.startsWith('--'));
}

export class TargetProcess {
  private constructor(
    private readonly child: ChildProcess,
    readonly pid: number,
    readonly port: number,
  ) {}

  /** Starts a script that logs its port. @throws Error with the script's output if it exits before */
  static async start({ script, settings, flags = [] }: ProcessOptions): Promise<TargetProcess> {
    const env = { PATH: process.env['PATH'] ?? '', NODE_ENV: 'production', ...settings };
    const child = spawn(process.execPath, [...readStartFlags(), ...flags, script], {
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const kill = (): void => void child.kill('SIGKILL');
    process.once('exit', kill); // stops the server if the benchmark exits early
    child.once('close', () => process.off('exit', kill));
    let output = '';
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString('utf8')));
    const port = await Promise.race([
      waitForPort(child, (line) => (output += line)),
      once(child, 'close').then(() => Promise.reject(new Error(`${script} ended: ${output}`))),
    ]);
    if (child.pid === undefined) throw new Error('The server was not started');
    return new TargetProcess(child, child.pid, port);
  }

  /** Stops the server with SIGTERM and waits for its end. */
  async stop(): Promise<void> {
    const ended = once(this.child, 'close');
    this.child.kill('SIGTERM');
    await ended;
  }
}

function waitForPort({ stdout }: ChildProcess, onLine: (line: string) => void): Promise<number> {
  if (stdout === null) throw new Error('The output is not piped');
  return new Promise((resolve) => {
    createInterface({ input: stdout }).on('line', (line) => {
      const message = listeningSchema.safeParse(parseJson(line));
      if (message.success) resolve(message.data.port);
      else onLine(`${line}\n`);
    });
  });
}

function parseJson(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}

/** Returns the user and system CPU time of a process and its ended children, in microseconds. */
export function cpuMicros(pid: number): number {
  const stat = readFileSync(`/proc/${String(pid)}/stat`, 'utf8');
  // Skips the process name in brackets, which may hold any characters. Index 0 is the state (field 3), index 11 is
  // utime.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const ticks = [11, 12, 13, 14].reduce((sum, index) => sum + Number(fields[index]), 0);
  return (ticks * 1e6) / TICKS_PER_SECOND;
}

/** Returns the time for which the first thread was ready to run but waited for a core, in microseconds. */
export function cpuWaitMicros(pid: number): number {
  const [, waitNanos] = readFileSync(`/proc/${String(pid)}/schedstat`, 'utf8').split(' ');
  return Number(waitNanos) / 1000;
}

/** Returns `cpuMicros` of a process and its direct children. */
export function cpuMicrosTree(pid: number): number {
  const children = readFileSync(`/proc/${String(pid)}/task/${String(pid)}/children`, 'utf8');
  return [pid, ...children.split(' ').filter(Boolean).map(Number)].reduce(
    (sum, each) => sum + cpuMicros(each),
    0,
  );
}

/** Returns the resident memory of a process in bytes. */
export function rssBytes(pid: number): number {
  const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${String(pid)}/status`, 'utf8'))?.[1];
  return Number(kilobytes) * 1024;
}
