/** Planted leaks in HTTP responses. Each is in one response only, so that nothing else reveals it. */
import { findLeakChannels } from './compare';
import type { ResponseMutator } from './http-intercept';
import { networkTable } from './network-table';
import { allViewers } from './run';
import { makeScript, truncate } from './script';

interface HttpLeak {
  readonly rule: string; // 'SEC-1'
  readonly what: string;
  readonly path: string; // requested path, ':match' for the match id
  readonly mutate: ResponseMutator;
}

const PADDING = 8;

const PLANTED_HTTP_LEAKS: readonly HttpLeak[] = [
  {
    rule: 'SEC-1',
    what: 'hands, in the body of an answer',
    path: '/api/matches/:match',
    mutate: ({ body }, { hands }) => body.replace('{', `{"leak":${JSON.stringify(hands)},`),
  },
  {
    rule: 'SEC-3',
    what: 'the tokens on the board, in the list of tables',
    path: '/api/matches?status=running',
    mutate: ({ body }, { lying }) =>
      body.replace('Two worlds', `Two worlds: ${Object.values(lying).join(' ')}`),
  },
  {
    rule: 'SEC-5',
    what: 'what was dealt to nobody, in a header',
    path: '/api/me',
    mutate: ({ body, header }, { undealt }) => {
      header('X-Leak', undealt.join());
      return body;
    },
  },
  {
    rule: 'SEC-5',
    what: 'how many unused cards are of the north, by the size of an answer alone',
    path: '/healthz',
    mutate: ({ body }, { unused }) =>
      body + ' '.repeat(PADDING * unused.filter((card) => card === 'N').length),
  },
  {
    rule: 'SEC-6',
    what: 'four bits of the seed, in the text of an error',
    path: '/api/matches/:match/record',
    mutate: ({ body }, { seed }) => body.replace(/("message":"[^"]*)/, `$1 ${seed.slice(-1)}`),
  },
];

const STARTED = truncate(
  makeScript('planted', 3, { hiddenColours: false, moreDestruction: false, cones: 65 }),
  3,
);

test.each(PLANTED_HTTP_LEAKS)('catches a leak planted in an HTTP response: $rule, $what', async (leak) => {
  const requests = allViewers(STARTED).map(
    (viewer) => ({ type: 'http-request', viewer, method: 'GET', path: leak.path }) as const,
  );
  const [start = '', end = ''] = leak.path.split(':match');
  const table = networkTable({
    mutate: (answer, dealt) =>
      answer.path.startsWith(start) && answer.path.endsWith(end) ? leak.mutate(answer, dealt) : answer.body,
  });
  const script = { ...STARTED, steps: [...STARTED.steps, ...requests] };
  expect(await findLeakChannels(script, table)).toEqual(['http']);
});
