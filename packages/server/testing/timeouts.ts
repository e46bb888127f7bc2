import { createTimeouts } from '../src/config/timeouts';

/** Multiplies the timeouts of a server under test, so that a slow or busy machine exceeds none of them. */
export const TIMEOUT_FACTOR = 1_000_000;

export const TIMEOUTS = createTimeouts(TIMEOUT_FACTOR);
