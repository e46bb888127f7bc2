import { findFirstDetection } from './find-leak';
import { truncate, makeScript, type Script } from './script';
import { PLANTED_HTTP_LEAKS, matchesPath } from './planted-http-leaks';
import { networkTable } from './network-table';
import { allViewers } from './run';

const STARTED = truncate(
  makeScript('planted', 3, { hiddenColours: false, moreDestruction: false, cones: 65 }),
  3,
);

/** Returns a script in which every viewer requests one path. */
const withRequests = (path: string): Script => ({
  ...STARTED,
  steps: [
    ...STARTED.steps,
    ...allViewers(STARTED).map((viewer) => ({ type: 'http-request', viewer, method: 'GET', path }) as const),
  ],
});

test.each(PLANTED_HTTP_LEAKS)(
  'catches a leak planted in an HTTP response: $rule, $what',
  async ({ path, mutate }) => {
    const differences = await findFirstDetection(withRequests(path), () =>
      networkTable({
        mutate: (answer, dealt) => (matchesPath(path, answer.path) ? mutate(answer, dealt) : answer.body),
      }),
    );
    expect(differences.map(({ channel }) => channel)).toEqual(['http']);
  },
);
