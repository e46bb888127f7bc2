/** The built server as a process of its own, on a port and a data folder that outlive it. */
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';

const CHANCE = resolve(__dirname, 'seeded-chance.cjs');
const CLOCK = resolve(__dirname, 'leaping-clock.cjs');
const MAIN = resolve(__dirname, '../../server/dist/main.js');
const READY_MS = 40_000;

/** A port that nobody listens on. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('No free port');
  return address.port;
}

export class ServerProcess {
  private child: ChildProcess | null = null;
  private said = '';
  private starts = 0;

  private constructor(
    private readonly port: number,
    private readonly dataDir: string,
    private readonly settings: Readonly<Record<string, string>>,
  ) {}

  /** Starts a server on a new data folder, with these settings besides; resolves when it answers. `port`: a free one. */
  static async open(settings: Readonly<Record<string, string>> = {}, port?: number): Promise<ServerProcess> {
    const dataDir = await mkdtemp(join(tmpdir(), 'great-fire-e2e-'));
    const server = new ServerProcess(port ?? (await freePort()), dataDir, settings);
    await server.start();
    return server;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** All that it has printed so far. */
  get output(): string {
    return this.said;
  }

  /** Starts it again on the same port and data. @throws Error with its output where it does not answer */
  async start(): Promise<void> {
    this.starts += 1;
    const child = spawn(process.execPath, ['--require', CHANCE, '--require', CLOCK, MAIN], {
      env: {
        ...process.env,
        NODE_ENV: 'production',
        HOST: '127.0.0.1',
        PORT: String(this.port),
        DATA_DIR: this.dataDir,
        RATE_LIMITS: '100', // dice are faster than people
        BOT_PAUSE_MS: '100', // and so are the bots beside them
        CHANCE_SEED: `1666:${this.starts}`,
        ...this.settings,
      },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    this.child = child;
    const hear = (chunk: Buffer) => (this.said += chunk.toString('utf8'));
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    await this.answering(child);
  }

  /** Sets its clock ahead by so many ms; resolves when that is done. */
  async leap(ms: number): Promise<void> {
    const { child } = this;
    if (child === null) throw new Error('The server does not run');
    const done = once(child, 'message');
    child.send({ leap: ms });
    await done;
  }

  /** kill -9: nothing is put in order, nothing is said to anybody. */
  async killHard(): Promise<void> {
    const child = this.child;
    this.child = null;
    if (child === null || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  }

  /** Ends it and removes its data. */
  async close(): Promise<void> {
    await this.killHard(); // in order it would wait for what browsers keep open
    await rm(this.dataDir, { recursive: true, force: true });
  }

  private async answering(child: ChildProcess): Promise<void> {
    const deadline = performance.now() + READY_MS;
    while (performance.now() < deadline && child.exitCode === null) {
      const answer = await fetch(`${this.url}/readyz`).catch(() => null);
      if (answer?.ok) return;
      await setTimeout(25);
    }
    throw new Error(`The server does not answer. It said:\n${this.said}`);
  }
}
