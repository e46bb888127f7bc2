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
  expect(contributionStatus(dealInput(false, [MINE, OTHER]), storedCommitments(), isStored)).toBe(
    'committed',
  );
  expect(contributionStatus(dealInput(false, [OTHER, null]), storedCommitments(), isStored)).toBe(
    'other-browser',
  );
  expect(contributionStatus(dealInput(false, [null, OTHER]), null, isStored)).toBe('missing');
  expect(contributionStatus({ ...dealInput(false, []), match: { status: 'open' } }, null, isStored)).toBe(
    'missing',
  );
  expect(contributionStatus({ ...dealInput(false, [MINE]), mySeat: null }, null, isStored)).toBe(
    'not-applicable',
  );
});

test('after the lock, allows the reveal if seed, list and seat are as first seen', () => {
  const started = dealInput(true, [MINE, OTHER]);
  expect(contributionStatus(started, storedCommitments(), isStored)).toBe('ready-to-reveal');
  expect(contributionStatus(started, storedCommitments({ parts: [MINE, OTHER] }), isStored)).toBe(
    'ready-to-reveal',
  );
  expect(
    contributionStatus(dealInput(true, [MINE, OTHER], [true, false]), storedCommitments(), isStored),
  ).toBe('revealed');
  expect(
    contributionStatus(
      { ...started, match: { ...started.match, status: 'running' } },
      storedCommitments(),
      isStored,
    ),
  ).toBe('not-applicable');
});

test('after the lock, forbids the reveal if seed, list or seat differ', () => {
  const started = dealInput(true, [MINE, OTHER]);
  expect(contributionStatus(started, storedCommitments({ commitment: OTHER }), isStored)).toBe(
    'seed-mismatch',
  );
  expect(contributionStatus(started, storedCommitments({ parts: [MINE, null] }), isStored)).toBe(
    'list-mismatch',
  );
  expect(contributionStatus(dealInput(true, [OTHER, MINE]), storedCommitments(), isStored)).toBe(
    'contribution-mismatch',
  );
  expect(contributionStatus(dealInput(true, [null, OTHER]), storedCommitments(), isStored)).toBe('omitted');
  expect(
    contributionStatus(dealInput(true, [null, OTHER]), storedCommitments({ mine: null }), isStored),
  ).toBe('not-applicable');
});
