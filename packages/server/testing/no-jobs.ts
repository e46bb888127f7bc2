import type { Schedule } from '../src/schedule';

/** Schedules nothing: a test runs each job of the server itself, at the moment that it needs. */
export const noJobs: Schedule = () => () => undefined;
