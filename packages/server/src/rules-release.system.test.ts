/** A release that changes a rule, while tables are under way. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Plugin } from 'esbuild';
import { RULES_VERSION, verifyRecord, recordSchema } from '@great-fire/game';
import { Guest, ServerProcess, gather, playOn } from '../testing';
import type { Party } from '../testing';
import { takeBack } from '../testing/consent';
import { bundleRelease } from '../testing/server-process';

const ROOT = resolve(__dirname, '../../..');
const freshDir = (): string => mkdtempSync(join(tmpdir(), 'great-fire-'));

/** Replaces one text in one source of the rules as it is bundled. @throws Error where it is not there */
function changed(source: string, from: string, to: string): Plugin {
  const path = join(ROOT, 'packages/game', source);
  return {
    name: source,
    setup: (build) => {
      build.onLoad({ filter: new RegExp(`${source.replace(/[./]/g, '\\$&')}$`) }, () => {
        const text = readFileSync(path, 'utf8');
        if (!text.includes(from)) throw new Error(`${source} has no ${from}`);
        return { contents: text.replace(from, to), loader: 'ts' };
      });
    },
  };
}

/** The release after this one: this one's rules frozen, and five action points a turn instead of four. */
async function nextRelease(): Promise<string> {
  const frozen = freshDir();
  execFileSync(process.execPath, [join(ROOT, 'scripts/freeze.mjs'), '--into', frozen], { stdio: 'ignore' });
  const carried: Plugin = {
    name: 'frozen',
    setup: (build) => {
      build.onLoad({ filter: /game\/versions\/index\.ts$/ }, () => ({
        contents: readFileSync(join(frozen, 'index.ts'), 'utf8'),
        loader: 'ts',
        resolveDir: frozen,
      }));
      build.onResolve({ filter: /^(zod|boardgame\.io\/.*)$/ }, ({ importer, path }) =>
        importer.startsWith(frozen) ? { path: require.resolve(path) } : undefined,
      );
    },
  };
  return bundleRelease('test-next-rules', [
    carried,
    changed('src/rules-version.ts', RULES_VERSION, '99.0.0'),
    changed('src/turn.ts', 'ACTION_POINTS = 4', 'ACTION_POINTS = 5'),
  ]);
}

/** The most action points that anybody was seen with in what was shown since. */
const mostPoints = ({ watcher }: Party): number =>
  Math.max(...watcher.socket.updates.map(({ frame }) => frame.view.turn.points));

/** The same people, at the server that came after. */
async function again(party: Party, url: string): Promise<Party> {
  const connect = (guest: Guest) =>
    Object.assign(new Guest(url), { cookie: guest.cookie }).connect({ match: party.matchId });
  const sockets = party.guests.map(connect);
  const watcher = { guest: party.watcher.guest, socket: connect(party.watcher.guest) };
  const all = [...sockets, watcher.socket];
  await Promise.all(all.map((socket) => socket.ready()));
  return { ...party, sockets, watcher, close: () => all.forEach((socket) => socket.close()) };
}

test('a rule is changed: a table under way ends by the old one, a new table plays by the new one', async () => {
  const dataDir = freshDir();
  const release = await nextRelease();
  const old = await ServerProcess.start({ DATA_DIR: dataDir, PORT: '0' });
  const before = await gather(`http://127.0.0.1:${String(await old.port)}`);
  await playOn(before, 'old rules', 70);
  before.close();
  expect((await old.kill('SIGTERM')).code).toBe(0);

  const server = await ServerProcess.start({ DATA_DIR: dataDir, PORT: '0' }, release);
  const url = `http://127.0.0.1:${String(await server.port)}`;
  const after = await again(before, url);
  expect(after.watcher.socket.latest?.rules).toBe(RULES_VERSION);
  await playOn(after, 'old rules, new server', 20);
  // Back to what was played under the release before, by the rules of then.
  await takeBack(after, 60);
  await playOn(after, 'old rules, once more');
  expect(mostPoints(after)).toBe(4);
  const record = await new Guest(url).ask('GET', `/api/matches/${after.matchId}/record`);
  expect(verifyRecord(recordSchema.parse(record.body))).toEqual({ ok: true });
  expect(record.body).toMatchObject({ rules: RULES_VERSION });
  after.close();

  const fresh = await gather(url);
  expect(fresh.watcher.socket.latest?.rules).toBe('99.0.0');
  await playOn(fresh, 'new rules', 60);
  expect(mostPoints(fresh)).toBe(5);
  fresh.close();

  // Back to the release before: it does not know the rules of the new table, and refuses that table alone.
  expect((await server.kill('SIGTERM')).code).toBe(0);
  const back = await ServerProcess.start({ DATA_DIR: dataDir, PORT: '0' });
  const backUrl = `http://127.0.0.1:${String(await back.port)}`;
  const refused = new Guest(backUrl).connect({ match: fresh.matchId });
  await refused.disconnected();
  const mine = await again(before, backUrl);
  expect(mine.watcher.socket.latest?.frame?.view.result).not.toBeNull();
  mine.close();
  const { code, out } = await back.kill('SIGTERM');
  expect(code).toBe(0);
  expect(out).toMatch(/"version":"99.0.0".*tables wait for a version/);
});
