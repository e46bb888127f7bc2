/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node", "require"]}
 */
import type { SeatClaim } from '@great-fire/protocol';
import { answerRequests } from '../testing/fake-api';
import { matchSummary } from '../testing/match-summary';
import { waitForSnapshot } from '../testing/wait-for-snapshot';
import { startTableServer } from '../testing/table-server';
import { MatchClient } from '../live/match-client';
import { leaveSeat, takeSeat } from './table';
import { findPageSeat, findSeatProof, forgetPageSeat, keepPageSeat, proveSeatByToken } from './page-seats';

const TOKEN = 'token-of-the-seat-of-this-page';
const claim: SeatClaim = { match: matchSummary(), seat: 0, token: TOKEN, seedCommitment: '' };
const { id } = claim.match;

afterEach(() => forgetPageSeat(id));

test('keeps the token back until the server finds no seat by the cookie', () => {
  expect(proveSeatByToken(id)).toBe(false);
  keepPageSeat(claim);
  expect(findSeatProof(id)).toBeNull();
  expect(proveSeatByToken(id)).toBe(true);
  expect(findSeatProof(id)).toBe(TOKEN);
  expect(proveSeatByToken(id)).toBe(false); // it is sent already
});

test('asks for a seat once, and again after leaving it', async () => {
  const requests = answerRequests({
    [`POST /matches/${id}/seats`]: () => claim,
    [`DELETE /matches/${id}/seats/0`]: () => undefined,
  });
  await takeSeat(id, { name: 'Zoe' });
  expect(await takeSeat(id, { name: 'Zoe' })).toEqual(claim);
  expect(requests).toHaveLength(1);
  await leaveSeat(id, 0);
  expect(findPageSeat(id)).toBeNull();
  await takeSeat(id, { name: 'Zoe' });
  expect(requests).toHaveLength(3);
});

test('sends the token with requests about the table only', async () => {
  keepPageSeat(claim);
  proveSeatByToken(id);
  const headers: unknown[] = [];
  answerRequests({
    'PUT *': () => undefined,
    'GET *': () => ({}),
    [`DELETE /matches/${id}/seats/0`]: () => undefined,
  });
  const answer = globalThis.fetch;
  globalThis.fetch = (url, init) => {
    headers.push(init?.headers);
    return answer(url, init);
  };
  const [{ setReady }, { fetchMe }] = await Promise.all([import('./table'), import('./lobby')]);
  await setReady(id, 0, { ready: true });
  await fetchMe();
  expect(headers).toEqual([{ authorization: `Bearer ${TOKEN}`, 'content-type': 'application/json' }, {}]);
});

test('connects again with the token if the server finds no seat', async () => {
  const server = await startTableServer();
  server.changeSync({ mySeat: null });
  keepPageSeat({ ...claim, match: { ...claim.match, id: server.match } });
  const client = new MatchClient({ match: server.match, url: server.url });
  const close = client.subscribe(() => undefined);
  const { isSeatOfPage } = await waitForSnapshot(client, ({ match }) => match !== null);
  expect(isSeatOfPage).toBe(false); // the test server still knows no seat
  expect(server.handshakes.map((auth) => ('token' in auth ? auth.token : undefined))).toEqual([
    undefined,
    TOKEN,
  ]);
  close();
  forgetPageSeat(server.match);
  await server.stop();
});

test('forgets a token that the server does not know any more', async () => {
  const server = await startTableServer();
  server.rejectConnections('not-signed-in');
  keepPageSeat({ ...claim, match: { ...claim.match, id: server.match } });
  proveSeatByToken(server.match);
  const client = new MatchClient({ match: server.match, url: server.url });
  const close = client.subscribe(() => undefined);
  await waitForSnapshot(client, ({ connection }) => connection === 'refused');
  expect(findPageSeat(server.match)).toBeNull();
  expect(server.handshakes).toHaveLength(2);
  close();
  await server.stop();
});
