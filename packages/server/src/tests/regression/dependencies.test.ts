import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { TestClient, DEFAULT_TABLE, withServer } from '../../../testing';

const ROOT = resolve(__dirname, '../../../../..');

// The first version of each package without a known remote crash.
const MIN_SAFE_VERSIONS: Readonly<Record<string, readonly number[]>> = {
  'socket.io': [4, 8, 0],
  'engine.io': [6, 6, 2],
  'socket.io-parser': [4, 2, 4],
  ws: [8, 17, 1],
};

interface DependencyTree {
  readonly version?: string;
  readonly dependencies?: Readonly<Record<string, DependencyTree>>;
}

function isAtLeast(version: string, minimum: readonly number[]): boolean {
  const parts = version.split('.').map((part) => Number.parseInt(part, 10));
  const differs = minimum.findIndex((number, index) => parts[index] !== number);
  return differs === -1 || (parts[differs] ?? 0) > (minimum[differs] ?? 0);
}

test(
  'defect 1: answers every lobby route on a fresh install',
  withServer(async ({ url }) => {
    const ann = new TestClient(url);
    const id = (await ann.openTable()).match.id;
    const ben = new TestClient(url);
    const statuses = {
      list: (await ann.request('GET', '/api/matches')).status,
      one: (await ann.request('GET', `/api/matches/${id}`)).status,
      join: (await ben.request('POST', `/api/matches/${id}/seats`, { name: 'Ben' })).status,
      me: (await ben.request('GET', '/api/me')).status,
      record: (await ben.request('GET', `/api/matches/${id}/record`)).status,
      leave: (await ben.request('DELETE', `/api/matches/${id}/seats/1`)).status,
      open: (await ben.request('POST', '/api/matches', DEFAULT_TABLE)).status,
      health: (await ben.request('GET', '/healthz')).status,
    };
    expect(statuses).toEqual({
      list: 200,
      one: 200,
      join: 201,
      me: 200,
      record: 409,
      leave: 204,
      open: 201,
      health: 200,
    });
  }),
);

test('defect 1: locks no vulnerable version', () => {
  const lock = JSON.parse(readFileSync(resolve(ROOT, 'package-lock.json'), 'utf8')) as {
    readonly packages: Readonly<Record<string, { readonly version?: string }>>;
  };
  const installed = Object.entries(lock.packages).map(([path, { version }]) => ({
    name: path.split('node_modules/').at(-1) ?? '',
    version: version ?? '',
  }));
  for (const [name, floor] of Object.entries(MIN_SAFE_VERSIONS)) {
    const versions = installed.filter((one) => one.name === name).map((one) => one.version);
    expect(versions).not.toEqual([]);
    expect(versions.filter((version) => !isAtLeast(version, floor))).toEqual([]);
  }
  const composers = installed.filter((one) => one.name === 'koa-compose').map((one) => one.version);
  expect(composers).toEqual(['4.1.0']);
});

test('defect 1: installs no vulnerable version, and npm reports a valid tree', async () => {
  const { stdout } = await promisify(execFile)(
    'npm',
    ['ls', '--all', '--json', ...Object.keys(MIN_SAFE_VERSIONS)],
    {
      cwd: ROOT,
      maxBuffer: 64 * 1024 * 1024,
    },
  );
  const bad: string[] = [];
  let found = 0;
  const walk = (tree: DependencyTree): void => {
    for (const [name, child] of Object.entries(tree.dependencies ?? {})) {
      const floor = MIN_SAFE_VERSIONS[name];
      if (floor !== undefined && child.version !== undefined) {
        found += 1;
        if (!isAtLeast(child.version, floor)) bad.push(`${name} ${child.version}`);
      }
      walk(child);
    }
  };
  walk(JSON.parse(stdout) as DependencyTree);
  expect(found).toBeGreaterThan(0);
  expect(bad).toEqual([]);
});
