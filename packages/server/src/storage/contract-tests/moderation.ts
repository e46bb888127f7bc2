import type { Storage } from '../storage';
import type { WithStorage } from './with-storage';
import { addStartedMatch, addPerson, newLine } from './fixtures';

const visibleTexts = async ({ chat }: Storage, reader: string | null) =>
  (await chat.history('t1', 9, { reader })).map(({ text }) => text);

export function moderationContract(withStorage: WithStorage): void {
  test(
    'hides the lines of a muted person at all tables until they are unmuted',
    withStorage(async (storage) => {
      await addStartedMatch(storage, 't1');
      await addPerson(storage, 'eve');
      await storage.chat.add('t1', newLine(0, 'a', { personId: 'ann' }));
      await storage.chat.add('t1', newLine(1, 'b', { personId: 'ben' }));
      await storage.chat.add('t1', newLine(null, 'c'));
      await storage.moderation.mute('eve', 'ann', 1);
      await storage.moderation.mute('eve', 'ben', 2);
      await storage.moderation.mute('eve', 'ben', 3);
      expect(await storage.moderation.mutedBy('eve')).toEqual(['ben', 'ann']);
      expect(await visibleTexts(storage, 'eve')).toEqual(['c']);
      expect(await visibleTexts(storage, 'ben')).toEqual(['a', 'b', 'c']);
      expect(await visibleTexts(storage, null)).toEqual(['a', 'b', 'c']);
      await storage.moderation.unmute('eve', 'ann');
      expect(await visibleTexts(storage, 'eve')).toEqual(['a', 'c']);
      await storage.persons.erase('eve', 'N. N.');
      expect(await storage.moderation.mutedBy('eve')).toEqual([]);
    }),
  );

  test(
    'counts one report for each person until the line is kept or removed',
    withStorage(async (storage) => {
      await addStartedMatch(storage, 't1');
      const { moderation, chat } = storage;
      const first = await chat.add('t1', newLine(0, 'a', { personId: 'ann' }));
      const second = await chat.add('t1', newLine(1, 'b', { personId: 'ben' }));
      for (const by of ['ben', 'ben', 'cat']) await moderation.report('t1', first.id, by, 1);
      await moderation.report('t1', second.id, 'ann', 2);
      expect(await moderation.openReports(9)).toEqual([
        { matchId: 't1', lineId: first.id, reports: 2 },
        { matchId: 't1', lineId: second.id, reports: 1 },
      ]);
      expect((await chat.find('t1', first.id))?.reports).toBe(2);
      expect(await moderation.reportsOf('ann')).toEqual([{ matchId: 't1', at: 2 }]);
      await moderation.dismissReports('t1', first.id);
      expect((await moderation.openReports(9)).map(({ lineId }) => lineId)).toEqual([second.id]);
      await moderation.removeLine('t1', second.id, 'host');
      expect(await moderation.openReports(9)).toEqual([]);
      expect(await chat.find('t1', second.id)).toMatchObject({ text: 'b', removedBy: 'host', reports: 0 });
      await storage.matches.remove('t1');
      expect(await chat.find('t1', first.id)).toBeNull();
    }),
  );
}
