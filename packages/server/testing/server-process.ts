/** The bundled server as a child process, which a test can kill. */
import { execFile, spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, renameSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { waitFor, withDeadline } from '@great-fire/testkit/wait-for';
import { build } from 'esbuild';
import type { Plugin } from 'esbuild';
import { isBundleFresh, recordBundleSources } from './bundle-cache';

// Beside the product's own bundle, because the SQLite binary is located relative to the bundle.
const BUNDLE = resolve(__dirname, '../dist/test-main.js');
const PACKAGE = resolve(__dirname, '..');
const BOT_WORKER_SOURCE = 'src/bots/worker.ts';
const BUNDLE_INPUTS = [__filename, resolve(PACKAGE, '../../package-lock.json')].map((file) =>
  relative(PACKAGE, file),
);
let serverBundle: Promise<unknown> | null = null;
let workerBundle: Promise<string> | null = null;
let rendererBundle: Promise<string> | null = null;

/** Bundles the current sources as `npm run build` does, unless the bundle is up to date. */
function bundle(): Promise<unknown> {
  serverBundle ??= bundleServer(BUNDLE);
  return serverBundle;
}

/**
 * Simulates a future release: bundles the current sources, changed by `plugins`, as `dist/NAME.js`. Resolves to the
 * path.
 */
export async function bundleRelease(name: string, plugins: readonly Plugin[]): Promise<string> {
  const outfile = join(PACKAGE, 'dist', `${name}.js`);
  await bundleServer(outfile, plugins);
  return outfile;
}

/** Bundles a server, and beside it its bot worker. */
async function bundleServer(outfile: string, plugins: readonly Plugin[] = []): Promise<void> {
  await Promise.all([
    bundleFile('src/main.ts', outfile, plugins),
    bundleFile(BOT_WORKER_SOURCE, outfile.replace(/\.js$/, '-bots.js'), plugins),
  ]);
}

/** Bundles only the bot worker, for a server in this process. Resolves to its path. */
export function bundleWorker(): Promise<string> {
  const outfile = join(PACKAGE, 'dist/test-bots.js');
  workerBundle ??= bundleFile(BOT_WORKER_SOURCE, outfile).then(() => outfile);
  return workerBundle;
}

/** Bundles the worker that renders images, as the product's build does. Resolves to its path. */
export function bundleImageRenderer(): Promise<string> {
  const outfile = join(PACKAGE, 'dist/test-main-pictures.js');
  rendererBundle ??= buildImageRenderer(outfile).then(() => outfile);
  return rendererBundle;
}

async function buildImageRenderer(outfile: string): Promise<void> {
  const tempFile = `${outfile}.${String(process.pid)}`;
  await promisify(execFile)(process.execPath, [join(PACKAGE, 'picture-bundle.mjs'), tempFile]);
  renameSync(tempFile, outfile);
}

/** Writes the bundle atomically, because another process may be loading the old one. */
async function bundleFile(source: string, outfile: string, plugins: readonly Plugin[] = []): Promise<void> {
  if (plugins.length === 0 && (await isBundleFresh(outfile))) return;
  const startedAt = Date.now();
  const tempFile = `${outfile}.${String(process.pid)}`;
  const { metafile } = await build({
    absWorkingDir: PACKAGE,
    metafile: true,
    entryPoints: [join(PACKAGE, source)],
    outfile: tempFile,
    plugins: [...plugins],
    bundle: true,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    external: ['@photostructure/sqlite', 'node-persist'],
    logLevel: 'silent',
  });
  renameSync(tempFile, outfile);
  if (plugins.length > 0) return;
  const sources = [...BUNDLE_INPUTS, ...Object.keys(metafile.inputs)];
  await recordBundleSources(outfile, { folder: PACKAGE, sources, startedAt });
}

// Timeouts are so long that a slow or busy machine exceeds none of them.
const DEFAULT_ENVIRONMENT = {
  HOST: '127.0.0.1',
  RATE_LIMIT_SCALE: 'off',
  TIMEOUT_FACTOR: '1000',
  MIN_FREE_DISK_MB: '0',
};

export interface ExitResult {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly out: string;
  readonly err: string;
}

export class ServerProcess {
  private out = '';
  private err = '';
  private readonly closed: Promise<ExitResult>;
  private readonly portWhenListening: Promise<number>;

  private constructor(private readonly child: ChildProcess) {
    child.stdout?.on('data', (chunk: Buffer) => (this.out += chunk.toString('utf8')));
    child.stderr?.on('data', (chunk: Buffer) => (this.err += chunk.toString('utf8')));
    this.closed = once(child, 'close').then(() => ({
      code: child.exitCode,
      signal: child.signalCode,
      out: this.out,
      err: this.err,
    }));
    const ended = this.closed.then(({ code, err }) =>
      Promise.reject(new Error(`The server ended with ${String(code)} before it listened: ${err}`)),
    );
    this.portWhenListening = Promise.race([readListeningPort(child), ended]);
    this.portWhenListening.catch(() => undefined); // tests also start servers that must fail
  }

  /** Starts a server with only these settings, from the current sources or from a given bundle. */
  static async start(
    environment: Readonly<Record<string, string>>,
    bundlePath: string | null = null,
  ): Promise<ServerProcess> {
    if (bundlePath === null) await bundle();
    const main = bundlePath ?? BUNDLE;
    if (!existsSync(main)) throw new Error('The bundle is missing');
    const env = { PATH: process.env['PATH'] ?? '', ...DEFAULT_ENVIRONMENT, ...environment };
    const child = spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'pipe'] });
    return new ServerProcess(child);
  }

  /**
   * Resolves to the port once the server listens.
   *
   * @throws Error with the server's output if it ends before
   */
  get port(): Promise<number> {
    return withDeadline('the port of the server', this.portWhenListening);
  }

  /** Resolves to the exit result once the process has ended. */
  get whenExited(): Promise<ExitResult> {
    return withDeadline('the end of the server', this.closed);
  }

  /** Calls `listener` once the process has ended. There is no deadline. */
  onExit(listener: (ended: ExitResult) => void): void {
    void this.closed.then(listener);
  }

  /** Resolves once the log contains this text. */
  async waitForLog(text: string): Promise<void> {
    await waitFor(`a log line with ${text}`, () => this.out.includes(text));
  }

  /** The log so far. */
  get log(): string {
    return this.out;
  }

  /** Sends a signal that does not end the process. */
  signal(signal: 'SIGSTOP' | 'SIGCONT'): void {
    this.child.kill(signal);
  }

  get pid(): number {
    if (this.child.pid === undefined) throw new Error('The server was not started');
    return this.child.pid;
  }

  kill(signal: NodeJS.Signals): Promise<ExitResult> {
    this.child.kill(signal);
    return this.whenExited;
  }
}

/** Resolves to the port that the server logs when it listens. Never resolves if it does not listen. */
function readListeningPort(child: ChildProcess): Promise<number> {
  const { stdout } = child;
  if (stdout === null) throw new Error('The output is not piped');
  return new Promise((resolve) => {
    createInterface({ input: stdout }).on('line', (line) => {
      const logLine = JSON.parse(line) as { readonly msg?: string; readonly port?: number };
      if (logLine.port !== undefined && logLine.msg?.startsWith('listening')) resolve(logLine.port);
    });
  });
}
