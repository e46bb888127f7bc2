/**
 * Waiting in tests. A test waits for an event or for a condition, never for a duration, so that it passes on
 * a machine of any speed. This is the only file of the tests that uses a real clock; ESLint refuses timers,
 * clocks and short timeouts in all other tests (see `eslint.config.js`).
 */
import { performance } from 'node:perf_hooks';
import timers from 'node:timers';
import { setTimeout as sleep } from 'node:timers/promises';
import { EVENT_DEADLINE_MS, IS_FAST } from './deadlines.cjs';

// Bound here, so that the fake timers of a test do not stop them.
const now = performance.now.bind(performance);
const { setTimeout: startTimer, clearTimeout: stopTimer } = timers;

const POLL_INTERVAL_MS = 10;

interface WaitOptions {
  readonly deadlineMs?: number; // EVENT_DEADLINE_MS
}

/** The values of a reader whose condition does not hold yet. */
type NotReady = false | null | undefined;

/**
 * Reads until the condition holds: until `read` returns something else than false, null or undefined.
 * Resolves to that value. An error that `read` throws is passed on at once.
 * @param what what is waited for, as a noun phrase: "the second webhook request"
 * @throws Error `Timed out waiting for WHAT` after the deadline
 */
export async function waitFor<T>(
  what: string,
  read: () => T | Promise<T>,
  { deadlineMs = EVENT_DEADLINE_MS }: WaitOptions = {},
): Promise<Exclude<T, NotReady>> {
  const deadline = now() + deadlineMs;
  for (;;) {
    const value = await read();
    if (value !== false && value !== null && value !== undefined) return value as Exclude<T, NotReady>;
    if (now() > deadline) throw timeoutError(what, deadlineMs);
    await sleep(POLL_INTERVAL_MS);
  }
}

/**
 * Settles as `promise` does.
 * @param what what is waited for, as a noun phrase: "the answer to the move"
 * @throws Error `Timed out waiting for WHAT` if the promise is still pending after the deadline
 */
export async function withDeadline<T>(
  what: string,
  promise: Promise<T>,
  { deadlineMs = EVENT_DEADLINE_MS }: WaitOptions = {},
): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = startTimer(() => reject(timeoutError(what, deadlineMs)), deadlineMs);
  });
  try {
    return await Promise.race([promise, timeout]);
  } finally {
    stopTimer(timer);
  }
}

function timeoutError(what: string, deadlineMs: number): Error {
  const hint = IS_FAST && deadlineMs === EVENT_DEADLINE_MS ? '; a busy machine may need FAST=0' : '';
  return new Error(`Timed out waiting for ${what} (${String(deadlineMs / 1000)} s${hint})`);
}
