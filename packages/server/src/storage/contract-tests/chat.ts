import type { WithStorage } from './with-storage';
import { addStartedMatch, newLine } from './fixtures';

export function chatContract(withStorage: WithStorage): void {
  test(
    "keeps lines in order, and leaves the spectators' lines out before it applies the limit",
    withStorage(async (storage) => {
      const { chat } = storage;
      await addStartedMatch(storage, 't1');
      for (const [seat, text] of [
        [0, 'one'],
        [null, 'two'],
        [1, 'three'],
        [null, 'four'],
      ] as const) {
        await chat.add('t1', newLine(seat, text));
      }
      await chat.add('t1', newLine(null, 'of the waiting room', { channel: 'players' }));
      const texts = async (limit: number, playersOnly: boolean, before?: number) =>
        (await chat.history('t1', limit, { playersOnly, before })).map((line) => line.text);
      expect(await texts(4, false)).toEqual(['two', 'three', 'four', 'of the waiting room']);
      expect(await texts(3, true)).toEqual(['one', 'three', 'of the waiting room']);
      const three = await chat.byKey('t1', 'key-of-three');
      expect(await texts(9, false, three?.id)).toEqual(['one', 'two']);
      expect(await texts(9, true, three?.id)).toEqual(['one']);
    }),
  );

  test(
    'returns an added line with a larger id than before, and finds it by its key at its table',
    withStorage(async (storage) => {
      await addStartedMatch(storage, 't1');
      const first = await storage.chat.add('t1', newLine(0, 'a', { personId: 'ann' }));
      const second = await storage.chat.add('t1', newLine(0, 'b', { at: 8, personId: 'ann' }));
      expect(second).toEqual({
        id: second.id,
        removedBy: null,
        reports: 0,
        ...newLine(0, 'b', { at: 8, personId: 'ann' }),
      });
      expect(await storage.chat.add('t1', newLine(0, '', { key: 'p', phrase: 'thanks' }))).toMatchObject({
        phrase: 'thanks',
      });
      expect(second.id).toBeGreaterThan(first.id);
      expect(await storage.chat.find('t1', second.id)).toEqual(second);
      expect(await storage.chat.byKey('t1', 'key-of-b')).toEqual(second);
      expect(await storage.chat.byKey('t2', 'key-of-b')).toBeNull();
    }),
  );
}
