/** A server as a child process: its port, its output and its end. Tests and benchmarks start every server with it. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import * as z from 'zod';
import { START_DEADLINE_MS } from './deadlines.cjs';
import { waitFor, withDeadline } from './wait-for';

const TAIL_LENGTH = 4000; // characters of the output in an error

const listeningSchema = z.object({ msg: z.string().startsWith('listening'), port: z.number() });

export interface NodeServerOptions {
  readonly script: string; // logs {"msg":"listening","port":8000} once it accepts requests
  readonly settings: Readonly<Record<string, string>>; // its environment, in addition to PATH
  readonly nodeFlags?: readonly string[];
  readonly hasChannel?: boolean; // the script answers messages of its parent; default: false
}

export interface ExitResult {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly out: string;
  readonly err: string;
}

export class NodeServer {
  readonly pid: number;
  private readonly child: ChildProcess;
  private out = '';
  private err = '';
  private readonly closed: Promise<ExitResult>;
  private readonly portWhenListening: Promise<number>;

  /** Starts the script with Node. The process ends with this one at the latest. */
  constructor({ script, settings, nodeFlags = [], hasChannel = false }: NodeServerOptions) {
    const child = spawn(process.execPath, [...nodeFlags, script], {
      env: { PATH: process.env['PATH'] ?? '', ...settings },
      stdio: ['ignore', 'pipe', 'pipe', ...(hasChannel ? (['ipc'] as const) : [])],
    });
    const { pid, stdout, stderr } = child;
    if (pid === undefined || stdout === null || stderr === null) throw new Error(`${script} does not start`);
    this.pid = pid;
    this.child = child;
    stdout.setEncoding('utf8').on('data', (text: string) => (this.out += text));
    stderr.setEncoding('utf8').on('data', (text: string) => (this.err += text));
    const kill = (): void => void child.kill('SIGKILL');
    process.once('exit', kill);
    this.closed = once(child, 'close').then(() => {
      process.off('exit', kill);
      return { code: child.exitCode, signal: child.signalCode, out: this.out, err: this.err };
    });
    const ended = this.closed.then(({ code, signal }) =>
      Promise.reject(new Error(`The server ended with ${String(code ?? signal)} before it listened`)),
    );
    this.portWhenListening = Promise.race([readListeningPort(stdout), ended]);
    this.portWhenListening.catch(() => undefined); // tests also start servers that must fail
  }

  /**
   * Resolves to the port once the server listens.
   *
   * @throws Error with the exit code and the end of the output if the process ends before
   */
  get port(): Promise<number> {
    const deadline = { deadlineMs: START_DEADLINE_MS };
    return this.describeFailure(withDeadline('the server to listen', this.portWhenListening, deadline));
  }

  /** Resolves to the exit result once the process has ended. */
  get whenExited(): Promise<ExitResult> {
    return this.describeFailure(withDeadline('the end of the server', this.closed));
  }

  /** Calls `listener` once the process has ended. There is no deadline. */
  onExit(listener: (ended: ExitResult) => void): void {
    void this.closed.then(listener);
  }

  /** Resolves once the log contains this text. */
  waitForLog(text: string): Promise<void> {
    const found = waitFor(`a log line with ${text}`, () => this.out.includes(text));
    return this.describeFailure(found).then(() => undefined);
  }

  /** The log so far: the standard output. */
  get log(): string {
    return this.out;
  }

  /** All output so far. */
  get output(): string {
    return this.out + this.err;
  }

  /** Sends a message to the script and resolves once the script has answered. */
  async request(message: object): Promise<void> {
    const answered = once(this.child, 'message');
    this.child.send(message);
    await this.describeFailure(withDeadline('the answer of the server', answered));
  }

  /** Sends a signal that does not end the process. */
  signal(signal: 'SIGSTOP' | 'SIGCONT'): void {
    this.child.kill(signal);
  }

  /** Sends a signal that ends the process, and resolves once it has ended. */
  kill(signal: NodeJS.Signals): Promise<ExitResult> {
    this.child.kill(signal);
    return this.whenExited;
  }

  /** Adds the end of the output to an error. */
  private async describeFailure<T>(promise: Promise<T>): Promise<T> {
    try {
      return await promise;
    } catch (cause) {
      const message = cause instanceof Error ? cause.message : String(cause);
      throw new Error(`${message}. Its output ended with:\n${this.output.slice(-TAIL_LENGTH)}`, { cause });
    }
  }
}

/** Resolves to the port that the server logs when it listens. Never resolves if it does not listen. */
function readListeningPort(stdout: Readable): Promise<number> {
  return new Promise((resolve) => {
    const lines = createInterface({ input: stdout });
    const read = (line: string): void => {
      const message = listeningSchema.safeParse(parseJson(line));
      if (!message.success) return;
      lines.off('line', read);
      resolve(message.data.port);
    };
    lines.on('line', read);
  });
}

function parseJson(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}
