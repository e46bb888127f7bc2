import { isNameTaken } from '../../table-setup/unique-name';
import type { WithStorage } from './with-storage';
import { addStartedMatch, addPerson, newLine, newSeat, newTable } from './fixtures';

export function seatContract(withStorage: WithStorage): void {
  test(
    'gives the first free seat or the requested one, and does not start the game with the last',
    withStorage(async (storage) => {
      for (const name of ['ann', 'ben', 'cat']) await addPerson(storage, name);
      await storage.matches.open(newTable('t1'), newSeat('ann'));
      expect(await storage.matches.claimSeat('t1', newSeat('ben'), 2, 5)).toEqual({
        outcome: 'claimed',
        seat: 2,
        name: 'ben',
      });
      expect(await storage.matches.claimSeat('t1', newSeat('cat'), null, 6)).toEqual({
        outcome: 'claimed',
        seat: 1,
        name: 'cat',
      });
      expect(await storage.matches.find('t1')).toMatchObject({ status: 'open', updatedAt: 6 });
    }),
  );

  test(
    'gives a seat to one of many persons who claim it at once',
    withStorage(async (storage) => {
      await addPerson(storage, 'ann');
      await storage.matches.open(newTable('t1', { players: 6 }), newSeat('ann'));
      const others = Array.from({ length: 12 }, (_, index) => `p${String(index)}`);
      for (const id of others) await addPerson(storage, id);
      const answers = await Promise.all(
        others.map((id) => storage.matches.claimSeat('t1', newSeat(id), null, 5)),
      );
      const seats = answers.flatMap((answer) => ('seat' in answer ? [answer.seat] : []));
      expect([...seats].sort()).toEqual([1, 2, 3, 4, 5]);
      expect(answers.filter((answer) => 'error' in answer && answer.error === 'table-full')).toHaveLength(7);
      for (const [index, answer] of answers.entries()) {
        if (!('seat' in answer)) continue;
        expect(await storage.matches.seatByToken(`token-p${String(index)}`)).toMatchObject({
          seat: answer.seat,
        });
      }
    }),
  );

  test(
    'gives players who come at once names that look different',
    withStorage(async (storage) => {
      const { matches, persons } = storage;
      const ids = ['p1', 'p2', 'p3', 'p4', 'p5'];
      for (const id of ['ann', ...ids]) await addPerson(storage, id);
      await matches.open(newTable('t1', { players: 6 }), newSeat('ann'));
      const wanted = ['Same', 'same', 'S\u0430me', 'SAME', 'Sam\uFF45'];
      await Promise.all(
        ids.map((id, index) =>
          matches.claimSeat('t1', { ...newSeat(id), name: wanted[index] ?? '' }, null, 5),
        ),
      );
      const names = (await matches.find('t1'))?.seats.map(({ name }) => name) ?? [];
      expect(names).toHaveLength(6);
      for (const [index, name] of names.entries())
        expect([
          name,
          isNameTaken(
            name,
            names.filter((_, other) => other !== index),
          ),
        ]).toEqual([name, false]);
      const renamed = await Promise.all(['p1', 'p2'].map((id) => persons.renameAtTables(id, 'Twin')));
      expect(renamed.filter((outcome) => outcome === 'name-taken')).toHaveLength(1);
    }),
  );

  test(
    'rejects a taken seat, a second seat of one person and an unknown table',
    withStorage(async (storage) => {
      await addPerson(storage, 'ann');
      await addPerson(storage, 'ben');
      await storage.matches.open(newTable('t1'), newSeat('ann'));
      const secondSeat = { ...newSeat('ann'), tokenHash: 'another' };
      expect(await storage.matches.claimSeat('t1', secondSeat, null, 5)).toEqual({
        error: 'already-seated',
      });
      expect(await storage.matches.claimSeat('t1', newSeat('ben'), 0, 5)).toEqual({ error: 'seat-taken' });
      expect(await storage.matches.claimSeat('t1', newSeat('ben'), 3, 5)).toEqual({ error: 'seat-taken' });
      expect(await storage.matches.claimSeat('t2', newSeat('ben'), null, 5)).toEqual({
        error: 'not-found',
      });
    }),
  );

  test(
    'frees a seat only for its owner and before the start',
    withStorage(async (storage) => {
      await addStartedMatch(storage, 't1');
      expect(await storage.matches.leaveSeat('t1', 1, 'ben', 9)).toEqual({ error: 'already-started' });
      await addPerson(storage, 'dan');
      await storage.matches.open(newTable('t2'), { ...newSeat('dan') });
      await storage.matches.claimSeat('t2', { ...newSeat('ben'), tokenHash: 'ben-2' }, null, 5);
      expect(await storage.matches.leaveSeat('t2', 0, 'ben', 9)).toEqual({ error: 'not-your-seat' });
      expect(await storage.matches.leaveSeat('t2', 1, 'ben', 9)).toEqual({
        outcome: 'left',
        isTableClosed: false,
        hostId: 'dan',
        kickedId: null,
      });
      expect(await storage.matches.seatByToken('ben-2')).toBeNull();
      expect((await storage.matches.find('t2'))?.seats).toHaveLength(1);
    }),
  );

  test(
    'deletes a table and its secrets when the last person leaves',
    withStorage(async (storage) => {
      await addPerson(storage, 'ann');
      await storage.matches.open(newTable('t1'), newSeat('ann'));
      await storage.chat.add('t1', newLine(0, 'anyone?'));
      expect(await storage.matches.leaveSeat('t1', 0, 'ann', 9)).toEqual({
        outcome: 'left',
        isTableClosed: true,
        hostId: null,
        kickedId: null,
      });
      expect(await storage.matches.find('t1')).toBeNull();
      expect(await storage.matches.secretsOf('t1')).toBeNull();
      expect(await storage.chat.history('t1', 10, {})).toEqual([]);
    }),
  );

  test(
    'lists the tables of a person with the seat, newest first',
    withStorage(async (storage) => {
      await addStartedMatch(storage, 't1');
      await storage.matches.open(newTable('t2', { at: 5000 }), { ...newSeat('ben'), tokenHash: 'ben-2' });
      const tables = await storage.matches.ofPerson('ben', 10);
      expect(tables.map(({ match, seat }) => [match.id, seat])).toEqual([
        ['t2', 0],
        ['t1', 1],
      ]);
      const [first, ...others] = tables;
      expect(await storage.matches.ofPerson('ben', 1)).toEqual([first]);
      expect(await storage.matches.ofPerson('ben', 9, { createdAt: 5000, id: 't2' })).toEqual(others);
      expect(await storage.matches.ofPerson('ben', 9, others[0]?.match)).toEqual([]);
    }),
  );
}
