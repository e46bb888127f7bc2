/** SET-3: the standing answers about five identical cards, before the start. */
import type { MatchDetail, SeatClaim } from '@great-fire/protocol';
import { DEFAULT_TABLE, TestClient } from '../../testing';
import { sharedServer } from '../../testing/shared-server';
import { requestSummary } from '../../testing/request-summary';

const server = sharedServer();

const answerOf = async (client: TestClient, id: string) =>
  (await client.request<MatchDetail>('GET', `/api/matches/${id}`)).body.myOpeningHandAnswer;

test('shows a player the own answer only, and sends other viewers nothing when it changes', async () => {
  const { url } = server();
  const [ann, ben, watcher] = [new TestClient(url), new TestClient(url), new TestClient(url)];
  const { match } = await ann.openTable({ openingHandAnswer: 'keep-hand' });
  const { id } = match;
  await ben.claimSeat(id, 'Ben');
  const others = [ann.connect({ match: id }), watcher.connect({ match: id }), watcher.connect()] as const;
  const [annSees, watcherSees] = others;
  const benSees = [ben.connect({ match: id }), ben.connect({ match: id })] as const;
  expect((await annSees.waitForSync()).myOpeningHandAnswer).toBe('keep-hand');
  expect((await watcherSees.waitForSync()).myOpeningHandAnswer).toBeNull();
  for (const socket of benSees) expect((await socket.waitForSync()).myOpeningHandAnswer).toBe('redeal');
  for (const socket of [...others, ...benSees]) await socket.emitWithAck('none');
  const countFrames = () =>
    others.map(({ frames }) => frames.filter((frame) => !frame.includes('"presence"')).length);
  const framesBefore = countFrames();

  const path = `/api/matches/${id}/seats/1/opening-hand-answer`;
  const shown = benSees.map((socket) =>
    socket.waitForEvent('sync', ({ myOpeningHandAnswer }) => myOpeningHandAnswer === 'keep-hand'),
  );
  expect(await requestSummary(ben, 'PUT', path, { answer: 'keep-hand' })).toEqual([204]);
  await Promise.all(shown);
  for (const socket of others) await socket.emitWithAck('none');
  // Each of them has received only the answer to `none`.
  expect(countFrames()).toEqual(framesBefore.map((count) => count + 1));

  expect(await answerOf(ann, id)).toBe('keep-hand');
  expect(await answerOf(ben, id)).toBe('keep-hand');
  expect(await answerOf(watcher, id)).toBeNull();
  expect(watcher.responses.join() + ann.responses.join()).not.toContain('"openingHandAnswer"');
  for (const socket of [...others, ...benSees]) socket.close();
});

test('refuses an answer for the seat of another player, an unknown answer, and any answer after the start', async () => {
  const { url } = server();
  const [ann, ben, cat] = [new TestClient(url), new TestClient(url), new TestClient(url)];
  const { match } = await ann.openTable();
  await ben.joinAndReady(match.id, 'Ben');
  const path = `/api/matches/${match.id}/seats/1/opening-hand-answer`;
  const answer = { answer: 'keep-hand' };
  expect(await requestSummary(ann, 'PUT', path, answer)).toEqual([403, 'not-your-seat', 'seat']);
  expect(await requestSummary(cat, 'PUT', path, answer)).toEqual([401, 'not-signed-in', undefined]);
  expect(await requestSummary(ben, 'PUT', path, { answer: 'never' })).toEqual([400, 'bad-request', 'answer']);
  const bad = { ...DEFAULT_TABLE, openingHandAnswer: 'never' };
  expect(await requestSummary(ann, 'POST', '/api/matches', bad)).toEqual([
    400,
    'bad-request',
    'openingHandAnswer',
  ]);
  await cat.request<SeatClaim>('POST', `/api/matches/${match.id}/seats`, { name: 'Cat', ...{ seat: 2 } });
  await cat.request('PUT', `/api/matches/${match.id}/seats/2/ready`, { ready: true });
  await ann.start(match.id);
  expect(await requestSummary(ben, 'PUT', path, answer)).toEqual([409, 'already-started', 'seat']);
  expect(await answerOf(ben, match.id)).toBeNull();
});
