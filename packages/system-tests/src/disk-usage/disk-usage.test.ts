import { BOUND_BYTES, measureRoute } from './run';

const SCALE = 0.003; // of the quota, so that the test takes seconds

test.each(['notes', 'chat', 'webhooks'])(
  'a day of the heaviest writing of one address by %s adds less than a quarter of the bound, scaled down',
  async (route) => {
    const { writes, databaseBytes } = await measureRoute(route, SCALE);
    expect(writes).toBeGreaterThan(10);
    expect(databaseBytes).toBeLessThan((BOUND_BYTES / 4) * SCALE);
  },
);
