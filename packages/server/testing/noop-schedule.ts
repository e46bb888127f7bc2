import type { Schedule } from '../src/lifecycle/periodic-job';

/** Schedules nothing: a test runs each job of the server itself, at the moment that it needs. */
export const noopSchedule: Schedule = () => () => undefined;
