import { emptyTableState } from '@great-fire/protocol';
import type { NewBot } from '../../entities/match';
import type { Storage } from '../storage';
import {
  addFullTable,
  addPerson,
  newMove,
  newProgress,
  newSeat,
  newTable,
  getOutcomeOrRejection,
} from './fixtures';
import type { WithStorage } from './with-storage';

// The storage accepts any text as a contribution.
const setReady = ({ matches }: Storage, by: string, seat: number, contribution = `part-${by}`, id = 't1') =>
  matches
    .updateSetup(id, { type: 'set-ready', by, seat, isReady: true, contribution }, 20)
    .then(getOutcomeOrRejection);
const startTable = ({ matches }: Storage, contribution?: string, id = 't1') =>
  matches
    .updateSetup(id, { type: 'start', by: 'ann', ...(contribution !== undefined && { contribution }) }, 50)
    .then(getOutcomeOrRejection);
const contributionsOf = async ({ matches }: Storage, id = 't1') =>
  ((await matches.find(id))?.seats ?? []).map(({ name, contribution }) => [name, contribution]);

/** The contributions of the seats to the deal (docs/fairness.md). */
export function dealContributionContract(withStorage: WithStorage): void {
  test(
    'starts at once from the seed and the contributions that came with readiness and start',
    withStorage(async (storage) => {
      await addFullTable(storage, 't1');
      expect(await storage.matches.secretsOf('t1')).toEqual({ seed: 'seed-t1', entropies: [] });
      expect(await setReady(storage, 'cat', 2)).toBe('accepted');
      expect(await startTable(storage, 'part-ann')).toBe('accepted');
      expect(await storage.matches.find('t1')).toMatchObject({ status: 'running', tableState: null });
      expect(await storage.matches.secretsOf('t1')).toEqual({
        seed: 'seed-t1',
        entropies: ['part-ann', '', 'part-cat'],
      });
    }),
  );

  test(
    'keeps a contribution while its player is not ready and the set-up changes, and replaces it before the start',
    withStorage(async (storage) => {
      await addFullTable(storage, 't1');
      const { matches } = storage;
      await setReady(storage, 'ben', 1);
      await matches.updateSetup('t1', { type: 'set-ready', by: 'ben', seat: 1, isReady: false }, 30);
      const change = { options: { cones: 65 } } as const;
      await matches.updateSetup('t1', { type: 'change-setup', by: 'ann', change }, 30);
      expect((await contributionsOf(storage))[1]).toEqual(['ben', 'part-ben']);
      await setReady(storage, 'ben', 1, 'another');
      expect((await contributionsOf(storage))[1]).toEqual(['ben', 'another']);
    }),
  );

  test(
    'moves a contribution with its person, and deletes it when they leave',
    withStorage(async (storage) => {
      await addFullTable(storage, 't1');
      const { matches } = storage;
      for (const [seat, by] of ['ann', 'ben'].entries()) await setReady(storage, by, seat);
      await matches.updateSetup('t1', { type: 'reorder-seats', by: 'ann', order: [1, 2, 0] }, 30);
      expect(await contributionsOf(storage)).toEqual([
        ['ben', 'part-ben'],
        ['cat', null],
        ['ann', 'part-ann'],
      ]);
      await matches.leaveSeat('t1', 0, 'ben', 31);
      await matches.claimSeat('t1', newSeat('ben'), null, 32);
      expect((await contributionsOf(storage))[0]).toEqual(['ben', null]);
    }),
  );

  test(
    'rejects a copy of another contribution, also with the start, and changes nothing then',
    withStorage(async (storage) => {
      await addFullTable(storage, 't1');
      await setReady(storage, 'ben', 1);
      const before = await storage.matches.find('t1');
      expect(await setReady(storage, 'cat', 2, 'part-ben')).toBe('contribution-taken');
      expect(await startTable(storage, 'part-ben')).toBe('contribution-taken');
      expect(await setReady(storage, 'cat', 1)).toBe('not-your-seat');
      expect(await storage.matches.find('t1')).toEqual(before);
      expect(await setReady(storage, 'ben', 1)).toBe('accepted'); // the own one again
    }),
  );

  test(
    'fixes the contributions at the start, also for a seat with another player',
    withStorage(async (storage) => {
      await addFullTable(storage, 't1');
      await setReady(storage, 'ben', 1);
      await startTable(storage, 'part-ann');
      const secrets = await storage.matches.secretsOf('t1');
      expect(await setReady(storage, 'ben', 1, 'late')).toBe('already-started');
      expect(await startTable(storage, 'late')).toBe('already-started');
      await addPerson(storage, 'dan');
      await storage.tableState.commit({
        ...{ matchId: 't1', stateId: 0, event: { type: 'proposal-expired', kind: 'takeback' }, at: 52 },
        ...{ standIns: [], endsGame: false, newOwner: { ...newSeat('dan'), seat: 1 } },
        tableState: { state: { ...emptyTableState(3, 0, 52), version: 1 }, dueAt: null },
      });
      await storage.persons.erase('ann', 'N. N.');
      expect(await storage.matches.secretsOf('t1')).toEqual(secrets);
    }),
  );

  test(
    'gives bots no contribution, and a rematch none of the game before',
    withStorage(async (storage) => {
      await addPerson(storage, 'ann');
      const { matches } = storage;
      const bot: NewBot = { level: 'merchant', names: ['Pepys', 'Wren'] };
      await matches.open(newTable('t1'), newSeat('ann'), [bot, bot]);
      await startTable(storage, 'part-ann');
      expect((await matches.secretsOf('t1'))?.entropies).toEqual(['part-ann', '', '']);
      const over = newProgress({ status: 'finished', activeSeat: null });
      await storage.moves.commit(newMove('t1', 1, { progress: over }));
      await matches.rematch(
        { formerMatchId: 't1', personId: 'ann', tokenHash: 'again' },
        { id: 't2', commitment: 'x', rulesVersion: '1.0.0', seed: 's', at: 9 },
      );
      expect(await matches.secretsOf('t2')).toEqual({ seed: 's', entropies: [] });
      await setReady(storage, 'ann', 2, 'other', 't2');
      expect((await matches.secretsOf('t2'))?.entropies).toEqual(['', '', 'other']);
    }),
  );
}
