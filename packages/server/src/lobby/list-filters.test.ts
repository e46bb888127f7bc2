import { DISTRICT_IDS } from '@great-fire/game';
import {
  FILTERS,
  FILTER_NAMES,
  NAME_MAX,
  TABLE_NAME_MAX,
  decodeFire,
  matchesFilter,
  type MatchPage,
  type CreateTableInput,
  type TableFilter,
} from '@great-fire/protocol';
import { TestClient, withServer } from '../../testing';
import { newTable, newSeat } from '../storage/contract-tests/fixtures';
import type { StoredMatch } from '../entities/match';
import { buildTablePage } from './table-page';
import { toListItem } from './list-item';

const OPTIONS = { hiddenColours: false, moreDestruction: false, cones: 65 } as const;
const TABLE_VARIANTS: readonly Partial<CreateTableInput>[] = [
  {},
  {
    players: 4,
    language: 'de',
    bots: ['merchant'],
    timeControl: { clock: { kind: 'per-turn', seconds: 90 }, timeoutAction: 'vote' },
  },
  {
    players: 5,
    language: 'fr',
    timeControl: { clock: { kind: 'correspondence', days: 3 }, timeoutAction: 'vote' },
  },
  { players: 6, options: { hiddenColours: true, moreDestruction: true, cones: 100 } },
  { players: 6, options: { ...OPTIONS, hiddenColours: true }, bots: ['merchant', 'apprentice'] },
];

const toQueryString = (filter: TableFilter): string =>
  Object.entries(filter)
    .map(([name, value]) => `&${name}=${value}`)
    .join('');

test(
  'lists the tables that match each filter and pairs of filters, as the client’s filter does',
  withServer(async ({ url }) => {
    const [ann, reader] = [new TestClient(url), new TestClient(url)];
    for (const wish of TABLE_VARIANTS) await ann.openTable(wish);
    const read = async (filter: TableFilter) =>
      (await reader.request<MatchPage>('GET', `/api/matches?status=open${toQueryString(filter)}`)).body
        .matches;
    const all = await read({});
    expect(all).toHaveLength(TABLE_VARIANTS.length);
    const single = FILTER_NAMES.flatMap((name) =>
      FILTERS[name].map((word): TableFilter => ({ [name]: word })),
    );
    for (const filter of single)
      expect(await read(filter)).toEqual(all.filter((row) => matchesFilter(row, filter)));
    const counts = new Map(
      single.map((filter) => [toQueryString(filter), all.filter((row) => matchesFilter(row, filter)).length]),
    );
    expect([counts.get('&players=6'), counts.get('&timeControl=slow'), counts.get('&bots=yes')]).toEqual([
      2, 1, 2,
    ]);
    for (const [index, one] of single.entries()) {
      const filter = { ...one, ...single[(index * 7 + 5) % single.length] };
      expect(await read(filter)).toEqual(all.filter((row) => matchesFilter(row, filter)));
    }
  }),
);

test(
  'pages of a filtered list have no gaps or duplicates',
  withServer(async ({ url }) => {
    const ann = new TestClient(url);
    const wanted: string[] = [];
    for (let count = 0; count < 5; count += 1) {
      wanted.push((await ann.openTable({ language: 'de' })).match.id);
      await ann.openTable({ language: 'fr' });
    }
    const read: string[] = [];
    let next: string | null = '';
    while (next !== null) {
      const cursor: string = next === '' ? '' : `&cursor=${next}`;
      const path = `/api/matches?language=de&limit=2${cursor}`;
      const { body }: { readonly body: MatchPage } = await ann.request<MatchPage>('GET', path);
      read.push(...body.matches.map(({ id }) => id));
      next = body.nextCursor;
    }
    expect([...read].sort()).toEqual([...wanted].sort());
  }),
);

/** Returns a running match whose list item is as long as possible, with names made of `letter`. */
function longestMatch(index: number, hiddenColours: boolean, letter = 'W'): StoredMatch {
  const id = `${'z'.repeat(8)}${String(index + 10)}`;
  return {
    ...newTable(id, { tableName: letter.repeat(TABLE_NAME_MAX), players: 6, private: false }),
    options: { hiddenColours, moreDestruction: true, cones: 100 },
    timeControl: { clock: { kind: 'fischer', bank: 10_800, increment: 600 }, timeoutAction: 'open-seat' },
    hostId: 'ann',
    profanityFilter: null,
    botSpeed: 'instant',
    rematchOfId: null,
    tableState: null,
    status: 'running',
    stateId: 999,
    turn: 120,
    activeSeat: 5,
    step: 'intensify',
    burning: DISTRICT_IDS.slice(40, 60),
    openScores: hiddenColours ? null : [40, 38, 36, 40, 38, 36],
    seats: Array.from({ length: 6 }, (_, seat) => ({
      seat,
      personId: newSeat('ann').personId,
      name: letter.repeat(NAME_MAX),
      bot: null,
      isReady: true,
      contribution: null,
      openingHandAnswer: 'redeal',
    })),
    createdAt: 1_790_000_000_000,
    updatedAt: 1_790_000_000_000,
  };
}

const buildLongestPage = (hiddenColours: boolean, letter: string) => {
  const matches = Array.from({ length: 51 }, (_, index) => longestMatch(index, hiddenColours, letter));
  return buildTablePage(matches, 50, new Map(matches.map(({ id }) => [id, 999])), new Set(['ann']));
};

test.each([true, false])(
  'fifty long rows of full tables fit in a page of 20 kB (hidden colours: %s)',
  (hiddenColours) => {
    const page = buildLongestPage(hiddenColours, 'W');
    expect(page.matches).toHaveLength(50);
    expect(Buffer.byteLength(JSON.stringify(page))).toBeLessThanOrEqual(20_000);
    expect(decodeFire(page.matches[0]?.fire ?? '')).toEqual(DISTRICT_IDS.slice(40, 60));
    expect(page.matches[0]?.scores !== undefined).toBe(!hiddenColours);
  },
);

// Letters of two and of three bytes, which is the maximum. A letter of four bytes counts as two.
test.each([
  ['é', 30],
  ['薪', 20],
] as const)(
  'with the longest names of %s, a page ends before 20 kB and the next page continues there',
  (letter, least) => {
    const page = buildLongestPage(true, letter);
    const last = page.matches.at(-1);
    expect(page.matches.length).toBeGreaterThanOrEqual(least);
    expect(page.matches.length).toBeLessThan(50);
    expect(Buffer.byteLength(JSON.stringify(page))).toBeLessThanOrEqual(20_000);
    expect(page.nextCursor).toBe(`1790000000000-${last?.id ?? ''}`);
  },
);

test('a list item of a game with hidden colours contains no scores', () => {
  const stored: StoredMatch = { ...longestMatch(0, true), openScores: [40, 38, 36, 40, 38, 36] };
  expect(toListItem(stored, 0)).not.toHaveProperty('scores');
  expect(toListItem({ ...stored, status: 'finished' }, 0)).not.toHaveProperty('scores');
});
