/**
 * Tables where seats contribute to the deal: when commitments and reveals are shown, and which changes are rejected
 * meanwhile.
 */
import { contributionCommitment } from '@great-fire/game';
import type { GameRecord } from '@great-fire/game/record';
import { checkFairness } from '@great-fire/game/fairness';
import type { MatchDetail, MatchSummary } from '@great-fire/protocol';
import { TestClient, playMyTurns, startTestServer, withServer } from '../../testing';
import { requestSummary } from '../../testing/request-summary';
import { freshDatabase } from '../../testing/postgres/fresh-database';

const [ANN_CONTRIBUTION, BEN_CONTRIBUTION] = ['0a'.repeat(16), '1b'.repeat(16)];

/**
 * Creates a table of three with Ann, Ben and a bot. Ann and Ben commit to contributions, Ben may use another server,
 * and both are ready.
 */
async function openTableWithContributions(url: string, secondUrl = url) {
  const [ann, ben] = [new TestClient(url), new TestClient(secondUrl)];
  const { match, seedCommitment } = await ann.openTable({
    commitment: contributionCommitment(ANN_CONTRIBUTION),
  });
  await ben.joinAndReady(match.id, 'Ben', BEN_CONTRIBUTION);
  const path = `/api/matches/${match.id}`;
  await ann.request('PUT', `${path}/seats/2/bot`, { level: 'merchant' });
  const reveal = (seat: number, part: unknown) =>
    [`${path}/seats/${String(seat)}/reveal`, { contribution: part }] as const;
  return { ann, ben, id: match.id, path, commitment: seedCommitment, reveal };
}

const fetchSummary = async (guest: TestClient, path: string): Promise<MatchSummary> =>
  (await guest.request<MatchDetail>('GET', path)).body.match;

test(
  'shows commitments at once, waits for the reveals after the start, and begins with the last one',
  withServer(async ({ url, storage }) => {
    const { ann, ben, id, path, reveal } = await openTableWithContributions(url);
    const sees = ben.connect({ match: id });
    await sees.waitForSync();
    const commitments = [
      contributionCommitment(ANN_CONTRIBUTION),
      contributionCommitment(BEN_CONTRIBUTION),
      null,
    ];
    const parts = { commitments, revealed: [false, false, false], isLocked: false };
    expect(sees.latestSync?.match.dealCommitments).toEqual(parts);
    expect(await requestSummary(ann, 'PUT', ...reveal(0, ANN_CONTRIBUTION))).toEqual([
      409,
      'not-allowed-now',
      'contribution',
    ]);
    const told = sees.waitForEvent('sync', ({ match }) => match.dealCommitments?.isLocked === true);
    await ann.start(id);
    expect((await told).match).toMatchObject({
      status: 'open',
      dealCommitments: { ...parts, isLocked: true },
    });
    expect(await requestSummary(ann, 'PATCH', path, { players: 4 })).toEqual([
      409,
      'awaiting-reveals',
      'match',
    ]);
    expect(await requestSummary(ben, 'DELETE', `${path}/seats/1`)).toEqual([
      409,
      'awaiting-reveals',
      'match',
    ]);
    expect(await requestSummary(new TestClient(url), 'POST', `${path}/seats`, { name: 'Cat' })).toEqual([
      409,
      'awaiting-reveals',
      'match',
    ]);
    for (const [part, field] of [
      [BEN_CONTRIBUTION, 'contribution'],
      ['0A'.repeat(16), 'contribution'],
      [undefined, 'contribution'],
    ] as const)
      expect(await requestSummary(ann, 'PUT', ...reveal(0, part))).toEqual([400, 'bad-request', field]);
    const begun = sees.waitForEvent('sync', ({ frame }) => frame !== null);
    expect(await requestSummary(ann, 'PUT', ...reveal(0, ANN_CONTRIBUTION))).toEqual([204]);
    expect((await fetchSummary(ben, path)).dealCommitments?.revealed).toEqual([true, false, false]);
    expect(await requestSummary(ben, 'PUT', ...reveal(1, BEN_CONTRIBUTION))).toEqual([204]);
    expect(await requestSummary(ben, 'PUT', ...reveal(1, BEN_CONTRIBUTION))).toEqual([204]);
    expect((await begun).match).toMatchObject({ status: 'running', dealCommitments: { commitments } });
    expect((await storage.matches.secretsOf(id))?.entropies).toEqual([
      ANN_CONTRIBUTION,
      BEN_CONTRIBUTION,
      '',
    ]);
    sees.close();
  }),
);

test(
  'a commitment is unique, set by its owner, replaceable before the start, and moves with its seat',
  withServer(async ({ url }) => {
    const { ann, ben, id, path } = await openTableWithContributions(url);
    const part = contributionCommitment(ANN_CONTRIBUTION);
    const asked = { name: 'Cat', commitment: part };
    expect(await requestSummary(ben, 'PUT', `${path}/seats/1/commitment`, { commitment: part })).toEqual([
      400,
      'bad-request',
      'commitment',
    ]);
    expect(await requestSummary(ben, 'PUT', `${path}/seats/0/commitment`, { commitment: part })).toEqual([
      403,
      'not-your-seat',
      'seat',
    ]);
    expect(await requestSummary(ben, 'PUT', `${path}/seats/1/commitment`, { commitment: 'x' })).toEqual([
      400,
      'bad-request',
      'commitment',
    ]);
    await ann.request('DELETE', `${path}/seats/2/bot`);
    expect(await requestSummary(new TestClient(url), 'POST', `${path}/seats`, asked)).toEqual([
      400,
      'bad-request',
      'commitment',
    ]);
    const other = contributionCommitment('2c'.repeat(16));
    expect(await requestSummary(ben, 'PUT', `${path}/seats/1/commitment`, { commitment: other })).toEqual([
      204,
    ]);
    await ann.request('PUT', `${path}/order`, { order: [1, 2, 0] });
    expect((await fetchSummary(ann, path)).dealCommitments?.commitments).toEqual([other, null, part]);
    await ben.request('DELETE', `${path}/seats/0`);
    expect((await fetchSummary(ann, path)).dealCommitments?.commitments).toEqual([null, null, part]);
    expect(await requestSummary(ann, 'POST', `/api/matches/${id}/cancel-deal`)).toEqual([
      409,
      'not-allowed-now',
      'match',
    ]);
  }),
);

test(
  'any player may cancel a deal that awaits reveals, and erasing a player cancels it too',
  withServer(async ({ url }) => {
    const { ann, ben, id, path, reveal } = await openTableWithContributions(url);
    await ann.start(id);
    expect(await requestSummary(new TestClient(url), 'POST', `${path}/cancel-deal`)).toEqual([
      401,
      'not-signed-in',
      undefined,
    ]);
    expect(await requestSummary(ben, 'POST', `${path}/cancel-deal`)).toEqual([204]);
    expect(await fetchSummary(ann, path)).toMatchObject({
      status: 'unfinished',
      dealCommitments: { isLocked: true },
    });
    expect(await requestSummary(ann, 'PUT', ...reveal(0, ANN_CONTRIBUTION))).toEqual([
      409,
      'table-closed',
      'match',
    ]);
    const further = await openTableWithContributions(url);
    await further.ann.start(further.id);
    await further.ben.request('DELETE', '/api/me');
    expect(await fetchSummary(further.ann, further.path)).toMatchObject({ status: 'unfinished' });
  }),
);

test(
  'with one person among bots, only that person reveals, and the record proves a fair deal',
  withServer(async ({ url }) => {
    const ann = new TestClient(url);
    const { match, seedCommitment } = await ann.openTable({
      bots: ['apprentice', 'apprentice'],
      commitment: contributionCommitment(ANN_CONTRIBUTION),
    });
    expect(match).toMatchObject({ status: 'open', dealCommitments: { isLocked: true } });
    const socket = ann.connect({ match: match.id });
    const begun = socket.waitForEvent('sync', ({ frame }) => frame !== null);
    await ann.reveal(match.id, 0, ANN_CONTRIBUTION);
    await begun;
    await playMyTurns(socket, 'fair');
    const { body: record } = await ann.request<GameRecord>('GET', `/api/matches/${match.id}/record`);
    expect(record).toMatchObject({
      entropies: [ANN_CONTRIBUTION, '', ''],
      entropyCommitments: [contributionCommitment(ANN_CONTRIBUTION), '', ''],
    });
    const pins = {
      commitment: seedCommitment,
      parts: [contributionCommitment(ANN_CONTRIBUTION), null, null],
    };
    expect(checkFairness(record, pins)).toMatchObject({ fair: true });
    const others = {
      commitment: seedCommitment,
      parts: [contributionCommitment(BEN_CONTRIBUTION), null, null],
    };
    expect(checkFairness(record, others).fair).toBe(false);
    socket.close();
  }),
);

test('simultaneous reveals on two servers start the game once, even after another server stopped', async () => {
  const databaseUrl = await freshDatabase();
  const ended = await startTestServer({ databaseUrl });
  const servers = [await startTestServer({ databaseUrl }), await startTestServer({ databaseUrl })] as const;
  const { ann, ben, id, reveal } = await openTableWithContributions(ended.url, servers[1].url);
  await ann.start(id);
  await ended.stop();
  const still = new TestClient(servers[0].url);
  still.cookie = ann.cookie;
  const sockets = [still.connect({ match: id }), ben.connect({ match: id })];
  const both = sockets.map((socket) => socket.waitForEvent('sync', ({ frame }) => frame !== null));
  await Promise.all(sockets.map((socket) => socket.waitForSync()));
  expect(
    await Promise.all([
      requestSummary(still, 'PUT', ...reveal(0, ANN_CONTRIBUTION)),
      requestSummary(ben, 'PUT', ...reveal(1, BEN_CONTRIBUTION)),
    ]),
  ).toEqual([[204], [204]]);
  expect((await Promise.all(both)).map(({ frame }) => frame?.view.viewer)).toEqual([0, 1]);
  expect((await servers[0].storage.matches.secretsOf(id))?.entropies).toEqual([
    ANN_CONTRIBUTION,
    BEN_CONTRIBUTION,
    '',
  ]);
  for (const socket of sockets) socket.close();
  await Promise.all(servers.map((server) => server.stop()));
});
