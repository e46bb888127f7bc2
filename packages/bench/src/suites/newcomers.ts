/**
 * Measures a class behind one address: thirty browsers that open the page at once, each with an empty cache, and then
 * a table each. The same with and without limits, in pairs.
 */
import { Agent, get } from 'node:http';
import { join } from 'node:path';
import { rmSync } from 'node:fs';
import { TestClient, TestSocket } from '@great-fire/server/testing';
import { openBrowser } from '../page/browser';
import { createDataDir, startBuiltServer } from '../targets/product';

const NEWCOMERS = 30;
const PAIRS = 5;
const ENCODINGS = ['br', 'gzip'] as const; // browsers ask for br only on https
const CONNECTIONS = 6; // of a browser to one host

/** The result of thirty newcomers. */
export interface ClassRun {
  readonly pagesMs: number; // until everybody has the page and the lobby
  readonly tablesMs: number; // until everybody sees the own table
  readonly rejected: number; // answers that are no success
  readonly reset: number; // connections that failed
}

export interface NewcomersResult {
  readonly newcomers: number;
  readonly requests: number; // of each page
  readonly pairs: readonly {
    readonly encoding: string;
    readonly limited: ClassRun;
    readonly unlimited: ClassRun;
  }[];
}

export async function measureNewcomers(): Promise<NewcomersResult> {
  const paths = await withServer('1', recordPage);
  const pairs: NewcomersResult['pairs'][number][] = [];
  for (const encoding of ENCODINGS)
    for (let pair = 0; pair < PAIRS; pair += 1) {
      const run = (scale: string) => withServer(scale, (url) => runClass(url, paths, encoding));
      const isFirst = pair % 2 === 0; // in turn, because a machine is seldom equally busy
      const before = isFirst ? null : await run('off');
      const limited = await run('1');
      pairs.push({ encoding, limited, unlimited: before ?? (await run('off')) });
    }
  return { newcomers: NEWCOMERS, requests: paths.length, pairs };
}

/** Starts the built server on an empty database with these limits. */
async function withServer<T>(scale: string, use: (url: string) => Promise<T>): Promise<T> {
  const folder = createDataDir();
  const server = await startBuiltServer({
    DATABASE_FILE: join(folder, 'great-fire.db'),
    RATE_LIMIT_SCALE: scale,
  });
  try {
    return await use(`http://127.0.0.1:${String(server.port)}`);
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Returns what a browser with an empty cache loads for the lobby, with what its service worker keeps. */
async function recordPage(url: string): Promise<readonly string[]> {
  const browser = await openBrowser(false);
  const paths = new Set<string>();
  browser.context.on('request', (request) => {
    const { origin, pathname, search } = new URL(request.url());
    if (origin === url && request.method() === 'GET') paths.add(`${pathname}${search}`);
  });
  const page = await browser.context.newPage();
  await page.goto(url);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.waitForLoadState('networkidle');
  await browser.close();
  return [...paths];
}

async function runClass(url: string, paths: readonly string[], encoding: string): Promise<ClassRun> {
  let rejected = 0;
  let reset = 0;
  const everybody = <T>(act: (index: number) => Promise<T>): Promise<readonly T[]> =>
    Promise.all(Array.from({ length: NEWCOMERS }, (_, index) => act(index)));
  const startedAt = performance.now();
  const lobbies = await everybody(async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
    const [document = '/', ...others] = paths;
    const statuses = [await load(agent, `${url}${document}`, encoding)];
    const socket = new TestSocket(url, {});
    statuses.push(...(await Promise.all(others.map((path) => load(agent, `${url}${path}`, encoding)))));
    for (const status of statuses)
      if (status === null) reset += 1;
      else if (status >= 300) rejected += 1;
    if (!(await socket.isAccepted())) rejected += 1;
    agent.destroy();
    return socket;
  });
  const pagesAt = performance.now();
  const tables = await everybody(async (index) => {
    const client = new TestClient(url);
    const { match, token } = await client.openTable({
      name: `Pupil ${String(index)}`,
      players: 3,
      bots: ['apprentice', 'apprentice'],
    });
    const socket = new TestSocket(url, { match: match.id, token });
    await socket.waitForSync();
    return socket;
  });
  const tablesMs = performance.now() - pagesAt;
  for (const socket of [...lobbies, ...tables]) socket.close();
  return { pagesMs: pagesAt - startedAt, tablesMs, rejected, reset };
}

/** Resolves to the status once the whole body is here, or to null if the connection failed. */
const load = (agent: Agent, url: string, encoding: string): Promise<number | null> =>
  new Promise((resolve) => {
    const request = get(url, { agent, headers: { 'accept-encoding': encoding } }, (response) => {
      response
        .resume()
        .once('close', () => resolve(response.complete ? (response.statusCode ?? null) : null));
    });
    request.on('error', () => resolve(null));
  });
