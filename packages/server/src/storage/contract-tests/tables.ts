import { NO_TIME_CONTROL, type TimeControl } from '@great-fire/protocol';
import type { WithStorage } from './with-storage';
import {
  addFullTable,
  addStartedMatch,
  newMove,
  addPerson,
  newProgress,
  newSeat,
  newStart,
  newTable,
} from './fixtures';

export function tableContract(withStorage: WithStorage): void {
  test(
    'returns an opened table as it was opened, with its opener in seat 0',
    withStorage(async (storage) => {
      await addPerson(storage, 'ann');
      await storage.matches.open(newTable('t1'), newSeat('ann'));
      expect(await storage.matches.find('t1')).toEqual({
        id: 't1',
        tableName: 'Table t1',
        players: 3,
        options: { hiddenColours: true, moreDestruction: false, cones: 100 },
        timeControl: NO_TIME_CONTROL,
        language: 'en',
        profanityFilter: null,
        botSpeed: 'normal',
        spectatorAccess: 'open',
        tableState: null,
        private: false,
        hostId: 'ann',
        commitment: 'c0ffee',
        rematchOfId: null,
        rulesVersion: '1.0.0',
        status: 'open',
        stateId: 0,
        turn: 0,
        activeSeat: null,
        step: null,
        burning: [],
        openScores: null,
        seats: [
          {
            seat: 0,
            personId: 'ann',
            name: 'ann',
            bot: null,
            isReady: false,
            contribution: null,
            openingHandAnswer: 'redeal',
          },
        ],
        createdAt: 1000,
        updatedAt: 1000,
      });
    }),
  );

  test(
    'returns the seed only by its own method',
    withStorage(async (storage) => {
      await addStartedMatch(storage, 't1');
      expect(await storage.matches.secretsOf('t1')).toEqual({ seed: 'seed-t1', entropies: [] });
      expect(await storage.matches.secretsOf('t2')).toBeNull();
      const all = [
        await storage.matches.find('t1'),
        await storage.matches.list({ status: 'running', limit: 10, after: null }),
        await storage.matches.ofPerson('ann', 10),
        await storage.matches.seatByToken('token-ann'),
      ];
      expect(JSON.stringify(all)).not.toMatch(/seed-t1/);
    }),
  );

  test(
    'lists tables by status, newest first, in pages without gaps and without private ones',
    withStorage(async (storage) => {
      await addPerson(storage, 'ann');
      for (const [id, at] of [
        ['a', 10],
        ['b', 20],
        ['c', 20],
        ['d', 30],
      ] as const) {
        await storage.matches.open(newTable(id, { at }), newSeatAt(id));
      }
      await storage.matches.open(newTable('secret', { at: 40, private: true }), newSeatAt('secret'));
      const first = await storage.matches.list({ status: 'open', limit: 2, after: null });
      const after = { createdAt: 20, id: 'c' };
      const second = await storage.matches.list({ status: 'open', limit: 2, after });
      expect(first.map((match) => match.id)).toEqual(['d', 'c']);
      expect(second.map((match) => match.id)).toEqual(['b', 'a']);
      expect(await storage.matches.list({ status: 'running', limit: 9, after: null })).toEqual([]);
    }),
  );

  test(
    'returns the rules versions of open and running tables',
    withStorage(async (storage) => {
      await addStartedMatch(storage, 't1');
      await storage.matches.open(newTable('t2', { rulesVersion: '0.9.0' }), {
        ...newSeat('ann'),
        tokenHash: 't2',
      });
      await storage.matches.open(newTable('t3', { rulesVersion: '0.8.0' }), {
        ...newSeat('ann'),
        tokenHash: 't3',
      });
      expect(await storage.matches.rulesVersionsInUse()).toEqual(['0.8.0', '0.9.0', '1.0.0']);
      await storage.matches.leaveSeat('t3', 0, 'ann', 5);
      const over = newProgress({ status: 'finished', turn: 9, activeSeat: null });
      await storage.moves.commit(newMove('t1', 1, { progress: over }));
      expect(await storage.matches.rulesVersionsInUse()).toEqual(['0.9.0']);
    }),
  );

  test(
    'lists a table as abandoned after a long time without a player or a move',
    withStorage(async (storage) => {
      await addStartedMatch(storage, 't1');
      await storage.matches.open(newTable('t2', { at: 1500 }), { ...newSeat('ann'), tokenHash: 't2' });
      const { abandoned } = storage.matches;
      const always = (since: number) => ({ running: since, open: since, openCorrespondence: since });
      expect(await abandoned(always(1002), 10)).toEqual([]);
      expect(await abandoned(always(9000), 10)).toEqual(['t1', 't2']);
      expect(await abandoned(always(9000), 1)).toEqual(['t1']);
      await storage.matches.touch('t1', 9000);
      await storage.moves.commit(newMove('t2', 1));
      expect(await abandoned(always(9000), 10)).toEqual(['t2']);
    }),
  );

  test(
    'lists running, open and open correspondence tables as abandoned after different times',
    withStorage(async (storage) => {
      await addStartedMatch(storage, 't1');
      const days: TimeControl = { clock: { kind: 'correspondence', days: 3 }, timeoutAction: 'vote' };
      await storage.matches.open(newTable('t2', { at: 2000 }), newSeatAt('t2'));
      await storage.matches.open(newTable('t3', { at: 3000, timeControl: days }), newSeatAt('t3'));
      const { abandoned } = storage.matches;
      expect(await abandoned({ running: 9000, open: 9000, openCorrespondence: 9000 }, 9)).toEqual([
        't1',
        't2',
        't3',
      ]);
      expect(await abandoned({ running: null, open: 9000, openCorrespondence: 3000 }, 9)).toEqual(['t2']);
      expect(await abandoned({ running: 9000, open: 2000, openCorrespondence: 3001 }, 9)).toEqual([
        't1',
        't3',
      ]);
    }),
  );

  test(
    'keeps a closed table as unfinished, which takes neither seats nor moves',
    withStorage(async (storage) => {
      await addStartedMatch(storage, 't1');
      expect(await storage.matches.close('t1', 7000)).toBe('running');
      expect(await storage.matches.find('t1')).toMatchObject({ status: 'unfinished', activeSeat: null });
      const listed = async (status: 'running' | 'finished' | 'unfinished') =>
        (await storage.matches.list({ status, limit: 9, after: null })).map(({ id }) => id);
      expect([await listed('running'), await listed('finished'), await listed('unfinished')]).toEqual([
        [],
        [],
        ['t1'],
      ]);
      expect(await storage.moves.commit(newMove('t1', 1))).toBe('stale');
      await addPerson(storage, 'dan');
      const late = await storage.matches.claimSeat('t1', newSeat('dan'), null, 8000);
      expect(late).toEqual({ error: 'already-started' });
      expect(await storage.matches.close('t1', 7001)).toBeNull();
      const since = { running: 9000, open: 9000, openCorrespondence: 9000 };
      expect(await storage.matches.abandoned(since, 10)).toEqual([]);
    }),
  );

  test(
    'deletes a removed table with everything except the persons',
    withStorage(async (storage) => {
      await addStartedMatch(storage, 't1');
      await storage.moves.commit(newMove('t1', 1, { snapshot: '{}' }));
      expect(await storage.matches.remove('t1')).toBe(true);
      expect(await storage.matches.remove('t1')).toBe(false);
      expect(await storage.matches.find('t1')).toBeNull();
      expect(await storage.matches.secretsOf('t1')).toBeNull();
      expect(await storage.moves.after('t1', 0)).toEqual([]);
      expect(await storage.moves.latestSnapshot('t1', 9)).toBeNull();
      expect(await storage.persons.find('ann')).not.toBeNull();
    }),
  );

  test(
    'lists private tables only on request',
    withStorage(async (storage) => {
      await addPerson(storage, 'ann');
      await storage.matches.open(newTable('t1', { private: true }), newSeat('ann'));
      const query = { status: 'open', limit: 9, after: null } as const;
      expect(await storage.matches.list(query)).toEqual([]);
      expect(await storage.matches.list({ ...query, includePrivate: true })).toHaveLength(1);
    }),
  );

  test(
    'begins a started game once, with the answers about the opening hands as its first moves',
    withStorage(async (storage) => {
      const { matches, moves } = storage;
      await addFullTable(storage, 't1');
      const answers = [1, 2, 3, 4].map((stateId) => ({
        ...{ stateId, seat: stateId % 3, moveId: `opening-hand:${String(stateId)}` },
        ...{ action: '{"type":"keep-hand"}', events: '[]', at: 1003 },
      }));
      const start = { ...newStart({ openScores: [40, 40, 40] }), moves: answers };
      await matches.beginGame('t1', start);
      expect(await matches.find('t1')).toMatchObject({ status: 'open', stateId: 0, tableState: null });
      await matches.updateSetup('t1', { type: 'start', by: 'ann' }, 1002);
      expect(await matches.interruptedStarts()).toEqual(['t1']);
      await matches.beginGame('t1', start);
      await matches.beginGame('t1', newStart({ activeSeat: 0 }));
      expect(await matches.interruptedStarts()).toEqual([]);
      expect(await matches.find('t1')).toMatchObject({
        status: 'running',
        stateId: 4,
        activeSeat: 2,
        step: 'band',
        burning: ['aldgate'],
        openScores: [40, 40, 40],
        tableState: start.tableState.state,
      });
      expect(await moves.after('t1', 0)).toEqual(answers);
      expect(await moves.commit(newMove('t1', 1))).toBe('stale');
      expect(await moves.commit(newMove('t1', 5))).toBe('stored');
    }),
  );
}

// One person may open many tables, with a token for each.
const newSeatAt = (id: string) => ({ ...newSeat('ann'), tokenHash: `token-${id}` });
