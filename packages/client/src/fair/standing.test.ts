import type { MatchSummary } from '@great-fire/protocol';
import { standingOf } from './standing';

const MINE = 'a'.repeat(64);
const OTHER = 'b'.repeat(64);
const SEED = 'c'.repeat(64);

const holds = (part: string) => part === MINE;
const table = (isFixed: boolean, commitments: readonly (string | null)[], revealed = [false, false]) => ({
  match: { status: 'open', parts: { isFixed, commitments, revealed } } satisfies Pick<
    MatchSummary,
    'status' | 'parts'
  >,
  mySeat: 0,
  commitment: SEED,
});
const kept = (change: object = {}) => ({ commitment: SEED, mine: MINE, parts: null, ...change });

test('before the start a seat has its part here, in another browser, or none', () => {
  expect(standingOf(table(false, [MINE, OTHER]), kept(), holds)).toBe('adds');
  expect(standingOf(table(false, [OTHER, null]), kept(), holds)).toBe('elsewhere');
  expect(standingOf(table(false, [null, OTHER]), null, holds)).toBe('lacks');
  expect(standingOf({ ...table(false, []), match: { status: 'open' } }, null, holds)).toBe('lacks');
  expect(standingOf({ ...table(false, [MINE]), mySeat: null }, null, holds)).toBe('apart');
});

test('once it is started a part is shown where seed, list and seat are as they were shown before', () => {
  const started = table(true, [MINE, OTHER]);
  expect(standingOf(started, kept(), holds)).toBe('shows');
  expect(standingOf(started, kept({ parts: [MINE, OTHER] }), holds)).toBe('shows');
  expect(standingOf(table(true, [MINE, OTHER], [true, false]), kept(), holds)).toBe('shown');
  expect(standingOf({ ...started, match: { ...started.match, status: 'running' } }, kept(), holds)).toBe(
    'apart',
  );
});

test('it is kept back where any of them is not', () => {
  const started = table(true, [MINE, OTHER]);
  expect(standingOf(started, kept({ commitment: OTHER }), holds)).toBe('other-seed');
  expect(standingOf(started, kept({ parts: [MINE, null] }), holds)).toBe('other-list');
  expect(standingOf(table(true, [OTHER, MINE]), kept(), holds)).toBe('other-part');
  expect(standingOf(table(true, [null, OTHER]), kept(), holds)).toBe('left-out');
  expect(standingOf(table(true, [null, OTHER]), kept({ mine: null }), holds)).toBe('apart');
});
