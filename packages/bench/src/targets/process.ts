/** A server as a process of its own, and what it has cost so far. */
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import * as z from 'zod';
import { ROOT } from '../lib/paths';

const TICKS_PER_SECOND = 100; // of /proc, on every Linux

const packageSchema = z.object({ scripts: z.object({ start: z.string() }) });
const listeningSchema = z.object({ msg: z.string().startsWith('listening'), port: z.number() });

export interface ProcessOptions {
  readonly script: string;
  readonly settings: Readonly<Record<string, string>>;
  readonly flags?: readonly string[]; // of Node, beside those that `npm start` gives it
}

/** What `npm start` tells Node about memory: every server is given the same. */
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

  /** Starts a script that says on which port it listens. @throws Error with what it said where it ends before */
  static async start({ script, settings, flags = [] }: ProcessOptions): Promise<TargetProcess> {
    const env = { PATH: process.env['PATH'] ?? '', NODE_ENV: 'production', ...settings };
    const child = spawn(process.execPath, [...readStartFlags(), ...flags, script], {
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const kill = (): void => void child.kill('SIGKILL');
    process.once('exit', kill); // whatever ends a measurement early
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

  /** Ends it in order. */
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

/** Microseconds of processor, user and system, that a process has had until now, with those that it waited for. */
export function cpuMicros(pid: number): number {
  const stat = readFileSync(`/proc/${String(pid)}/stat`, 'utf8');
  // After the name in brackets, which may hold anything; the state is the third field, utime the fourteenth.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const ticks = [11, 12, 13, 14].reduce((sum, index) => sum + Number(fields[index]), 0);
  return (ticks * 1e6) / TICKS_PER_SECOND;
}

/** Microseconds that the first thread of a process was ready to run, and had to wait for a processor. */
export function cpuWaitMicros(pid: number): number {
  const [, waitNanos] = readFileSync(`/proc/${String(pid)}/schedstat`, 'utf8').split(' ');
  return Number(waitNanos) / 1000;
}

/** The same as `cpuMicros` of a process and all that come from it directly. */
export function cpuMicrosTree(pid: number): number {
  const children = readFileSync(`/proc/${String(pid)}/task/${String(pid)}/children`, 'utf8');
  return [pid, ...children.split(' ').filter(Boolean).map(Number)].reduce(
    (sum, each) => sum + cpuMicros(each),
    0,
  );
}

/** Bytes of memory that a process holds. */
export function rssBytes(pid: number): number {
  const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${String(pid)}/status`, 'utf8'))?.[1];
  return Number(kilobytes) * 1024;
}
