import { emptyTableState } from '@great-fire/protocol';
import type { ChangeEvent } from '../change-feed';
import type { Storage } from '../storage';
import {
  addFullTable,
  addPerson,
  addStartedMatch,
  newLine,
  newMove,
  newProgress,
  newSeat,
  newTable,
} from './fixtures';
import type { WithStorage } from './with-storage';

/** Returns what the storage publishes during `work`, without `isLocal` for changes of this process. */
async function changesDuring(storage: Storage, work: () => Promise<unknown>): Promise<readonly unknown[]> {
  const events: ChangeEvent[] = [];
  const unsubscribe = storage.changes.subscribe({
    onChange: (event) => events.push(event),
    onGap: () => undefined,
  });
  await work();
  unsubscribe();
  return events.map(({ isLocal, ...change }) => (isLocal ? change : { ...change, isLocal }));
}

const tableChanged = { type: 'table-changed', matchId: 't1' };

/** The storage itself publishes each change, before the method resolves. */
export function changeFeedContract(withStorage: WithStorage): void {
  test(
    'publishes a table that is opened, joined, left and removed',
    withStorage(async (storage) => {
      const { matches } = storage;
      for (const id of ['ann', 'ben']) await addPerson(storage, id);
      const changes = await changesDuring(storage, async () => {
        await matches.open(newTable('t1'), newSeat('ann'));
        await matches.claimSeat('t1', newSeat('ben'), 1, 2);
        await matches.leaveSeat('t1', 1, 'ben', 3);
        await matches.leaveSeat('t1', 0, 'ann', 4);
        await matches.remove('t1');
      });
      const closed = { type: 'match-closed', matchId: 't1' };
      expect(changes).toEqual([tableChanged, tableChanged, tableChanged, closed]);
    }),
  );

  test(
    'publishes the start of a game when its progress is set',
    withStorage(async (storage) => {
      const { matches } = storage;
      await addFullTable(storage, 't1');
      const start = () => matches.updateSetup('t1', { type: 'start', by: 'ann' }, 1002);
      expect(await changesDuring(storage, start)).toEqual([]);
      const tableState = { state: emptyTableState(3, 0, 1003), dueAt: null };
      const setProgress = () => matches.setProgress('t1', 0, newProgress(), tableState);
      expect(await changesDuring(storage, setProgress)).toEqual([tableChanged]);
    }),
  );

  test(
    'publishes nothing when a change is rejected or fails',
    withStorage(async (storage) => {
      await addFullTable(storage, 't1');
      await addPerson(storage, 'dan');
      const changes = await changesDuring(storage, async () => {
        await storage.matches.claimSeat('t1', newSeat('dan'), null, 2);
        await storage.matches.close('t2', 2);
        await storage.persons.signOut('ann', 'no-device');
        await storage.moves.commit(newMove('t1', 5));
        await expect(storage.matches.open(newTable('t1'), newSeat('dan'))).rejects.toThrow();
      });
      expect(changes).toEqual([]);
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
      await storage.moves.commit(newMove('t1', 2, { moveId: newMove('t1', 1).moveId }), onStored);
      unsubscribe();
      const event = JSON.stringify({ type: 'move-stored', matchId: 't1', stateId: 1, isLocal: true });
      expect(order).toEqual(['stored', event, event]);
    }),
  );

  test(
    'publishes a transition, with the seat if that has a new owner',
    withStorage(async (storage) => {
      await addStartedMatch(storage, 't1');
      await addPerson(storage, 'dan');
      const commit = (version: number, newOwner: { readonly seat: number } | null) =>
        storage.tableState.commit({
          matchId: 't1',
          stateId: 0,
          tableState: { state: { ...emptyTableState(3, 0, 5), version }, dueAt: null },
          event: { type: 'takeback-expired' },
          at: 5,
          standIns: [],
          endsGame: false,
          newOwner: newOwner === null ? null : { ...newSeat('dan'), ...newOwner },
        });
      const changes = await changesDuring(storage, async () => {
        await commit(1, null);
        await commit(1, null); // stale
        await commit(2, { seat: 1 });
      });
      expect(changes).toEqual([tableChanged, { type: 'seat-replaced', matchId: 't1', seat: 1 }]);
    }),
  );

  test(
    'publishes chat lines and changes of persons',
    withStorage(async (storage) => {
      const { chat, moderation, persons, blocks } = storage;
      await addStartedMatch(storage, 't1');
      let lineId = 0;
      const changes = await changesDuring(storage, async () => {
        ({ id: lineId } = await chat.add('t1', newLine(0, 'Fire!')));
        await moderation.report('t1', lineId, 'ben', 3);
        await moderation.mute('ben', 'ann', 4);
        await blocks.unblock('ben', 'ann');
        await persons.renameAtTables('ann', 'Anna');
        await persons.signOut('cat', 'cat');
      });
      const line = { matchId: 't1', lineId };
      const mutes = { type: 'mutes-changed', personId: 'ben' };
      const signOut = { type: 'session-revoked', personId: 'cat' };
      expect(changes).toEqual([
        { type: 'chat-line-added', ...line },
        { type: 'chat-line-changed', ...line },
        mutes,
        mutes,
        tableChanged,
        signOut,
      ]);
    }),
  );
}
