import { createTimeouts } from '../src/config/timeouts';

/** Multiplies the time limits of a server under test, so that none is met on a machine that is slow or busy. */
export const TIMEOUT_FACTOR = 1_000_000;

export const TIMEOUTS = createTimeouts(TIMEOUT_FACTOR);
