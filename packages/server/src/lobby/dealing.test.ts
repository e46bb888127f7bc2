/** A table where seats add parts to the deal: what is shown of them and when, and what nobody can change on the way. */
import { commitmentOfPart } from '@great-fire/game';
import type { GameRecord } from '@great-fire/game';
import { checkFairness } from '@great-fire/game/fairness';
import type { MatchDetail, MatchSummary } from '@great-fire/protocol';
import { Guest, playMine, startTestServer, withServer } from '../../testing';
import { answered } from '../../testing/answered';
import { freshDatabase } from '../../testing/postgres/fresh-database';

const [ANNS, BENS] = ['0a'.repeat(16), '1b'.repeat(16)];

/** Ann, Ben and a bot at a table of three; Ann and Ben add a part, Ben sits at another server, and both are ready. */
async function seated(url: string, otherUrl = url) {
  const [ann, ben] = [new Guest(url), new Guest(otherUrl)];
  const { match, commitment } = await ann.open({ part: commitmentOfPart(ANNS) });
  await ben.join(match.id, 'Ben', BENS);
  const path = `/api/matches/${match.id}`;
  await ann.ask('PUT', `${path}/seats/2/bot`, { level: 'merchant' });
  const reveal = (seat: number, part: unknown) =>
    [`${path}/seats/${String(seat)}/reveal`, { reveal: part }] as const;
  return { ann, ben, id: match.id, path, commitment, reveal };
}

const shownTo = async (guest: Guest, path: string): Promise<MatchSummary> =>
  (await guest.ask<MatchDetail>('GET', path)).body.match;

test(
  'the commitments are shown from the first, the game waits for what they are of, and the last of them begins it',
  withServer(async ({ url, storage }) => {
    const { ann, ben, id, path, reveal } = await seated(url);
    const sees = ben.connect({ match: id });
    await sees.ready();
    const commitments = [commitmentOfPart(ANNS), commitmentOfPart(BENS), null];
    const parts = { commitments, revealed: [false, false, false], isFixed: false };
    expect(sees.latest?.match.parts).toEqual(parts);
    expect(await answered(ann, 'PUT', ...reveal(0, ANNS))).toEqual([409, 'not-now', 'reveal']);
    const told = sees.next('sync', ({ match }) => match.parts?.isFixed === true);
    await ann.start(id);
    expect((await told).match).toMatchObject({ status: 'open', parts: { ...parts, isFixed: true } });
    expect(await answered(ann, 'PATCH', path, { seats: 4 })).toEqual([409, 'being-dealt', 'match']);
    expect(await answered(ben, 'DELETE', `${path}/seats/1`)).toEqual([409, 'being-dealt', 'match']);
    expect(await answered(new Guest(url), 'POST', `${path}/seats`, { name: 'Cat' })).toEqual([
      409,
      'being-dealt',
      'match',
    ]);
    for (const [part, field] of [
      [BENS, 'reveal'],
      ['0A'.repeat(16), 'reveal'],
      [undefined, 'reveal'],
    ] as const)
      expect(await answered(ann, 'PUT', ...reveal(0, part))).toEqual([400, 'bad-request', field]);
    const begun = sees.next('sync', ({ frame }) => frame !== null);
    expect(await answered(ann, 'PUT', ...reveal(0, ANNS))).toEqual([204]);
    expect((await shownTo(ben, path)).parts?.revealed).toEqual([true, false, false]);
    expect(await answered(ben, 'PUT', ...reveal(1, BENS))).toEqual([204]);
    expect(await answered(ben, 'PUT', ...reveal(1, BENS))).toEqual([204]);
    expect((await begun).match).toMatchObject({ status: 'running', parts: { commitments } });
    expect((await storage.matches.secretsOf(id))?.entropies).toEqual([ANNS, BENS, '']);
    sees.close();
  }),
);

test(
  'a part is the seat’s own: another’s is refused, it may be changed before the start, and goes with the order of the seats',
  withServer(async ({ url }) => {
    const { ann, ben, id, path } = await seated(url);
    const part = commitmentOfPart(ANNS);
    const asked = { ...{ name: 'Cat' }, part };
    expect(await answered(ben, 'PUT', `${path}/seats/1/part`, { part })).toEqual([
      400,
      'bad-request',
      'part',
    ]);
    expect(await answered(ben, 'PUT', `${path}/seats/0/part`, { part })).toEqual([
      403,
      'not-your-seat',
      'seat',
    ]);
    expect(await answered(ben, 'PUT', `${path}/seats/1/part`, { part: 'x' })).toEqual([
      400,
      'bad-request',
      'part',
    ]);
    await ann.ask('DELETE', `${path}/seats/2/bot`);
    expect(await answered(new Guest(url), 'POST', `${path}/seats`, asked)).toEqual([
      400,
      'bad-request',
      'part',
    ]);
    const other = commitmentOfPart('2c'.repeat(16));
    expect(await answered(ben, 'PUT', `${path}/seats/1/part`, { part: other })).toEqual([204]);
    await ann.ask('PUT', `${path}/order`, { seats: [1, 2, 0] });
    expect((await shownTo(ann, path)).parts?.commitments).toEqual([other, null, part]);
    await ben.ask('DELETE', `${path}/seats/0`);
    expect((await shownTo(ann, path)).parts?.commitments).toEqual([null, null, part]);
    expect(await answered(ann, 'POST', `/api/matches/${id}/close`)).toEqual([409, 'not-now', 'match']);
  }),
);

test(
  'anybody at a table that waits for a part may close it, and it says what it was closed at; who is forgotten closes it too',
  withServer(async ({ url }) => {
    const { ann, ben, id, path, reveal } = await seated(url);
    await ann.start(id);
    expect(await answered(new Guest(url), 'POST', `${path}/close`)).toEqual([
      401,
      'not-signed-in',
      undefined,
    ]);
    expect(await answered(ben, 'POST', `${path}/close`)).toEqual([204]);
    expect(await shownTo(ann, path)).toMatchObject({ status: 'unfinished', parts: { isFixed: true } });
    expect(await answered(ann, 'PUT', ...reveal(0, ANNS))).toEqual([409, 'table-closed', 'match']);
    const further = await seated(url);
    await further.ann.start(further.id);
    await further.ben.ask('DELETE', '/api/me');
    expect(await shownTo(further.ann, further.path)).toMatchObject({ status: 'unfinished' });
  }),
);

test(
  'one person among bots waits for nobody but themselves, and their record tells a fair deal with their part in it',
  withServer(async ({ url }) => {
    const ann = new Guest(url);
    const { match, commitment } = await ann.open({
      bots: ['apprentice', 'apprentice'],
      part: commitmentOfPart(ANNS),
    });
    expect(match).toMatchObject({ status: 'open', parts: { isFixed: true } });
    const socket = ann.connect({ match: match.id });
    const begun = socket.next('sync', ({ frame }) => frame !== null);
    await ann.reveal(match.id, 0, ANNS);
    await begun;
    await playMine(socket, 'fair');
    const { body: record } = await ann.ask<GameRecord>('GET', `/api/matches/${match.id}/record`);
    expect(record).toMatchObject({
      entropies: [ANNS, '', ''],
      entropyCommitments: [commitmentOfPart(ANNS), '', ''],
    });
    const pins = { commitment, parts: [commitmentOfPart(ANNS), null, null] };
    expect(checkFairness(record, pins)).toMatchObject({ fair: true });
    const others = { commitment, parts: [commitmentOfPart(BENS), null, null] };
    expect(checkFairness(record, others).fair).toBe(false);
    socket.close();
  }),
);

test('parts may come to two servers at the same moment, one of which ends before: the game begins once, and at both', async () => {
  const databaseUrl = await freshDatabase();
  const ended = await startTestServer({ databaseUrl });
  const servers = [await startTestServer({ databaseUrl }), await startTestServer({ databaseUrl })] as const;
  const { ann, ben, id, reveal } = await seated(ended.url, servers[1].url);
  await ann.start(id);
  await ended.stop();
  const still = new Guest(servers[0].url);
  still.cookie = ann.cookie;
  const sockets = [still.connect({ match: id }), ben.connect({ match: id })];
  const both = sockets.map((socket) => socket.next('sync', ({ frame }) => frame !== null));
  await Promise.all(sockets.map((socket) => socket.ready()));
  expect(
    await Promise.all([answered(still, 'PUT', ...reveal(0, ANNS)), answered(ben, 'PUT', ...reveal(1, BENS))]),
  ).toEqual([[204], [204]]);
  expect((await Promise.all(both)).map(({ frame }) => frame?.view.viewer)).toEqual([0, 1]);
  expect((await servers[0].storage.matches.secretsOf(id))?.entropies).toEqual([ANNS, BENS, '']);
  for (const socket of sockets) socket.close();
  await Promise.all(servers.map((server) => server.stop()));
});
