/** A release that changes a rule while matches are running. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ACTION_POINTS, RULES_VERSION } from '@great-fire/game';
import { verifyRecord, recordSchema } from '@great-fire/game/record';
import {
  LATER_RULES,
  freezeCurrentRules,
  useFrozenRules,
  useOtherRules,
} from '@great-fire/game/testing/other-rules';
import { unpackViews } from '@great-fire/protocol';
import {
  TestClient,
  ServerProcess,
  createTestTable,
  openSoloTable,
  playMoves,
  playMyTurns,
  type TestSocket,
  type TestTable,
} from '../../testing';
import { performTakeback } from '../../testing/table-commands';
import { bundleRelease } from '../../testing/server-process';

const makeTempDir = (): string => mkdtempSync(join(tmpdir(), 'great-fire-'));

/** Bundles the next release: the rules of this one frozen, and others for new matches. */
const bundleNextRelease = (): Promise<string> =>
  bundleRelease('test-next-rules', [useFrozenRules(freezeCurrentRules()), useOtherRules(LATER_RULES)]);

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

const settings = { PORT: '0', BOT_MOVE_DELAY_MS: '0' };

/** Returns the most action points in a finished match, from its historic views. */
async function maxPastActionPoints(socket: TestSocket): Promise<number> {
  const points: number[] = [];
  for (let from = 0; from <= socket.stateId; from += 25) {
    const to = Math.min(socket.stateId, from + 24);
    const { historicViews } = await socket.emitWithAck('historic-views', { from, to });
    if (historicViews === undefined) throw new Error(`There is no past from ${String(from)}`);
    points.push(...unpackViews(historicViews).map(({ turn }) => turn.points));
  }
  return Math.max(...points);
}

/** Fetches the record of a finished match and verifies it by the rules of this release. */
async function verifyRecordOf(url: string, matchId: string): Promise<void> {
  const { body } = await new TestClient(url).request('GET', `/api/matches/${matchId}/record`);
  expect(body).toMatchObject({ rules: RULES_VERSION });
  expect(verifyRecord(recordSchema.parse(body))).toEqual({ ok: true });
}

test('after a rule change, running matches keep the old rule and new matches use the new one', async () => {
  const dataDir = makeTempDir();
  const release = await bundleNextRelease();
  const old = await ServerProcess.start({ ...settings, DATA_DIR: dataDir });
  const oldUrl = `http://127.0.0.1:${String(await old.port)}`;
  const before = await createTestTable(oldUrl);
  await playMoves(before, 'old rules', 70);
  before.close();
  const solo = await openSoloTable(oldUrl, { players: 3, bots: ['merchant', 'alderman'] });
  await playMyTurns(solo.socket, 'beside bots', 10);
  solo.socket.close();
  expect((await old.kill('SIGTERM')).code).toBe(0);

  const server = await ServerProcess.start({ ...settings, DATA_DIR: dataDir }, release);
  const url = `http://127.0.0.1:${String(await server.port)}`;
  const after = await reconnect(before, url);
  expect(after.spectator.socket.latestSync?.rulesVersion).toBe(RULES_VERSION);
  await playMoves(after, 'old rules, new server', 20);
  // A takeback to moves of the previous release, under the rules of that release.
  await performTakeback(after, 60);
  await playMoves(after, 'old rules, once more');
  expect(maxActionPoints(after)).toBe(ACTION_POINTS);
  expect(await maxPastActionPoints(after.spectator.socket)).toBe(ACTION_POINTS);
  await verifyRecordOf(url, after.matchId);
  after.close();

  // Bots of the new release continue a match by its old rules.
  const soloSocket = Object.assign(new TestClient(url), { cookie: solo.client.cookie }).connect({
    match: solo.matchId,
  });
  expect((await soloSocket.waitForSync()).rulesVersion).toBe(RULES_VERSION);
  await playMyTurns(soloSocket, 'beside newer bots');
  expect(await maxPastActionPoints(soloSocket)).toBe(ACTION_POINTS);
  await verifyRecordOf(url, solo.matchId);
  soloSocket.close();

  const fresh = await createTestTable(url);
  expect(fresh.spectator.socket.latestSync?.rulesVersion).toBe(LATER_RULES.version);
  await playMoves(fresh, 'new rules', 60);
  expect(maxActionPoints(fresh)).toBe(LATER_RULES.actionPoints);
  fresh.close();

  // The previous release does not know the new match's rules, so it rejects only that match.
  const { code: exitCode, out: log } = await server.kill('SIGTERM');
  expect(exitCode).toBe(0);
  expect(log).not.toMatch(/bot chose an illegal action|bot made no decision/);
  const back = await ServerProcess.start({ ...settings, DATA_DIR: dataDir });
  const backUrl = `http://127.0.0.1:${String(await back.port)}`;
  const refused = new TestClient(backUrl).connect({ match: fresh.matchId });
  await refused.waitForDisconnect();
  const mine = await reconnect(before, backUrl);
  expect(mine.spectator.socket.latestSync?.frame?.view.result).not.toBeNull();
  mine.close();
  const { code, out } = await back.kill('SIGTERM');
  expect(code).toBe(0);
  expect(out).toMatch(new RegExp(`"version":"${LATER_RULES.version}".*unsupported rules version in use`));
});
