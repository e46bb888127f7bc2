import { seedCommitment } from '@great-fire/game';
import { writeRecord } from '@great-fire/game/record';
import { simulateGame } from '@great-fire/game/testing';
import type { DealEvidence } from './deal-evidence';
import { checkRecordFairness } from './fairness-report';

const CONTRIBUTIONS = ['0a'.repeat(16), '1b'.repeat(16), ''];
const options = { hiddenColours: false, moreDestruction: false, cones: 65 } as const;
const seats = ['Anna', 'Ben', 'Clara'].map((name) => ({ name, bot: null }));

const game = simulateGame(3, options, 'verdict', {}, CONTRIBUTIONS);
const record = writeRecord(game.setup, seats, game.log);
const evidence: DealEvidence = {
  commitment: seedCommitment('verdict'),
  contribution: CONTRIBUTIONS[0] ?? '',
  at: 1,
};

test('accepts a deal that matches the evidence, and names the contributors', () => {
  const verdict = checkRecordFairness(record, evidence);
  expect(verdict).toMatchObject({
    isFair: true,
    isSeedValid: true,
    comparison: { isSeedSame: true, isOwnIncluded: true },
    contributions: [
      { name: 'Anna', contribution: CONTRIBUTIONS[0], isValid: true },
      { name: 'Ben' },
      { name: 'Clara', contribution: '', isValid: true },
    ],
  });
  expect(verdict.shuffles.every(({ ok }) => ok)).toBe(true);
  expect(checkRecordFairness(record, null)).toMatchObject({ isFair: true, comparison: null });
});

test('rejects a deal if the seed or the own contribution differ from the evidence', () => {
  expect(checkRecordFairness(record, { ...evidence, commitment: 'x' })).toMatchObject({
    isFair: false,
    comparison: { isSeedSame: false, isOwnIncluded: true },
  });
  expect(checkRecordFairness(record, { ...evidence, contribution: '2c'.repeat(16) })).toMatchObject({
    isFair: false,
    comparison: { isSeedSame: true, isOwnIncluded: false },
  });
});

test('names the shuffle or contribution that fails the check', () => {
  const { isFair, shuffles } = checkRecordFairness(
    { ...record, startSeat: (record.startSeat + 1) % 3 },
    null,
  );
  expect(isFair).toBe(false);
  expect(shuffles.filter(({ ok }) => !ok).map(({ name }) => name)).toEqual(['start-seat']);
  const copied = [...CONTRIBUTIONS.slice(0, 2), CONTRIBUTIONS[1] ?? ''];
  const another = checkRecordFairness({ ...record, entropies: copied }, null);
  expect(another.contributions.map(({ isValid }) => isValid)).toEqual([true, true, false]);
});
