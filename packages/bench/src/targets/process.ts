/** A server as a child process. */
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import * as z from 'zod';
import NODE_FLAGS from '../../../../node-flags.json';

const listeningSchema = z.object({ msg: z.string().startsWith('listening'), port: z.number() });

export interface ProcessOptions {
  readonly script: string;
  readonly settings: Readonly<Record<string, string>>;
  readonly flags?: readonly string[]; // Node flags, in addition to those of node-flags.json
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
    const child = spawn(process.execPath, [...NODE_FLAGS, ...flags, script], {
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
