import type { MatchSummary } from '@great-fire/protocol';
import { contributionStatus } from './contribution-status';

const MINE = 'a'.repeat(64);
const OTHER = 'b'.repeat(64);
const SEED = 'c'.repeat(64);

const isStored = (part: string) => part === MINE;
const dealInput = (isFixed: boolean, commitments: readonly (string | null)[], revealed = [false, false]) => ({
  match: { status: 'open', dealCommitments: { isLocked: isFixed, commitments, revealed } } satisfies Pick<
    MatchSummary,
    'status' | 'dealCommitments'
  >,
  mySeat: 0,
  commitment: SEED,
});
const storedCommitments = (change: object = {}) => ({ commitment: SEED, mine: MINE, parts: null, ...change });

test('before the lock, reports whether the contribution is here, elsewhere or missing', () => {
  expect(contributionStatus(dealInput(false, [MINE, OTHER]), storedCommitments(), isStored)).toBe('adds');
  expect(contributionStatus(dealInput(false, [OTHER, null]), storedCommitments(), isStored)).toBe(
    'elsewhere',
  );
  expect(contributionStatus(dealInput(false, [null, OTHER]), null, isStored)).toBe('lacks');
  expect(contributionStatus({ ...dealInput(false, []), match: { status: 'open' } }, null, isStored)).toBe(
    'lacks',
  );
  expect(contributionStatus({ ...dealInput(false, [MINE]), mySeat: null }, null, isStored)).toBe('apart');
});

test('after the lock, allows the reveal if seed, list and seat are as first seen', () => {
  const started = dealInput(true, [MINE, OTHER]);
  expect(contributionStatus(started, storedCommitments(), isStored)).toBe('shows');
  expect(contributionStatus(started, storedCommitments({ parts: [MINE, OTHER] }), isStored)).toBe('shows');
  expect(
    contributionStatus(dealInput(true, [MINE, OTHER], [true, false]), storedCommitments(), isStored),
  ).toBe('shown');
  expect(
    contributionStatus(
      { ...started, match: { ...started.match, status: 'running' } },
      storedCommitments(),
      isStored,
    ),
  ).toBe('apart');
});

test('after the lock, forbids the reveal if seed, list or seat differ', () => {
  const started = dealInput(true, [MINE, OTHER]);
  expect(contributionStatus(started, storedCommitments({ commitment: OTHER }), isStored)).toBe('other-seed');
  expect(contributionStatus(started, storedCommitments({ parts: [MINE, null] }), isStored)).toBe(
    'other-list',
  );
  expect(contributionStatus(dealInput(true, [OTHER, MINE]), storedCommitments(), isStored)).toBe(
    'other-part',
  );
  expect(contributionStatus(dealInput(true, [null, OTHER]), storedCommitments(), isStored)).toBe('left-out');
  expect(
    contributionStatus(dealInput(true, [null, OTHER]), storedCommitments({ mine: null }), isStored),
  ).toBe('apart');
});
