/** @jest-environment jsdom */
import type { ActiveTurn, MyTable } from '@great-fire/protocol';
import { answerRequests } from '../testing/fake-api';
import { setVisibility } from '../testing/visibility';
import { type PendingTurns, watchPendingTurns } from './pending-turns';

const POLL_INTERVAL_MS = 60_000;
const ACTIVE: ActiveTurn = { seat: 1, step: 'act', since: 0, deadline: null, isPaused: false };

/** A table of the viewer in seat 1, whose turn it is. */
const waitingTable = (id: string, change: Partial<MyTable> = {}): MyTable => ({
  match: { id, name: id, status: 'running', seats: ['Anna', 'Ben', 'Clara'], clock: '', lang: 'en' },
  seat: 1,
  openedAt: 0,
  activeTurn: ACTIVE,
  ...change,
});

let tables: readonly MyTable[] = [];
let answers: (() => unknown)[] = [];
let requests: readonly unknown[] = [];

beforeEach(() => {
  jest.useFakeTimers();
  setVisibility('visible');
  tables = [waitingTable('mine'), waitingTable('theirs', { activeTurn: { ...ACTIVE, seat: 0 } })];
  answers = [];
  requests = answerRequests({
    'GET /me': () =>
      new Promise((resolve, reject) => {
        answers.push(
          () => resolve({ tables, serverTime: 7 }),
          () => reject(new TypeError('offline')),
        );
      }),
  });
});
afterEach(() => jest.useRealTimers());

const settle = () => jest.advanceTimersByTimeAsync(0);
const answer = () => {
  answers.at(-2)?.();
  return settle();
};
const fail = () => {
  answers.at(-1)?.();
  return settle();
};

function watch() {
  const reported: (readonly string[])[] = [];
  const times: number[] = [];
  const stop = watchPendingTurns(({ tables: waiting, now }: PendingTurns) => {
    reported.push(waiting.map(({ match }) => match.id));
    times.push(now);
  });
  return { reported, times, stop };
}

test('reports the tables that wait for the viewer, at once and every minute', async () => {
  const { reported, times, stop } = watch();
  await answer();
  expect([reported, times]).toEqual([[['mine']], [7]]);
  tables = [];
  await jest.advanceTimersByTimeAsync(POLL_INTERVAL_MS);
  await answer();
  expect(reported).toEqual([['mine'], []]);
  stop();
});

test('shares one request among all watchers, and goes on for those that stay', async () => {
  const [first, second] = [watch(), watch()];
  expect(requests).toHaveLength(1);
  await answer();
  expect([first.reported, second.reported]).toEqual([[['mine']], [['mine']]]);
  first.stop();
  await jest.advanceTimersByTimeAsync(POLL_INTERVAL_MS);
  await answer();
  expect([first.reported.length, second.reported.length]).toEqual([1, 2]);
  second.stop();
});

test('asks when the page becomes visible, not when it is hidden', async () => {
  const { stop } = watch();
  await answer();
  setVisibility('hidden');
  expect(requests).toHaveLength(1);
  setVisibility('visible');
  expect(requests).toHaveLength(2);
  await answer();
  stop();
});

test('keeps the last result when a request fails, and asks again a minute later', async () => {
  const { reported, stop } = watch();
  await fail();
  expect(reported).toEqual([]);
  await jest.advanceTimersByTimeAsync(POLL_INTERVAL_MS);
  await answer();
  expect(reported).toEqual([['mine']]);
  stop();
});

test('stops asking when the last watcher leaves', async () => {
  const { reported, stop } = watch();
  stop();
  await answer();
  await jest.advanceTimersByTimeAsync(2 * POLL_INTERVAL_MS);
  setVisibility('hidden');
  setVisibility('visible');
  expect(requests).toHaveLength(1);
  expect(reported).toEqual([]);
});
