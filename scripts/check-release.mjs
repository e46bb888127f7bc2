/**
 * `npm run check:release`: packs the release and uses it as a stranger does: `npx ./great-fire-VERSION.tgz` in an empty
 * folder, with an empty npm cache. A game against bots must begin, and its preview image must be drawn. Prints the size
 * of the download and the time until the server is ready.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { exitWithError, runOrFail } from './lib/exec.mjs';
import { freePort } from '../packages/testkit/src/free-port.cjs';
import { ROOT } from './lib/root.mjs';
import { waitUntilReady } from './lib/wait-until-ready.mjs';
import { printHelp } from './lib/help.mjs';

printHelp(import.meta.url);

const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
const TARBALL = `great-fire-${version}.tgz`;
const MAX_DOWNLOAD_BYTES = 30_000_000;

const sizeOf = (path) =>
  readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath ?? entry.path, entry.name)).size, 0);

async function getOk(url, init) {
  const response = await fetch(url, init);
  if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`);
  return response;
}

/** Opens a game of three bots and one person, and checks that its preview image is a PNG. */
async function checkGame(url) {
  const page = await (await getOk(url)).text();
  if (!page.includes('<div id="root"')) throw new Error('The page is missing');
  const response = await getOk(`${url}/api/matches`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      ...{ tableName: 'Pudding Lane', name: 'Anna', players: 4, private: true },
      ...{ bots: ['merchant', 'merchant', 'merchant'] },
      options: { hiddenColours: false, moreDestruction: false, cones: 65 },
    }),
  });
  const { match } = await response.json();
  const image = await getOk(`${url}/api/matches/${match.id}/preview.png`);
  const signature = Buffer.from(await image.arrayBuffer()).subarray(1, 4);
  if (signature.toString('latin1') !== 'PNG') throw new Error('The preview image is no PNG');
}

/** Runs a command in the folder of a stranger. Shows its errors only. */
function start(command, cwd, env) {
  const [program, ...args] = command;
  return spawn(program, args, { cwd, env, stdio: ['ignore', 'pipe', 'inherit'] });
}

async function readOutput(child) {
  const chunks = [];
  child.stdout.on('data', (chunk) => chunks.push(chunk));
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`It exited with ${code}`);
  return Buffer.concat(chunks).toString('utf8').trim();
}

/** Checks the packed release with this Node. */
async function check(folder) {
  const cwd = join(folder, 'empty');
  const cache = join(folder, 'cache');
  mkdirSync(cwd);
  cpSync(join(ROOT, TARBALL), join(cwd, TARBALL));
  const env = {
    ...process.env,
    PATH: [dirname(process.execPath), process.env.PATH].join(delimiter),
    npm_config_cache: cache,
    npm_config_update_notifier: 'false',
  };
  const npx = ['npx', '--yes', `./${TARBALL}`];

  const port = await freePort();
  const startedAt = performance.now();
  const server = start([...npx, '--port', String(port), '--data', 'games'], cwd, env);
  server.stdout.resume();
  try {
    const url = `http://127.0.0.1:${port}`;
    await waitUntilReady(url, server);
    const seconds = (performance.now() - startedAt) / 1000;
    const bytes = sizeOf(join(cache, '_cacache')) + statSync(join(cwd, TARBALL)).size;
    console.log(`ready after ${seconds.toFixed(1)} s, ${(bytes / 1e6).toFixed(1)} MB downloaded`);
    await checkGame(url);
    if (bytes > MAX_DOWNLOAD_BYTES) throw new Error('The download is too large');
    if (!readdirSync(join(cwd, 'games')).includes('great-fire.db')) throw new Error('No data in the folder');
  } finally {
    server.kill();
    await once(server, 'close');
  }
  const printed = await readOutput(start([...npx, '--version'], cwd, env));
  if (printed !== version) throw new Error(`--version prints ${printed}`);
}

try {
  await runOrFail([process.execPath, join(ROOT, 'scripts/release.mjs')]);
  const folder = mkdtempSync(join(tmpdir(), 'great-fire-release-'));
  try {
    await check(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  console.log('── release: ok');
} catch (error) {
  exitWithError(error);
}
