/** Bundles of the current sources, and the bundled server as a child process. */
import { execFile } from 'node:child_process';
import { existsSync, renameSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { promisify } from 'node:util';
import { NodeServer } from '@great-fire/testkit/node-server';
import { build, type Plugin } from 'esbuild';
import * as z from 'zod';
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
  const outfile = join(PACKAGE, 'dist/test-main-preview.js');
  rendererBundle ??= buildImageRenderer(outfile).then(() => outfile);
  return rendererBundle;
}

/** Builds in a process of its own, because the build is an ES module, which jest does not load. */
async function buildImageRenderer(outfile: string): Promise<void> {
  if (await isBundleFresh(outfile)) return;
  const startedAt = Date.now();
  const tempFile = `${outfile}.${String(process.pid)}`;
  const script = join(PACKAGE, 'preview-worker-bundle.mjs');
  const { stdout } = await promisify(execFile)(process.execPath, [script, tempFile]);
  renameSync(tempFile, outfile);
  const inputs = z.array(z.string()).parse(JSON.parse(stdout));
  const files = inputs.map((input) => input.replace(/^(?:text|bytes):/, '')); // loaded by its plugin
  const sources = [
    ...BUNDLE_INPUTS,
    relative(PACKAGE, script),
    ...files.map((file) => relative(PACKAGE, resolve(PACKAGE, file))),
  ];
  await recordBundleSources(outfile, { folder: PACKAGE, sources, startedAt });
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
const DEFAULT_SETTINGS = {
  HOST: '127.0.0.1',
  RATE_LIMIT_SCALE: 'off',
  TIMEOUT_FACTOR: '1000',
  MIN_FREE_DISK_MB: '0',
};

/** The server of the current sources as a child process, which a test can kill. */
export class ServerProcess extends NodeServer {
  /** Starts a server with only these settings, from the current sources or from a given bundle. */
  static async start(
    settings: Readonly<Record<string, string>>,
    bundlePath: string | null = null,
  ): Promise<ServerProcess> {
    if (bundlePath === null) await bundle();
    const script = bundlePath ?? BUNDLE;
    if (!existsSync(script)) throw new Error('The bundle is missing');
    return new ServerProcess({ script, settings: { ...DEFAULT_SETTINGS, ...settings } });
  }
}
