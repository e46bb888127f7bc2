/** @jest-environment jsdom */
import { withFakeTimers } from '@great-fire/testkit/fake-timers';
import { answerRequests } from '../testing/fake-api';
import { NETWORK_ERROR, request } from './request';

const ANSWER_TIMEOUT_MS = 15_000;

/** Answers never. */
const silence = () => new Promise<never>(() => undefined);

test.each<readonly [name: string, answer: () => void]>([
  ['no answer comes', () => answerRequests({ 'GET /me': silence })],
  [
    'the answer does not end',
    () => {
      globalThis.fetch = () =>
        Promise.resolve({ ok: true, status: 200, json: silence } as unknown as Response);
    },
  ],
  [
    'the early request gets no answer',
    () => {
      globalThis.earlyRequest = { path: '/me', response: silence() };
    },
  ],
])('gives up after fifteen seconds if %s', (_, answer) =>
  withFakeTimers(async () => {
    answer();
    const outcomes: unknown[] = [];
    const asked = request('GET', '/me').catch((error: unknown) => outcomes.push(error));
    await jest.advanceTimersByTimeAsync(ANSWER_TIMEOUT_MS - 1);
    expect(outcomes).toEqual([]);
    jest.advanceTimersByTime(1);
    await asked;
    expect(outcomes).toMatchObject([{ status: 0, body: NETWORK_ERROR }]);
  })(),
);

test(
  'ends the request of the browser when it gives up, and leaves no timer after an answer',
  withFakeTimers(async () => {
    const signals: (AbortSignal | null | undefined)[] = [];
    globalThis.fetch = (_url, init) => {
      signals.push(init?.signal);
      return silence();
    };
    const asked = request('GET', '/me').catch(() => undefined);
    jest.advanceTimersByTime(ANSWER_TIMEOUT_MS);
    await asked;
    expect(signals.map((signal) => signal?.aborted)).toEqual([true]);
    answerRequests({ 'GET /me': () => ({ name: 'Anna' }) });
    await expect(request('GET', '/me')).resolves.toEqual({ name: 'Anna' });
    expect(jest.getTimerCount()).toBe(0);
  }),
);
