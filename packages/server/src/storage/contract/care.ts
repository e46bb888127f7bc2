import type { Storage } from '../storage';
import type { Using } from './using';
import { begun, person, said } from './samples';

const texts = async ({ chat }: Storage, reader: string | null) =>
  (await chat.last('t1', 9, { reader })).map(({ text }) => text);

export function careContract(using: Using): void {
  test(
    'who mutes somebody is told none of their lines, at no table, until they hear them again; the others are',
    using(async (storage) => {
      await begun(storage, 't1');
      await person(storage, 'eve');
      await storage.chat.add('t1', said(0, 'a', { personId: 'ann' }));
      await storage.chat.add('t1', said(1, 'b', { personId: 'ben' }));
      await storage.chat.add('t1', said(null, 'c'));
      await storage.care.mute('eve', 'ann', 1);
      await storage.care.mute('eve', 'ben', 2);
      await storage.care.mute('eve', 'ben', 3);
      expect(await storage.care.mutedBy('eve')).toEqual(['ben', 'ann']);
      expect(await texts(storage, 'eve')).toEqual(['c']);
      expect(await texts(storage, 'ben')).toEqual(['a', 'b', 'c']);
      expect(await texts(storage, null)).toEqual(['a', 'b', 'c']);
      await storage.care.unmute('eve', 'ann');
      expect(await texts(storage, 'eve')).toEqual(['a', 'c']);
      await storage.persons.forget('eve', 'N. N.');
      expect(await storage.care.mutedBy('eve')).toEqual([]);
    }),
  );

  test(
    'a report counts once a person, until somebody decides: the line stays, or is taken out',
    using(async (storage) => {
      await begun(storage, 't1');
      const { care, chat } = storage;
      const first = await chat.add('t1', said(0, 'a', { personId: 'ann' }));
      const second = await chat.add('t1', said(1, 'b', { personId: 'ben' }));
      for (const by of ['ben', 'ben', 'cat']) await care.report('t1', first.id, by, 1);
      await care.report('t1', second.id, 'ann', 2);
      expect(await care.reported(9)).toEqual([
        { matchId: 't1', lineId: first.id, reports: 2 },
        { matchId: 't1', lineId: second.id, reports: 1 },
      ]);
      expect((await chat.find('t1', first.id))?.reports).toBe(2);
      expect(await care.reportsOf('ann')).toEqual([{ matchId: 't1', at: 2 }]);
      await care.settle('t1', first.id);
      expect((await care.reported(9)).map(({ lineId }) => lineId)).toEqual([second.id]);
      await care.remove('t1', second.id, 'host');
      expect(await care.reported(9)).toEqual([]);
      expect(await chat.find('t1', second.id)).toMatchObject({ text: 'b', removedBy: 'host', reports: 0 });
      await storage.matches.remove('t1');
      expect(await chat.find('t1', first.id)).toBeNull();
    }),
  );
}
