import type { ChangeEvent } from '../change-feed';
import { addFullTable, addPerson, addStartedMatch, newMove, newSeat, newTable } from './fixtures';
import type { WithStorage } from './with-storage';

/** Beside `published-changes.ts`: what is published when, and when nothing is. */
export function changeFeedContract(withStorage: WithStorage): void {
  test(
    'publishes nothing when a change is rejected or fails',
    withStorage(async (storage) => {
      await addFullTable(storage, 't1');
      await addPerson(storage, 'dan');
      const events: ChangeEvent[] = [];
      storage.changes.subscribe({ onChange: (event) => events.push(event), onGap: () => undefined });
      await storage.matches.claimSeat('t1', newSeat('dan'), null, 2);
      await storage.matches.close('t2', 2);
      await storage.persons.signOut('ann', 'no-device');
      await storage.moves.commit(newMove('t1', 5));
      await expect(storage.matches.open(newTable('t1'), newSeat('dan'))).rejects.toThrow();
      expect(events).toEqual([]);
    }),
  );

  test(
    'publishes a move after `onStored`, and a duplicate again with its state',
    withStorage(async (storage) => {
      await addStartedMatch(storage, 't1');
      const order: string[] = [];
      const unsubscribe = storage.changes.subscribe({
        onChange: (change) => order.push(JSON.stringify(change)),
        onGap: () => undefined,
      });
      const onStored = () => order.push('stored');
      await storage.moves.commit(newMove('t1', 1), onStored);
      await storage.moves.commit(newMove('t1', 1), onStored);
      unsubscribe();
      const event = JSON.stringify({ type: 'move-stored', matchId: 't1', stateId: 1, isLocal: true });
      expect(order).toEqual(['stored', event, event]);
    }),
  );
}
