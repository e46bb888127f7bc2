import { filled, person, said, seatOf, table } from './samples';
import type { Using } from './using';

export function blockContract(using: Using): void {
  test(
    'who is blocked sits down at no table whose host blocks them, is not heard, and both end when that is taken back',
    using(async ({ blocks, matches, chat, care, persons, ...storage }) => {
      const all = { blocks, matches, chat, care, persons, ...storage };
      for (const id of ['ann', 'ben', 'cat']) await person(all, id);
      await matches.open(table('t1'), seatOf('ann'));
      expect(await blocks.block('ann', 'ben', 5, 2)).toBe(true);
      expect(await matches.takeSeat('t1', seatOf('ben'), null, 6)).toEqual({ outcome: 'not-for-you' });
      await matches.takeSeat('t1', seatOf('cat'), 1, 6);
      // The new host blocks no player. The blocks of the first host no longer count.
      await matches.arrange('t1', { do: 'hand-over', by: 'ann', seat: 1 }, 7);
      expect(await matches.takeSeat('t1', seatOf('ben'), null, 8)).toEqual({ outcome: 'taken', seat: 2 });
      await chat.add('t1', said(2, 'b', { personId: 'ben' }));
      await care.mute('ann', 'cat', 9);
      await chat.add('t1', said(1, 'c', { personId: 'cat' }));
      expect(await chat.last('t1', 9, { reader: 'ann' })).toEqual([]);
      expect([...(await blocks.unheardBy('ann'))].sort()).toEqual(['ben', 'cat']);
      expect(await care.mutedBy('ann')).toEqual(['cat']);
      await blocks.unblock('ann', 'ben');
      expect((await chat.last('t1', 9, { reader: 'ann' })).map(({ text }) => text)).toEqual(['b']);
    }),
  );

  test(
    'somebody blocks so many others and no more, the last one first; who is forgotten blocks nobody and is blocked by nobody',
    using(async (storage) => {
      const { blocks, persons } = storage;
      await filled(storage, 't1');
      await person(storage, 'dan');
      for (const [at, id] of ['ben', 'cat', 'ben'].entries())
        expect(await blocks.block('ann', id, at, 2)).toBe(true);
      expect(await blocks.block('ann', 'dan', 9, 2)).toBe(false);
      await blocks.block('ben', 'ann', 9, 2);
      expect(await blocks.by('ann')).toEqual(['cat', 'ben']);
      expect([await blocks.has('ann', 'ben'), await blocks.has('cat', 'ann')]).toEqual([true, false]);
      await persons.forget('ben', 'N. N.');
      expect([await blocks.by('ann'), await blocks.by('ben')]).toEqual([['cat'], []]);
    }),
  );
}
