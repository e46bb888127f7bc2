import type { Using } from './using';
import { begun, move, person, progress, seatOf, table } from './samples';
import { NO_CLOCK, plainConduct } from '@great-fire/protocol';
import type { Pace } from '@great-fire/protocol';

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
        pace: NO_CLOCK,
        language: 'en',
        masksTalk: null,
        watching: { who: 'open', delayMinutes: 0 },
        conduct: null,
        private: false,
        hostId: 'ann',
        commitment: 'c0ffee',
        arePartsFixed: false,
        rulesVersion: '1.0.0',
        status: 'open',
        stateId: 0,
        turn: 0,
        activeSeat: null,
        step: null,
        burning: [],
        standing: null,
        seats: [
          {
            seat: 0,
            personId: 'ann',
            name: 'ann',
            bot: null,
            isReady: false,
            part: null,
            isPartShown: false,
          },
        ],
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
    'the versions of the rules that are in play are those of open and running tables',
    using(async (storage) => {
      await begun(storage, 't1');
      await storage.matches.open(table('t2', { rulesVersion: '0.9.0' }), {
        ...seatOf('ann'),
        tokenHash: 't2',
      });
      await storage.matches.open(table('t3', { rulesVersion: '0.8.0' }), {
        ...seatOf('ann'),
        tokenHash: 't3',
      });
      expect(await storage.matches.versionsInPlay()).toEqual(['0.8.0', '0.9.0', '1.0.0']);
      await storage.matches.leaveSeat('t3', 0, 'ann', 5);
      const over = progress({ status: 'finished', turn: 9, activeSeat: null });
      await storage.moves.commit(move('t1', 1, { progress: over }));
      expect(await storage.matches.versionsInPlay()).toEqual(['0.9.0']);
    }),
  );

  test(
    'a table is deserted when nobody who sits there came or played for long',
    using(async (storage) => {
      await begun(storage, 't1');
      await storage.matches.open(table('t2', { at: 1500 }), { ...seatOf('ann'), tokenHash: 't2' });
      const { deserted } = storage.matches;
      const always = (since: number) => ({ running: since, open: since, openForDays: since });
      expect(await deserted(always(1002), 10)).toEqual([]);
      expect(await deserted(always(9000), 10)).toEqual(['t1', 't2']);
      expect(await deserted(always(9000), 1)).toEqual(['t1']);
      await storage.matches.seen('t1', 9000);
      await storage.moves.commit(move('t2', 1));
      expect(await deserted(always(9000), 10)).toEqual(['t2']);
    }),
  );

  test(
    'games under way, open tables, and open tables of slow games are deserted each after a time of their own',
    using(async (storage) => {
      await begun(storage, 't1');
      const days: Pace = { clock: { kind: 'days', days: 3 }, timeOut: 'vote' };
      await storage.matches.open(table('t2', { at: 2000 }), seatOf2('t2'));
      await storage.matches.open(table('t3', { at: 3000, pace: days }), seatOf2('t3'));
      const { deserted } = storage.matches;
      expect(await deserted({ running: 9000, open: 9000, openForDays: 9000 }, 9)).toEqual(['t1', 't2', 't3']);
      expect(await deserted({ running: null, open: 9000, openForDays: 3000 }, 9)).toEqual(['t2']);
      expect(await deserted({ running: 9000, open: 2000, openForDays: 3001 }, 9)).toEqual(['t1', 't3']);
    }),
  );

  test(
    'a table that is closed is kept as unfinished, is listed as that, and takes neither seats nor moves',
    using(async (storage) => {
      await begun(storage, 't1');
      expect(await storage.matches.close('t1', 7000)).toBe(true);
      expect(await storage.matches.find('t1')).toMatchObject({ status: 'unfinished', activeSeat: null });
      const listed = async (status: 'running' | 'finished' | 'unfinished') =>
        (await storage.matches.list({ status, limit: 9, after: null })).map(({ id }) => id);
      expect([await listed('running'), await listed('finished'), await listed('unfinished')]).toEqual([
        [],
        [],
        ['t1'],
      ]);
      expect(await storage.moves.commit(move('t1', 1))).toEqual({ outcome: 'stale' });
      await person(storage, 'dan');
      const late = await storage.matches.takeSeat('t1', seatOf('dan'), null, 8000);
      expect(late.outcome).toBe('already-started');
      expect(await storage.matches.close('t1', 7001)).toBe(false);
      const since = { running: 9000, open: 9000, openForDays: 9000 };
      expect(await storage.matches.deserted(since, 10)).toEqual([]);
    }),
  );

  test(
    'a table that is removed leaves nothing behind but the people',
    using(async (storage) => {
      await begun(storage, 't1');
      await storage.moves.commit(move('t1', 1, { snapshot: '{}' }));
      expect(await storage.matches.remove('t1')).toBe(true);
      expect(await storage.matches.remove('t1')).toBe(false);
      expect(await storage.matches.find('t1')).toBeNull();
      expect(await storage.matches.secretsOf('t1')).toBeNull();
      expect(await storage.moves.after('t1', 0)).toEqual([]);
      expect(await storage.moves.latestSnapshot('t1')).toBeNull();
      expect(await storage.persons.find('ann')).not.toBeNull();
    }),
  );

  test(
    'private tables are listed where they are asked for only',
    using(async (storage) => {
      await person(storage, 'ann');
      await storage.matches.open(table('t1', { private: true }), seatOf('ann'));
      const query = { status: 'open', limit: 9, after: null } as const;
      expect(await storage.matches.list(query)).toEqual([]);
      expect(await storage.matches.list({ ...query, alsoPrivate: true })).toHaveLength(1);
    }),
  );

  test(
    'what the lobby shows of a game is said again only while the game stands where it was read',
    using(async (storage) => {
      await begun(storage, 't1');
      expect(await storage.matches.inSetup()).toEqual(['t1']);
      const first = { conduct: plainConduct(3, 2, 5), dueAt: null };
      const now = progress({ turn: 0, step: 'redeal', burning: ['pudding-lane'], standing: [40, 40, 40] });
      await storage.matches.setProgress('t1', 7, now, first);
      expect((await storage.matches.find('t1'))?.activeSeat).toBeNull();
      await storage.matches.setProgress('t1', 0, now, first);
      expect(await storage.matches.find('t1')).toMatchObject({
        activeSeat: 2,
        step: 'redeal',
        burning: ['pudding-lane'],
        standing: [40, 40, 40],
      });
    }),
  );
}

// One person may open many tables, with a token for each.
const seatOf2 = (id: string) => ({ ...seatOf('ann'), tokenHash: `token-${id}` });
