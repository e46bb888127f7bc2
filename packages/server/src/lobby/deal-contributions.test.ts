/** Tables where seats contribute to the deal (docs/fairness.md), on real servers. */
import type { GameRecord } from '@great-fire/game/record';
import { checkFairness } from '@great-fire/game/fairness';
import { TestClient, createTestTable, openSoloTable, playMyTurns, startTestServer } from '../../testing';
import { sharedServer } from '../../testing/shared-server';
import { playToEnd } from '../../testing/play-to-end';
import { requestSummary } from '../../testing/request-summary';
import { freshDatabase } from '../../testing/postgres/fresh-database';

const server = sharedServer();

const [ANN_CONTRIBUTION, BEN_CONTRIBUTION] = ['0a'.repeat(16), '1b'.repeat(16)];

const fetchRecord = async (client: TestClient, id: string): Promise<GameRecord> =>
  (await client.request<GameRecord>('GET', `/api/matches/${id}/record`)).body;

/** Opens a table with Ann, Ben and a bot. Ben, who may use another server, is ready with a contribution. */
async function openTableOfTwo(url: string, secondUrl = url) {
  const [ann, ben] = [new TestClient(url), new TestClient(secondUrl)];
  const { match, seedCommitment } = await ann.openTable({ bots: ['merchant'] });
  await ben.joinAndReady(match.id, 'Ben', BEN_CONTRIBUTION);
  return { ann, ben, id: match.id, path: `/api/matches/${match.id}`, seedCommitment };
}

test('begins at the start without a player who is away, and nothing shows a contribution before the end', async () => {
  const { url, storage } = server();
  const { ann, ben, id } = await openTableOfTwo(url);
  const sees = ann.connect({ match: id });
  const begun = sees.waitForEvent('sync', ({ frame }) => frame !== null);
  await ann.start(id, ANN_CONTRIBUTION); // Ben has no page open
  expect((await begun).match.status).toBe('running');
  expect((await storage.matches.secretsOf(id))?.entropies).toEqual([ANN_CONTRIBUTION, '', BEN_CONTRIBUTION]);
  await ben.request('GET', `/api/matches/${id}`);
  const sent = [...ann.responses, ...ben.responses, JSON.stringify(sees.latestSync)].join('\n');
  expect(sent).not.toMatch(new RegExp(`${ANN_CONTRIBUTION}|${BEN_CONTRIBUTION}`));
  sees.close();
});

test('rejects a contribution of the wrong form, of another seat, and after the start', async () => {
  const { url } = server();
  const { ann, ben, id, path } = await openTableOfTwo(url);
  const start = (contribution: unknown) => requestSummary(ann, 'POST', `${path}/start`, { contribution });
  const ready = (seat: number, contribution: unknown) =>
    requestSummary(ben, 'PUT', `${path}/seats/${String(seat)}/ready`, { ready: true, contribution });
  for (const wrong of ['', '0A'.repeat(16), `${ANN_CONTRIBUTION}0`, 7, null]) {
    expect(await start(wrong)).toEqual([400, 'bad-request', 'contribution']);
    expect(await ready(2, wrong)).toEqual([400, 'bad-request', 'contribution']);
  }
  expect(await start(BEN_CONTRIBUTION)).toEqual([400, 'bad-request', 'contribution']); // a copy
  expect(await ready(0, ANN_CONTRIBUTION)).toEqual([403, 'not-your-seat', 'seat']);
  await ann.start(id, ANN_CONTRIBUTION);
  expect(await ready(2, '2c'.repeat(16))).toEqual([409, 'already-started', 'seat']);
});

test('proves by the record that the deal follows from what each player saved', async () => {
  const { url, storage } = server();
  const parts = [ANN_CONTRIBUTION, BEN_CONTRIBUTION, '2c'.repeat(16)];
  const party = await createTestTable(url, {}, parts);
  const commitment = party.sockets[0]?.latestSync?.seedCommitment ?? '';
  await playToEnd(storage, party.matchId, 'fair');
  const record = await fetchRecord(party.spectator.client, party.matchId);
  expect(record.entropies).toEqual(parts);
  for (const contribution of parts)
    expect(checkFairness(record, { commitment, contribution })).toMatchObject({ fair: true });
  expect(checkFairness(record, { commitment, contribution: '3d'.repeat(16) }).fair).toBe(false);
  expect(checkFairness(record, { commitment: 'f'.repeat(64) }).fair).toBe(false);
  party.close();
});

test('with one person among bots, the contribution comes after the commitment to the seed', async () => {
  const { url } = server();
  const ann = new TestClient(url);
  const { match, seedCommitment } = await ann.openTable(
    { bots: ['apprentice', 'apprentice'] },
    ANN_CONTRIBUTION,
  );
  expect(match.status).toBe('open'); // as the answer showed the commitment
  const socket = ann.connect({ match: match.id });
  await playMyTurns(socket, 'fair');
  const record = await fetchRecord(ann, match.id);
  expect(record.entropies).toEqual([ANN_CONTRIBUTION, '', '']);
  const evidence = { commitment: seedCommitment, contribution: ANN_CONTRIBUTION };
  expect(checkFairness(record, evidence)).toMatchObject({ fair: true });
  socket.close();
});

test('deals a rematch from another seed and from contributions of its own', async () => {
  const { url, storage } = server();
  const { client, socket, matchId } = await openSoloTable(url, {
    players: 3,
    bots: ['apprentice', 'apprentice'],
  });
  await playMyTurns(socket, 'before');
  const { body } = await client.request<{ match: { id: string }; seat: number }>(
    'POST',
    `/api/matches/${matchId}/rematch`,
  );
  await client.ready(body.match.id, body.seat, ANN_CONTRIBUTION);
  expect((await storage.matches.secretsOf(body.match.id))?.entropies).toEqual(['', '', ANN_CONTRIBUTION]);
  expect((await storage.matches.secretsOf(matchId))?.entropies).toEqual([]);
  socket.close();
});

test('starts with contributions that came to two servers, even after another server stopped', async () => {
  const databaseUrl = await freshDatabase();
  const ended = await startTestServer({ databaseUrl });
  const servers = [await startTestServer({ databaseUrl }), await startTestServer({ databaseUrl })] as const;
  const { ann, ben, id } = await openTableOfTwo(ended.url, servers[1].url);
  await ended.stop();
  const still = new TestClient(servers[0].url);
  still.cookie = ann.cookie;
  const sockets = [still.connect({ match: id }), ben.connect({ match: id })];
  const both = sockets.map((socket) => socket.waitForEvent('sync', ({ frame }) => frame !== null));
  await Promise.all(sockets.map((socket) => socket.waitForSync()));
  await still.start(id, ANN_CONTRIBUTION);
  expect((await Promise.all(both)).map(({ frame }) => frame?.view.viewer)).toEqual([0, 2]);
  for (const { storage } of servers)
    expect((await storage.matches.secretsOf(id))?.entropies).toEqual([
      ANN_CONTRIBUTION,
      '',
      BEN_CONTRIBUTION,
    ]);
  for (const socket of sockets) socket.close();
  await Promise.all(servers.map((server) => server.stop()));
});
