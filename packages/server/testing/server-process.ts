/** The bundled server as a process of its own, which can be killed. */
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
import { isFresh, noteMadeOf } from './made-of';

// Beside the product's own bundle, so that the binary of SQLite is found as it finds it.
const BUNDLE = resolve(__dirname, '../dist/test-main.js');
const PACKAGE = resolve(__dirname, '..');
const WORKER = 'src/bots/worker.ts';
const MAKING = [__filename, resolve(PACKAGE, '../../package-lock.json')].map((file) =>
  relative(PACKAGE, file),
);
let bundled: Promise<unknown> | null = null;
let worker: Promise<string> | null = null;
let painter: Promise<string> | null = null;

/** Bundles the present sources as `npm run build` does, where they are not bundled yet. */
export function bundle(): Promise<unknown> {
  bundled ??= bundleAs(BUNDLE);
  return bundled;
}

/** Bundles a release that has not come yet: the present sources as `plugins` change them, as `dist/NAME.js`. */
export async function bundleRelease(name: string, plugins: readonly Plugin[]): Promise<string> {
  const outfile = join(PACKAGE, 'dist', `${name}.js`);
  await bundleAs(outfile, plugins);
  return outfile;
}

/** A server's bundle, and beside it that of its bots' threads. */
async function bundleAs(outfile: string, plugins: readonly Plugin[] = []): Promise<void> {
  await Promise.all([
    bundleOne('src/main.ts', outfile, plugins),
    bundleOne(WORKER, outfile.replace(/\.js$/, '-bots.js'), plugins),
  ]);
}

/** Bundles the script of the bots' threads alone, for a server in this process. */
export function bundleWorker(): Promise<string> {
  const outfile = join(PACKAGE, 'dist/test-bots.js');
  worker ??= bundleOne(WORKER, outfile).then(() => outfile);
  return worker;
}

/** Bundles the script of the painter's thread as the product's build does. */
export function bundlePainter(): Promise<string> {
  const outfile = join(PACKAGE, 'dist/test-main-pictures.js');
  painter ??= bundlePictures(outfile).then(() => outfile);
  return painter;
}

async function bundlePictures(outfile: string): Promise<void> {
  const made = `${outfile}.${String(process.pid)}`;
  await promisify(execFile)(process.execPath, [join(PACKAGE, 'picture-bundle.mjs'), made]);
  renameSync(made, outfile);
}

/** In one piece: another process may be starting the one that is there. */
async function bundleOne(source: string, outfile: string, plugins: readonly Plugin[] = []): Promise<void> {
  if (plugins.length === 0 && (await isFresh(outfile))) return;
  const since = Date.now();
  const made = `${outfile}.${String(process.pid)}`;
  const { metafile } = await build({
    absWorkingDir: PACKAGE,
    metafile: true,
    entryPoints: [join(PACKAGE, source)],
    outfile: made,
    plugins: [...plugins],
    bundle: true,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    external: ['@photostructure/sqlite', 'node-persist'],
    logLevel: 'silent',
  });
  renameSync(made, outfile);
  if (plugins.length > 0) return;
  const sources = [...MAKING, ...Object.keys(metafile.inputs)];
  await noteMadeOf(outfile, { folder: PACKAGE, sources, since });
}

// No time limit may be met on a machine that is slow or busy.
const SETTINGS = { HOST: '127.0.0.1', RATE_LIMITS: 'off', TIMEOUT_FACTOR: '1000' };

export interface Ended {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly out: string;
  readonly err: string;
}

export class ServerProcess {
  private out = '';
  private err = '';
  private readonly closed: Promise<Ended>;
  private readonly listening: Promise<number>;

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
    this.listening = Promise.race([listening(child), ended]);
    this.listening.catch(() => undefined); // a test may start a server that is to fail
  }

  /** Starts a server with these settings and no others, of the present sources or of the bundle given. */
  static async start(
    settings: Readonly<Record<string, string>>,
    release: string | null = null,
  ): Promise<ServerProcess> {
    if (release === null) await bundle();
    const main = release ?? BUNDLE;
    if (!existsSync(main)) throw new Error('The bundle is missing');
    const env = { PATH: process.env['PATH'] ?? '', ...SETTINGS, ...settings };
    const child = spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'pipe'] });
    return new ServerProcess(child);
  }

  /** The port that it listens on, once it does. @throws Error with its output if it ends before */
  get port(): Promise<number> {
    return withDeadline('the port of the server', this.listening);
  }

  /** How it ended, once it has. */
  get ended(): Promise<Ended> {
    return withDeadline('the end of the server', this.closed);
  }

  /** Calls `listener` once the process has ended, however long it runs. */
  onEnd(listener: (ended: Ended) => void): void {
    void this.closed.then(listener);
  }

  /** Resolves once a line of its log holds this text. */
  async says(text: string): Promise<void> {
    await waitFor(`a log line with ${text}`, () => this.out.includes(text));
  }

  /** What it has logged so far. */
  get logged(): string {
    return this.out;
  }

  /** Sends a signal that does not end it: SIGSTOP, SIGCONT. */
  signal(signal: 'SIGSTOP' | 'SIGCONT'): void {
    this.child.kill(signal);
  }

  get pid(): number {
    if (this.child.pid === undefined) throw new Error('The server was not started');
    return this.child.pid;
  }

  kill(signal: NodeJS.Signals): Promise<Ended> {
    this.child.kill(signal);
    return this.ended;
  }
}

/** The port that a server says it listens on; never resolves if it does not come to that. */
function listening(child: ChildProcess): Promise<number> {
  const { stdout } = child;
  if (stdout === null) throw new Error('The output is not piped');
  return new Promise((resolve) => {
    createInterface({ input: stdout }).on('line', (line) => {
      const said = JSON.parse(line) as { readonly msg?: string; readonly port?: number };
      if (said.port !== undefined && said.msg?.startsWith('listening')) resolve(said.port);
    });
  });
}
