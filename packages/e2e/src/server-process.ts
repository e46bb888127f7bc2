/** The built server as a child process, with a port and a data folder that survive its restarts. */
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { freePort } from '@great-fire/testkit/free-port';
import { waitFor, withDeadline } from '@great-fire/testkit/wait-for';

const CRYPTO_PRELOAD = resolve(__dirname, 'seed-node-crypto.cjs');
const CLOCK_PRELOAD = resolve(__dirname, 'fake-clock.cjs');
const SERVER_ENTRY = resolve(__dirname, '../../server/dist/main.js');

export class ServerProcess {
  private child: ChildProcess | null = null;
  private printed = '';
  private startCount = 0;

  private constructor(
    private readonly port: number,
    private readonly dataDir: string,
    private readonly settings: Readonly<Record<string, string>>,
  ) {}

  /**
   * Starts a server with a new data folder and these additional settings. Resolves once it is ready. `port`: a free
   * one.
   */
  static async open(settings: Readonly<Record<string, string>> = {}, port?: number): Promise<ServerProcess> {
    const dataDir = await mkdtemp(join(tmpdir(), 'great-fire-e2e-'));
    const server = new ServerProcess(port ?? (await freePort()), dataDir, settings);
    await server.start();
    return server;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** The output so far. */
  get output(): string {
    return this.printed;
  }

  /**
   * Starts the server on the same port and data.
   *
   * @throws Error with its output if it does not become ready
   */
  async start(): Promise<void> {
    this.startCount += 1;
    const child = spawn(
      process.execPath,
      ['--require', CRYPTO_PRELOAD, '--require', CLOCK_PRELOAD, SERVER_ENTRY],
      {
        env: {
          ...process.env,
          NODE_ENV: 'production',
          HOST: '127.0.0.1',
          PORT: String(this.port),
          DATA_DIR: this.dataDir,
          RATE_LIMIT_SCALE: '100', // the tests' players are faster than people
          MIN_FREE_DISK_MB: '0', // no test depends on the free space of the machine
          BOT_MOVE_DELAY_MS: '100', // bots keep up with them
          CHANCE_SEED: `1666:${this.startCount}`,
          ...this.settings,
        },
        stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      },
    );
    this.child = child;
    const collect = (chunk: Buffer) => (this.printed += chunk.toString('utf8'));
    child.stdout?.on('data', collect);
    child.stderr?.on('data', collect);
    await this.waitUntilReady(child);
  }

  /**
   * Advances the server's clock, which stands still otherwise. Resolves once the clock has advanced. Real timers then
   * make the server apply due deadlines.
   */
  async advance(ms: number): Promise<void> {
    const { child } = this;
    if (child === null) throw new Error('The server does not run');
    const advanced = once(child, 'message');
    child.send({ leap: ms });
    await withDeadline('the leap of the clock of the server', advanced);
  }

  /** Kills the process with SIGKILL, without a graceful shutdown. */
  async kill(): Promise<void> {
    const child = this.child;
    this.child = null;
    if (child === null || child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, 'exit');
    child.kill('SIGKILL');
    await withDeadline('the end of the killed server', exited);
  }

  /** Stops the server and removes its data. */
  async close(): Promise<void> {
    await this.kill(); // a graceful shutdown would wait for open connections
    await rm(this.dataDir, { recursive: true, force: true });
  }

  private async waitUntilReady(child: ChildProcess): Promise<void> {
    const isReady = async (): Promise<boolean> => {
      if (child.exitCode !== null || child.signalCode !== null)
        throw new Error('The server ended at its start');
      return (await fetch(`${this.url}/readyz`).catch(() => null))?.ok === true;
    };
    try {
      await waitFor(`the server at ${this.url} to be ready`, isReady);
    } catch (cause) {
      throw new Error(`The server does not answer. It said:\n${this.printed}`, { cause });
    }
  }
}
