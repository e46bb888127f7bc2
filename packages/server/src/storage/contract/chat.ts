import type { Using } from './using';
import { begun } from './samples';

export function chatContract(using: Using): void {
  test(
    'lines are kept in order; for players, spectators are left out before the last ones are counted',
    using(async (storage) => {
      await begun(storage, 't1');
      for (const [seat, text] of [
        [0, 'one'],
        [null, 'two'],
        [1, 'three'],
        [null, 'four'],
      ] as const) {
        await storage.chat.add('t1', { seat, name: 'x', text, at: 7, personId: null });
      }
      const texts = async (limit: number, playersOnly: boolean) =>
        (await storage.chat.last('t1', limit, playersOnly)).map((line) => line.text);
      expect(await texts(3, false)).toEqual(['two', 'three', 'four']);
      expect(await texts(2, true)).toEqual(['one', 'three']);
    }),
  );

  test(
    'a line comes back with an id of its own, larger than those before',
    using(async (storage) => {
      await begun(storage, 't1');
      const first = await storage.chat.add('t1', { seat: 0, name: 'x', text: 'a', at: 7, personId: 'ann' });
      const second = await storage.chat.add('t1', { seat: 0, name: 'x', text: 'b', at: 8, personId: 'ann' });
      expect(second).toEqual({ id: second.id, seat: 0, name: 'x', text: 'b', at: 8 });
      expect(second.id).toBeGreaterThan(first.id);
    }),
  );
}
