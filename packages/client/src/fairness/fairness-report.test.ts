import { seedCommitment, contributionCommitment } from '@great-fire/game';
import { writeRecord } from '@great-fire/game/record';
import { simulateGame } from '@great-fire/game/testing';
import type { StoredCommitments } from './commitment-store';
import { checkRecordFairness } from './fairness-report';

const CONTRIBUTIONS = ['0a'.repeat(16), '1b'.repeat(16), ''];
const COMMITMENTS = [contributionCommitment('0a'.repeat(16)), contributionCommitment('1b'.repeat(16)), null];
const options = { hiddenColours: false, moreDestruction: false, cones: 65 } as const;
const seats = ['Anna', 'Ben', 'Clara'].map((name) => ({ name, bot: null }));

const game = simulateGame(3, options, 'verdict', {}, CONTRIBUTIONS);
const record = writeRecord(game.setup, seats, game.log);
const storedCommitments = (change: Partial<StoredCommitments> = {}): StoredCommitments => ({
  commitment: seedCommitment('verdict'),
  mine: COMMITMENTS[0] ?? null,
  parts: COMMITMENTS,
  at: 1,
  ...change,
});

test('accepts a deal that matches its commitments, and names the contributors', () => {
  const verdict = checkRecordFairness(record, storedCommitments());
  expect(verdict).toMatchObject({
    isFair: true,
    isSeedValid: true,
    comparison: { isSeedSame: true, areContributionsSame: true, isOwnIncluded: true },
    contributions: [
      { name: 'Anna', isValid: true },
      { name: 'Ben' },
      { name: 'Clara', commitment: '', isValid: true },
    ],
  });
  expect(verdict.shuffles.every(({ ok }) => ok)).toBe(true);
  expect(checkRecordFairness(record, null)).toMatchObject({ isFair: true, comparison: null });
});

test('rejects a deal if seed, list or own contribution differ from the stored ones', () => {
  const [anna = null, ben = null] = COMMITMENTS;
  expect(checkRecordFairness(record, storedCommitments({ commitment: 'x' }))).toMatchObject({
    isFair: false,
    comparison: { isSeedSame: false },
  });
  expect(checkRecordFairness(record, storedCommitments({ parts: [ben, anna, null] }))).toMatchObject({
    isFair: false,
    comparison: { areContributionsSame: false },
  });
  const leftOut = storedCommitments({ mine: contributionCommitment('2c'.repeat(16)), parts: null });
  expect(checkRecordFairness(record, leftOut)).toMatchObject({
    isFair: false,
    comparison: { areContributionsSame: null, isOwnIncluded: false },
  });
});

test('names the shuffle or contribution that fails the check', () => {
  const { isFair, shuffles } = checkRecordFairness(
    { ...record, startSeat: (record.startSeat + 1) % 3 },
    null,
  );
  expect(isFair).toBe(false);
  expect(shuffles.filter(({ ok }) => !ok).map(({ name }) => name)).toEqual(['start-seat']);
  const another = checkRecordFairness(
    { ...record, entropies: [...CONTRIBUTIONS.slice(0, 2), '2c'.repeat(16)] },
    null,
  );
  expect(another.contributions.map(({ isValid }) => isValid)).toEqual([true, true, false]);
});
