import { emptyTableState } from '@great-fire/protocol';
import type { Storage } from '../storage';
import { addFullTable, addPerson, newMove, newSeat, newTable, getOutcomeOrRejection } from './fixtures';
import type { WithStorage } from './with-storage';

const answersOf = async ({ matches }: Storage, id: string): Promise<readonly string[]> =>
  ((await matches.find(id))?.seats ?? []).map(
    ({ name, openingHandAnswer }) => `${name} ${openingHandAnswer}`,
  );

const answer = async (storage: Storage, by: string, seat: number): Promise<string> =>
  getOutcomeOrRejection(await storage.matches.setOpeningHandAnswer('t1', by, seat, 'keep-hand'));

/** The standing answers about five identical cards (SET-3). */
export function openingHandContract(withStorage: WithStorage): void {
  test(
    'stores the answer of each seat, by default to deal again, for persons and bots',
    withStorage(async (storage) => {
      for (const name of ['ann', 'ben']) await addPerson(storage, name);
      await storage.matches.open(newTable('t1'), { ...newSeat('ann'), openingHandAnswer: 'keep-hand' });
      await storage.matches.claimSeat('t1', newSeat('ben'), null, 5);
      await storage.matches.setBot('t1', 'ann', 2, { level: 'merchant', names: ['Tobias'] }, 5);
      expect(await answersOf(storage, 't1')).toEqual(['ann keep-hand', 'ben redeal', 'Tobias redeal']);
    }),
  );

  test(
    'replaces an answer for its player until the start, and leaves the match unchanged',
    withStorage(async (storage) => {
      await addFullTable(storage, 't1');
      const before = await storage.matches.find('t1');
      expect(await answer(storage, 'ben', 1)).toBe('answered');
      expect(await answersOf(storage, 't1')).toEqual(['ann redeal', 'ben keep-hand', 'cat redeal']);
      const after = await storage.matches.find('t1');
      expect({ ...after, seats: [] }).toEqual({ ...before, seats: [] });
      expect(await answer(storage, 'ann', 2)).toBe('not-your-seat');
      await storage.matches.updateSetup('t1', { type: 'reorder-seats', by: 'ann', order: [1, 2, 0] }, 50);
      expect(await answersOf(storage, 't1')).toEqual(['ben keep-hand', 'cat redeal', 'ann redeal']);
      await storage.matches.updateSetup('t1', { type: 'start', by: 'ann' }, 51);
      expect(await answer(storage, 'cat', 1)).toBe('already-started');
      expect(await storage.matches.setOpeningHandAnswer('t9', 'ann', 0, 'redeal')).toEqual({
        error: 'not-found',
      });
    }),
  );

  test(
    'gives a player the same answer at the rematch, and a substitute the default',
    withStorage(async (storage) => {
      await addFullTable(storage, 't1');
      for (const [seat, name] of ['ann', 'ben', 'cat'].entries()) await answer(storage, name, seat);
      await storage.matches.updateSetup('t1', { type: 'start', by: 'ann' }, 51);
      await addPerson(storage, 'dan');
      const tableState = { state: { ...emptyTableState(3, 0, 52), version: 1 }, dueAt: null };
      await storage.tableState.commit({
        ...{
          matchId: 't1',
          stateId: 0,
          tableState,
          event: { type: 'proposal-expired', kind: 'takeback' },
          at: 52,
        },
        ...{ standIns: [], endsGame: false, newOwner: { ...newSeat('dan'), seat: 1 } },
      });
      const last = newMove('t1', 1, { tableState });
      await storage.moves.commit({ ...last, progress: { ...last.progress, status: 'finished' } });
      for (const personId of ['ann', 'dan'])
        await storage.matches.rematch(
          { formerMatchId: 't1', personId, tokenHash: `again-${personId}` },
          { id: 't2', commitment: '', rulesVersion: '1.0.0', seed: 's', at: 60 },
        );
      expect(await answersOf(storage, 't2')).toEqual(['dan redeal', 'ann keep-hand']);
    }),
  );
}
