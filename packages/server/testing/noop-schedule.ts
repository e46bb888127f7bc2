import type { Schedule } from '../src/lifecycle/periodic-job';

/** Schedules nothing. Tests run each job of the server themselves. */
export const noopSchedule: Schedule = () => () => undefined;
