/** The built server, with a port and a data folder that survive its restarts. */
import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '@great-fire/testkit/free-port';
import { NodeServer } from '@great-fire/testkit/node-server';

const CRYPTO_PRELOAD = resolve(__dirname, 'seed-node-crypto.cjs');
const CLOCK_PRELOAD = resolve(__dirname, 'fake-clock.cjs');
const ADMIN_ENTRY = resolve(__dirname, '../../server/dist/admin.js');
const SERVER_ENTRY = resolve(__dirname, '../../server/dist/main.js');

export class RestartableServer {
  private running: NodeServer | null = null;
  private earlierOutput = ''; // of processes that were killed
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
  static async open(
    settings: Readonly<Record<string, string>> = {},
    port?: number,
  ): Promise<RestartableServer> {
    const dataDir = await mkdtemp(join(tmpdir(), 'great-fire-e2e-'));
    const server = new RestartableServer(port ?? (await freePort()), dataDir, settings);
    await server.start();
    return server;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Runs a command of the operator on the running server. Resolves to its message. */
  async runAdmin(...command: readonly string[]): Promise<string> {
    const args = [ADMIN_ENTRY, ...command, '--data', this.dataDir];
    return (await promisify(execFile)(process.execPath, args)).stderr;
  }

  /** The output so far. */
  get output(): string {
    return this.earlierOutput + (this.running?.output ?? '');
  }

  /**
   * Starts the server, or the server of another release, on the same port and data. Resolves once it is ready.
   *
   * @throws Error with its output if it ends before
   */
  async start(script = SERVER_ENTRY): Promise<void> {
    this.startCount += 1;
    this.running = new NodeServer({
      script,
      nodeFlags: ['--require', CRYPTO_PRELOAD, '--require', CLOCK_PRELOAD],
      hasChannel: true,
      settings: {
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
    });
    await this.running.port;
  }

  /**
   * Advances the server's clock, which stands still otherwise. Resolves once the clock has advanced. Real timers then
   * make the server apply due deadlines.
   */
  async advance(ms: number): Promise<void> {
    if (this.running === null) throw new Error('The server does not run');
    await this.running.request({ leap: ms });
  }

  /** Advances the clock at once, which the server takes for a time without a server: no clock of a table goes on. */
  async jump(ms: number): Promise<void> {
    if (this.running === null) throw new Error('The server does not run');
    await this.running.request({ leap: ms, stepMs: ms });
  }

  /** Kills the process with SIGKILL, without a graceful shutdown. */
  async kill(): Promise<void> {
    const { running } = this;
    if (running === null) return;
    await running.kill('SIGKILL');
    this.earlierOutput += running.output;
    this.running = null;
  }

  /** Stops the server and removes its data. */
  async close(): Promise<void> {
    await this.kill(); // a graceful shutdown would wait for open connections
    await rm(this.dataDir, { recursive: true, force: true });
  }
}
