import type { Using } from './using';
import { begun, person, seatOf, table } from './samples';

export function tableContract(using: Using): void {
  test(
    'an opened table is read back as it was opened, its opener in seat 0',
    using(async (storage) => {
      await person(storage, 'ann');
      await storage.matches.open(table('t1'), seatOf('ann'));
      expect(await storage.matches.find('t1')).toEqual({
        id: 't1',
        tableName: 'Table t1',
        players: 3,
        options: { hiddenColours: true, moreDestruction: false, cones: 100 },
        private: false,
        commitment: 'c0ffee',
        rulesVersion: '1.0.0',
        status: 'open',
        stateId: 0,
        turn: 0,
        activeSeat: null,
        burning: [],
        seats: [{ seat: 0, personId: 'ann', name: 'ann' }],
        createdAt: 1000,
        updatedAt: 1000,
      });
    }),
  );

  test(
    'seed and entropies are read by themselves and are in nothing else that is read',
    using(async (storage) => {
      await begun(storage, 't1');
      expect(await storage.matches.secretsOf('t1')).toEqual({ seed: 'seed-t1', entropies: ['salt'] });
      expect(await storage.matches.secretsOf('t2')).toBeNull();
      const all = [
        await storage.matches.find('t1'),
        await storage.matches.list({ status: 'running', limit: 10, after: null }),
        await storage.matches.ofPerson('ann', 10),
        await storage.matches.byToken('token-ann'),
      ];
      expect(JSON.stringify(all)).not.toMatch(/seed-t1|salt/);
    }),
  );

  test(
    'tables are listed newest first, by status, in pages without gaps, private ones never',
    using(async (storage) => {
      await person(storage, 'ann');
      for (const [id, at] of [
        ['a', 10],
        ['b', 20],
        ['c', 20],
        ['d', 30],
      ] as const) {
        await storage.matches.open(table(id, { at }), seatOf2(id));
      }
      await storage.matches.open(table('secret', { at: 40, private: true }), seatOf2('secret'));
      const first = await storage.matches.list({ status: 'open', limit: 2, after: null });
      const after = { createdAt: 20, id: 'c' };
      const second = await storage.matches.list({ status: 'open', limit: 2, after });
      expect(first.map((match) => match.id)).toEqual(['d', 'c']);
      expect(second.map((match) => match.id)).toEqual(['b', 'a']);
      expect(await storage.matches.list({ status: 'running', limit: 9, after: null })).toEqual([]);
    }),
  );

  test(
    'what the lobby shows of a game is said again only while the game stands where it was read',
    using(async (storage) => {
      await begun(storage, 't1');
      expect(await storage.matches.inSetup()).toEqual(['t1']);
      const progress = { status: 'running', turn: 0, activeSeat: 2, burning: ['pudding-lane'] } as const;
      await storage.matches.setProgress('t1', 7, progress);
      expect((await storage.matches.find('t1'))?.activeSeat).toBeNull();
      await storage.matches.setProgress('t1', 0, progress);
      expect(await storage.matches.find('t1')).toMatchObject({ activeSeat: 2, burning: ['pudding-lane'] });
    }),
  );
}

// One person may open many tables, with a token for each.
const seatOf2 = (id: string) => ({ ...seatOf('ann'), tokenHash: `token-${id}` });
