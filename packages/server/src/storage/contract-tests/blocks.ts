import { addFullTable, addPerson, newLine, newSeat, newTable } from './fixtures';
import type { WithStorage } from './with-storage';

export function blockContract(withStorage: WithStorage): void {
  test(
    "gives a blocked person no seat at the host's tables and hides their chat until they are unblocked",
    withStorage(async ({ blocks, matches, chat, moderation, persons, ...storage }) => {
      const all = { blocks, matches, chat, moderation, persons, ...storage };
      for (const id of ['ann', 'ben', 'cat']) await addPerson(all, id);
      await matches.open(newTable('t1'), newSeat('ann'));
      expect(await blocks.block('ann', 'ben', 5, 2)).toBe(true);
      expect(await matches.claimSeat('t1', newSeat('ben'), null, 6)).toEqual({ error: 'blocked-by-host' });
      await matches.claimSeat('t1', newSeat('cat'), 1, 6);
      // The new host blocks no player. The blocks of the first host no longer count.
      await matches.updateSetup('t1', { type: 'transfer-host', by: 'ann', seat: 1 }, 7);
      expect(await matches.claimSeat('t1', newSeat('ben'), null, 8)).toEqual({
        outcome: 'claimed',
        seat: 2,
        name: 'ben',
      });
      await chat.add('t1', newLine(2, 'b', { personId: 'ben' }));
      await moderation.mute('ann', 'cat', 9);
      await chat.add('t1', newLine(1, 'c', { personId: 'cat' }));
      expect(await chat.history('t1', 9, { reader: 'ann' })).toEqual([]);
      expect([...(await blocks.mutedOrBlockedBy('ann'))].sort()).toEqual(['ben', 'cat']);
      expect(await moderation.mutedBy('ann')).toEqual(['cat']);
      await blocks.unblock('ann', 'ben');
      expect((await chat.history('t1', 9, { reader: 'ann' })).map(({ text }) => text)).toEqual(['b']);
    }),
  );

  test(
    'limits the blocks of a person, lists the latest first, and deletes them with either person',
    withStorage(async (storage) => {
      const { blocks, persons } = storage;
      await addFullTable(storage, 't1');
      await addPerson(storage, 'dan');
      for (const [at, id] of ['ben', 'cat', 'ben'].entries())
        expect(await blocks.block('ann', id, at, 2)).toBe(true);
      expect(await blocks.block('ann', 'dan', 9, 2)).toBe(false);
      await blocks.block('ben', 'ann', 9, 2);
      expect(await blocks.blockedBy('ann')).toEqual(['cat', 'ben']);
      expect([await blocks.has('ann', 'ben'), await blocks.has('cat', 'ann')]).toEqual([true, false]);
      await persons.erase('ben', 'N. N.');
      expect([await blocks.blockedBy('ann'), await blocks.blockedBy('ben')]).toEqual([['cat'], []]);
    }),
  );
}
