import type { Using } from './using';
import { begun, person, said, seatOf, table } from './samples';

export function seatContract(using: Using): void {
  test(
    'the first free seat is given, or the one asked for, and the last one begins nothing',
    using(async (storage) => {
      for (const name of ['ann', 'ben', 'cat']) await person(storage, name);
      await storage.matches.open(table('t1'), seatOf('ann'));
      expect(await storage.matches.takeSeat('t1', seatOf('ben'), 2, 5)).toEqual({
        outcome: 'taken',
        seat: 2,
      });
      expect(await storage.matches.takeSeat('t1', seatOf('cat'), null, 6)).toEqual({
        outcome: 'taken',
        seat: 1,
      });
      expect(await storage.matches.find('t1')).toMatchObject({ status: 'open', updatedAt: 6 });
    }),
  );

  test(
    'of many who take one seat at once one has it, and nobody loses it',
    using(async (storage) => {
      await person(storage, 'ann');
      await storage.matches.open(table('t1', { players: 6 }), seatOf('ann'));
      const others = Array.from({ length: 12 }, (_, index) => `p${String(index)}`);
      for (const id of others) await person(storage, id);
      const answers = await Promise.all(
        others.map((id) => storage.matches.takeSeat('t1', seatOf(id), null, 5)),
      );
      const seats = answers.flatMap((answer) => (answer.outcome === 'taken' ? [answer.seat] : []));
      expect([...seats].sort()).toEqual([1, 2, 3, 4, 5]);
      expect(answers.filter((answer) => answer.outcome === 'table-full')).toHaveLength(7);
      for (const [index, answer] of answers.entries()) {
        if (answer.outcome !== 'taken') continue;
        expect(await storage.matches.byToken(`token-p${String(index)}`)).toMatchObject({ seat: answer.seat });
      }
    }),
  );

  test(
    'a taken seat, a second seat of one person and an unknown table are refused',
    using(async (storage) => {
      await person(storage, 'ann');
      await person(storage, 'ben');
      await storage.matches.open(table('t1'), seatOf('ann'));
      const again = { ...seatOf('ann'), tokenHash: 'another' };
      expect(await storage.matches.takeSeat('t1', again, null, 5)).toEqual({ outcome: 'already-seated' });
      expect(await storage.matches.takeSeat('t1', seatOf('ben'), 0, 5)).toEqual({ outcome: 'seat-taken' });
      expect(await storage.matches.takeSeat('t1', seatOf('ben'), 3, 5)).toEqual({ outcome: 'seat-taken' });
      expect(await storage.matches.takeSeat('t2', seatOf('ben'), null, 5)).toEqual({ outcome: 'not-found' });
    }),
  );

  test(
    'a seat is left by its owner only, and only before the start',
    using(async (storage) => {
      await begun(storage, 't1');
      expect(await storage.matches.leaveSeat('t1', 1, 'ben', 9)).toEqual({ outcome: 'already-started' });
      await person(storage, 'dan');
      await storage.matches.open(table('t2'), { ...seatOf('dan') });
      await storage.matches.takeSeat('t2', { ...seatOf('ben'), tokenHash: 'ben-2' }, null, 5);
      expect(await storage.matches.leaveSeat('t2', 0, 'ben', 9)).toEqual({ outcome: 'not-your-seat' });
      expect(await storage.matches.leaveSeat('t2', 1, 'ben', 9)).toEqual({
        outcome: 'left',
        closed: false,
        host: 'dan',
        removed: null,
      });
      expect(await storage.matches.byToken('ben-2')).toBeNull();
      expect((await storage.matches.find('t2'))?.seats).toHaveLength(1);
    }),
  );

  test(
    'a table that the last person leaves is gone, secrets and all',
    using(async (storage) => {
      await person(storage, 'ann');
      await storage.matches.open(table('t1'), seatOf('ann'));
      await storage.chat.add('t1', said(0, 'anyone?'));
      expect(await storage.matches.leaveSeat('t1', 0, 'ann', 9)).toEqual({
        outcome: 'left',
        closed: true,
        host: null,
        removed: null,
      });
      expect(await storage.matches.find('t1')).toBeNull();
      expect(await storage.matches.secretsOf('t1')).toBeNull();
      expect(await storage.chat.last('t1', 10, {})).toEqual([]);
    }),
  );

  test(
    'the tables of a person come with the seat, newest first',
    using(async (storage) => {
      await begun(storage, 't1');
      await storage.matches.open(table('t2', { at: 5000 }), { ...seatOf('ben'), tokenHash: 'ben-2' });
      const held = await storage.matches.ofPerson('ben', 10);
      expect(held.map(({ match, seat }) => [match.id, seat])).toEqual([
        ['t2', 0],
        ['t1', 1],
      ]);
      expect(await storage.matches.ofPerson('ben', 1)).toHaveLength(1);
    }),
  );
}
