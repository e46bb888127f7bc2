import { BOUND_BYTES, measureRoute } from './run';

const SCALE = 0.003; // of the quota, so that the test takes seconds

// Play counts twice: tables with unknown players have a quota of their own.
test.each([
  ['notes', 0.25],
  ['chat', 0.25],
  ['webhooks', 0.25],
  ['missedTurns', 0.35],
])(
  'a day of the heaviest writing of one address by %s adds less than %s of the bound, scaled down',
  async (route, share) => {
    const { writes, databaseBytes } = await measureRoute(route, SCALE);
    expect(writes).toBeGreaterThan(5);
    expect(databaseBytes).toBeLessThan(BOUND_BYTES * share * SCALE);
  },
);
