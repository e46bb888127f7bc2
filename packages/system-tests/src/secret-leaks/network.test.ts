import { compareRuns } from './compare';
import { findDaysScript } from './days-script';
import { truncate, makeScript, type ScriptStep, type Viewer } from './script';
import { networkTable } from './network-table';

/** Returns a request of a player and of a spectator for each path. */
const requestsOf = (paths: readonly string[]): readonly ScriptStep[] =>
  paths.flatMap((path) =>
    ([1, null] as const).map((viewer) => ({ type: 'http-request', viewer, method: 'GET', path }) as const),
  );

test('sends a player and a spectator the same bytes in both worlds over real sockets and HTTP', async () => {
  const script = makeScript('test-wire', 3, { hiddenColours: true, moreDestruction: false, cones: 65 });
  const requests = requestsOf([
    '/api/matches/:match',
    '/api/matches/:match/record',
    '/api/me',
    '/api/matches?status=running',
  ]);
  const { steps, ...rest } = truncate(script, 30);
  const { differences, packets } = await compareRuns(
    { ...rest, steps: [...steps, ...requests] },
    networkTable(),
    [1, null],
  );
  expect(differences).toEqual([]);
  expect(packets).toBeGreaterThan(100);
});

test('sends nothing hidden from a game over days in a group, with holidays and a move that the server makes', async () => {
  const requests = requestsOf([
    '/api/groups',
    '/api/groups/:group',
    '/api/groups/:group/tables',
    '/api/groups/:group/standings',
    '/api/matches/:match/diary',
    '/api/matches/:match',
    '/api/me',
    '/api/me/data',
  ]);
  const { steps, ...script } = findDaysScript();
  expect(steps.filter(({ type }) => type === 'forced-move')).toHaveLength(1);
  const viewers: readonly Viewer[] = [0, 1, null];
  const { differences, packets } = await compareRuns(
    { ...script, steps: [...steps, ...requests] },
    networkTable(),
    viewers,
  );
  expect(differences).toEqual([]);
  expect(packets).toBeGreaterThan(100);
});
