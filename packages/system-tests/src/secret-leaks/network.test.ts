import { compareRuns } from './compare';
import { truncate, makeScript } from './script';
import { networkTable } from './network-table';

test('sends a player and a spectator the same bytes in both worlds over real sockets and HTTP', async () => {
  const script = makeScript('test-wire', 3, { hiddenColours: true, moreDestruction: false, cones: 65 });
  const asked = [
    '/api/matches/:match',
    '/api/matches/:match/record',
    '/api/me',
    '/api/matches?status=running',
  ];
  const requests = asked.flatMap((path) =>
    ([1, null] as const).map((viewer) => ({ type: 'http-request', viewer, method: 'GET', path }) as const),
  );
  const { steps, ...rest } = truncate(script, 30);
  const { differences, packets } = await compareRuns(
    { ...rest, steps: [...steps, ...requests] },
    networkTable(),
    [1, null],
  );
  expect(differences).toEqual([]);
  expect(packets).toBeGreaterThan(100);
});
