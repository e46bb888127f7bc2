import { commitmentOf, commitmentOfPart, writeRecord } from '@great-fire/game';
import { playGame } from '@great-fire/game/testing';
import type { Pins } from './pins';
import { verdictOf } from './verdict-of';

const PARTS = ['0a'.repeat(16), '1b'.repeat(16), ''];
const LIST = [commitmentOfPart('0a'.repeat(16)), commitmentOfPart('1b'.repeat(16)), null];
const options = { hiddenColours: false, moreDestruction: false, cones: 65 } as const;
const seats = ['Anna', 'Ben', 'Clara'].map((name) => ({ name, bot: null }));

const game = playGame(3, options, 'verdict', {}, PARTS);
const record = writeRecord(game.setup, seats, game.log);
const kept = (change: Partial<Pins> = {}): Pins => ({
  commitment: commitmentOf('verdict'),
  mine: LIST[0] ?? null,
  parts: LIST,
  at: 1,
  ...change,
});

test('a deal as it was committed to is fair, with whose parts went in', () => {
  const verdict = verdictOf(record, kept());
  expect(verdict).toMatchObject({
    fair: true,
    seed: true,
    pinned: { seed: true, parts: true, mine: true },
    parts: [{ name: 'Anna', fits: true }, { name: 'Ben' }, { name: 'Clara', commitment: '', fits: true }],
  });
  expect(verdict.shuffles.every(({ fits }) => fits)).toBe(true);
  expect(verdictOf(record, null)).toMatchObject({ fair: true, pinned: null });
});

test('it is not where this browser was shown another seed or list, or its own part is left out', () => {
  const [anna = null, ben = null] = LIST;
  expect(verdictOf(record, kept({ commitment: 'x' }))).toMatchObject({
    fair: false,
    pinned: { seed: false },
  });
  expect(verdictOf(record, kept({ parts: [ben, anna, null] }))).toMatchObject({
    fair: false,
    pinned: { parts: false },
  });
  const leftOut = kept({ mine: commitmentOfPart('2c'.repeat(16)), parts: null });
  expect(verdictOf(record, leftOut)).toMatchObject({ fair: false, pinned: { parts: null, mine: false } });
});

test('what does not follow from seed and parts is told by its name', () => {
  const { fair, shuffles } = verdictOf({ ...record, startSeat: (record.startSeat + 1) % 3 }, null);
  expect(fair).toBe(false);
  expect(shuffles.filter(({ fits }) => !fits).map(({ name }) => name)).toEqual(['start-seat']);
  const another = verdictOf({ ...record, entropies: [...PARTS.slice(0, 2), '2c'.repeat(16)] }, null);
  expect(another.parts.map(({ fits }) => fits)).toEqual([true, true, false]);
});
