/** @jest-environment jsdom */
import { personSeatSummary, type CreateTableInput } from '@great-fire/protocol';
import { loadDealEvidence } from '../fairness/deal-evidence';
import { initI18n } from '../i18n/i18n';
import { type ApiRequest, answerRequests, Refusal } from '../testing/fake-api';
import { matchSummary } from '../testing/match-summary';
import { openTable } from './open-table.lazy';

const INPUT: CreateTableInput = {
  ...{ tableName: 'Fish Street', players: 3, private: false, name: 'Anna', bots: ['merchant', 'merchant'] },
  options: { hiddenColours: false, moreDestruction: false, cones: 65 },
};

const SECRET = expect.stringMatching(/^[\w-]{43}$/) as string;

/** Answers with a table that has these names at its seats. */
function serveTable(names: readonly (string | null)[], start: () => unknown = () => undefined) {
  const seats = names.map((name) => personSeatSummary(name));
  const match = matchSummary({ status: 'open', seats });
  return answerRequests({
    'POST /matches': () => ({ match, seat: 0, token: 't', seedCommitment: 'seed' }),
    [`POST /matches/${match.id}/start`]: start,
  });
}

beforeAll(initI18n);
beforeEach(() => window.localStorage.clear());

test('starts a table that bots fill, with a contribution that it stored with the commitment to the seed', async () => {
  const requests = serveTable(['Anna', 'Pepys', 'Wren']);
  const { id } = (await openTable(INPUT)).match;
  const evidence = loadDealEvidence(id);
  expect(evidence).toMatchObject({ commitment: 'seed' });
  expect(requests.map(({ path, body }) => [path, body])).toEqual([
    ['/matches', { ...INPUT, secret: SECRET }],
    [`/matches/${id}/start`, { contribution: evidence?.contribution }],
  ]);
});

test('gives the table a number if the lobby lists one of its name', async () => {
  const requests = serveTable(['Anna', null, null]);
  await openTable(INPUT, ['Fish Street', 'Anna’s table']);
  expect(requests[0]?.body).toEqual({ ...INPUT, tableName: 'Fish Street (2)', secret: SECRET });
});

test('asks again with the same secret after a lost answer, although the lobby lists the table by now', async () => {
  const lost = answerRequests({ 'POST /matches': () => Promise.reject(new Error('no answer')) });
  await expect(openTable(INPUT)).rejects.toMatchObject({ status: 0 });
  const requests = serveTable(['Anna', null, null]);
  await openTable(INPUT, ['Fish Street']);
  await openTable(INPUT);
  await openTable({ ...INPUT, players: 4 });
  const secretOf = ({ body }: ApiRequest) => (body as CreateTableInput).secret;
  const [first, ...later] = [...lost, ...requests].map(secretOf);
  expect(later[0]).toBe(first);
  expect(new Set(later).size).toBe(3);
});

test('asks for another table minutes after a lost answer: the first one may have been played since', async () => {
  jest.useFakeTimers();
  try {
    const lost = answerRequests({ 'POST /matches': () => Promise.reject(new Error('no answer')) });
    await expect(openTable(INPUT)).rejects.toMatchObject({ status: 0 });
    jest.advanceTimersByTime(5 * 60_000);
    const requests = serveTable(['Anna', null, null]);
    await openTable(INPUT);
    expect(requests[0]?.body).toEqual({ ...INPUT, secret: SECRET });
    expect(requests[0]?.body).not.toEqual(lost[0]?.body);
  } finally {
    jest.useRealTimers();
  }
});

test('leaves a table with a free seat to the waiting room, and one that cannot start yet', async () => {
  const requests = serveTable(['Anna', 'Pepys', null]);
  expect((await openTable(INPUT)).seat).toBe(0);
  expect(requests).toHaveLength(1);
  serveTable(['Anna', 'Pepys', 'Wren'], () => new Refusal('too-many-requests'));
  expect((await openTable(INPUT)).seat).toBe(0);
});
