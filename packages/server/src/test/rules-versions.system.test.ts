/** A release that changes a rule while matches are running. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Plugin } from 'esbuild';
import { RULES_VERSION } from '@great-fire/game';
import { verifyRecord, recordSchema } from '@great-fire/game/record';
import { TestClient, ServerProcess, createTestTable, playMoves } from '../../testing';
import type { TestTable } from '../../testing';
import { performTakeback } from '../../testing/table-commands';
import { bundleRelease } from '../../testing/server-process';

const ROOT = resolve(__dirname, '../../../..');
const makeTempDir = (): string => mkdtempSync(join(tmpdir(), 'great-fire-'));

/**
 * Returns a plugin that replaces one text in one source file of the rules.
 *
 * @throws Error if the source does not contain the text
 */
function patchSource(source: string, search: string, replacement: string): Plugin {
  const path = join(ROOT, 'packages/game', source);
  return {
    name: source,
    setup: (build) => {
      build.onLoad({ filter: new RegExp(`${source.replace(/[./]/g, '\\$&')}$`) }, () => {
        const text = readFileSync(path, 'utf8');
        if (!text.includes(search)) throw new Error(`${source} has no ${search}`);
        return { contents: text.replace(search, replacement), loader: 'ts' };
      });
    },
  };
}

/** Bundles the next release: this release's rules frozen, and five action points a turn instead of four. */
async function bundleNextRelease(): Promise<string> {
  const frozenDir = makeTempDir();
  execFileSync(process.execPath, [join(ROOT, 'scripts/freeze-rules.mjs'), '--into', frozenDir], {
    stdio: 'ignore',
  });
  const frozenRulesPlugin: Plugin = {
    name: 'frozen',
    setup: (build) => {
      build.onLoad({ filter: /game\/versions\/index\.ts$/ }, () => ({
        contents: readFileSync(join(frozenDir, 'index.ts'), 'utf8'),
        loader: 'ts',
        resolveDir: frozenDir,
      }));
      build.onResolve({ filter: /^(zod|boardgame\.io\/.*)$/ }, ({ importer, path }) =>
        importer.startsWith(frozenDir) ? { path: require.resolve(path) } : undefined,
      );
    },
  };
  return bundleRelease('test-next-rules', [
    frozenRulesPlugin,
    patchSource('src/rules-version.ts', RULES_VERSION, '99.0.0'),
    patchSource('src/turn.ts', 'ACTION_POINTS = 4', 'ACTION_POINTS = 5'),
  ]);
}

/** Returns the most action points in any update that the spectator received. */
const maxActionPoints = ({ spectator }: TestTable): number =>
  Math.max(...spectator.socket.updates.map(({ frame }) => frame.view.turn.points));

/** Reconnects the same persons to the next server. */
async function reconnect(party: TestTable, url: string): Promise<TestTable> {
  const connect = (guest: TestClient) =>
    Object.assign(new TestClient(url), { cookie: guest.cookie }).connect({ match: party.matchId });
  const sockets = party.clients.map(connect);
  const spectator = { client: party.spectator.client, socket: connect(party.spectator.client) };
  const allSockets = [...sockets, spectator.socket];
  await Promise.all(allSockets.map((socket) => socket.waitForSync()));
  return { ...party, sockets, spectator, close: () => allSockets.forEach((socket) => socket.close()) };
}

test('after a rule change, running matches keep the old rule and new matches use the new one', async () => {
  const dataDir = makeTempDir();
  const release = await bundleNextRelease();
  const old = await ServerProcess.start({ DATA_DIR: dataDir, PORT: '0' });
  const before = await createTestTable(`http://127.0.0.1:${String(await old.port)}`);
  await playMoves(before, 'old rules', 70);
  before.close();
  expect((await old.kill('SIGTERM')).code).toBe(0);

  const server = await ServerProcess.start({ DATA_DIR: dataDir, PORT: '0' }, release);
  const url = `http://127.0.0.1:${String(await server.port)}`;
  const after = await reconnect(before, url);
  expect(after.spectator.socket.latestSync?.rulesVersion).toBe(RULES_VERSION);
  await playMoves(after, 'old rules, new server', 20);
  // A takeback to moves of the previous release, under the rules of that release.
  await performTakeback(after, 60);
  await playMoves(after, 'old rules, once more');
  expect(maxActionPoints(after)).toBe(4);
  const record = await new TestClient(url).request('GET', `/api/matches/${after.matchId}/record`);
  expect(verifyRecord(recordSchema.parse(record.body))).toEqual({ ok: true });
  expect(record.body).toMatchObject({ rules: RULES_VERSION });
  after.close();

  const fresh = await createTestTable(url);
  expect(fresh.spectator.socket.latestSync?.rulesVersion).toBe('99.0.0');
  await playMoves(fresh, 'new rules', 60);
  expect(maxActionPoints(fresh)).toBe(5);
  fresh.close();

  // The previous release does not know the new match's rules, so it rejects only that match.
  expect((await server.kill('SIGTERM')).code).toBe(0);
  const back = await ServerProcess.start({ DATA_DIR: dataDir, PORT: '0' });
  const backUrl = `http://127.0.0.1:${String(await back.port)}`;
  const refused = new TestClient(backUrl).connect({ match: fresh.matchId });
  await refused.waitForDisconnect();
  const mine = await reconnect(before, backUrl);
  expect(mine.spectator.socket.latestSync?.frame?.view.result).not.toBeNull();
  mine.close();
  const { code, out } = await back.kill('SIGTERM');
  expect(code).toBe(0);
  expect(out).toMatch(/"version":"99.0.0".*unsupported rules version in use/);
});
