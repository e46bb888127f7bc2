import type { WithStorage } from './with-storage';
import { addStartedMatch, newMove, addPerson, newProgress, newSeat, newTable } from './fixtures';

export function moveContract(withStorage: WithStorage): void {
  test(
    "advances the match by one state with a stored move, its log row and the lobby's columns",
    withStorage(async (storage) => {
      await addStartedMatch(storage, 't1');
      expect(await storage.moves.commit(newMove('t1', 1))).toBe('stored');
      expect(await storage.matches.find('t1')).toMatchObject({
        stateId: 1,
        turn: 4,
        activeSeat: 2,
        burning: ['aldgate'],
        updatedAt: 2001,
      });
      expect(await storage.moves.after('t1', 0)).toEqual([
        { stateId: 1, seat: 0, moveId: 'move-1', action: '{"type":"end-actions"}', events: '[1]', at: 2001 },
      ]);
    }),
  );

  test(
    'reads the moves after a state with the table state of the same moment',
    withStorage(async (storage) => {
      expect(await storage.moves.since('t1', 0, 9)).toBeNull();
      await addStartedMatch(storage, 't1');
      await storage.moves.commit(newMove('t1', 1));
      await storage.moves.commit(newMove('t1', 2));
      const { tableState = null } = (await storage.matches.find('t1')) ?? {};
      expect(tableState).not.toBeNull();
      for (const stateId of [0, 1, 2, 3])
        expect(await storage.moves.since('t1', stateId, 9)).toEqual({
          moves: await storage.moves.after('t1', stateId),
          tableState,
        });
      expect((await storage.moves.since('t1', 0, 1))?.moves.map(({ stateId }) => stateId)).toEqual([1]);
    }),
  );

  test(
    'stores one of two moves on the same state, and writes nothing of the other',
    withStorage(async (storage) => {
      await addStartedMatch(storage, 't1');
      const outcomes = await Promise.all([
        storage.moves.commit(newMove('t1', 1, { seat: 0, moveId: 'mine' })),
        storage.moves.commit(newMove('t1', 1, { seat: 1, moveId: 'yours', snapshot: '{}' })),
      ]);
      expect(outcomes).toEqual(['stored', 'stale']);
      expect((await storage.moves.after('t1', 0)).map((row) => row.moveId)).toEqual(['mine']);
      expect(await storage.moves.latestSnapshot('t1', 9)).toBeNull();
    }),
  );

  test(
    'stores the other moves of a batch when one of them cannot be written',
    withStorage(async (storage) => {
      await addStartedMatch(storage, 't1');
      // A time must be a number, so the storage itself must reject the row.
      const torn = newMove('t1', 2, { at: 'soon' as unknown as number, snapshot: '{}' });
      const [first, failed, duplicate] = await Promise.allSettled([
        storage.moves.commit(newMove('t1', 1)),
        storage.moves.commit(torn),
        storage.moves.commit(newMove('t1', 2)),
      ]);
      expect(first).toEqual({ status: 'fulfilled', value: 'stored' });
      expect(failed.status).toBe('rejected');
      expect(duplicate).toEqual({ status: 'fulfilled', value: 'stored' });
      expect((await storage.moves.after('t1', 0)).map(({ at }) => at)).toEqual([2001, 2002]);
      expect(await storage.moves.latestSnapshot('t1', 9)).toBeNull();
    }),
  );

  test(
    'writes nothing for a move that is stored, and knows it by state, seat and id',
    withStorage(async (storage) => {
      await addStartedMatch(storage, 't1');
      const move = newMove('t1', 1, { moveId: 'once' });
      expect(await storage.moves.isStored(move)).toBe(false);
      await storage.moves.commit(move);
      expect(await storage.moves.commit({ ...move, snapshot: '{}' })).toBe('duplicate');
      expect((await storage.matches.find('t1'))?.stateId).toBe(1);
      expect(await storage.moves.latestSnapshot('t1', 9)).toBeNull();
      expect(await storage.moves.isStored(move)).toBe(true);
      for (const other of [{ moveId: 'other' }, { seat: 1 }]) {
        expect(await storage.moves.commit({ ...move, ...other })).toBe('stale');
        expect(await storage.moves.isStored({ ...move, ...other })).toBe(false);
      }
      expect(await storage.moves.isStored({ ...move, stateId: 2 })).toBe(false);
      expect(await storage.moves.commit(newMove('t1', 2, { moveId: 'once' }))).toBe('stored');
    }),
  );

  test(
    'rejects a move when the game has not started, is over or does not exist',
    withStorage(async (storage) => {
      await addPerson(storage, 'dan');
      await storage.matches.open(newTable('open'), { ...newSeat('dan') });
      expect(await storage.moves.commit(newMove('open', 1))).toBe('stale');
      expect(await storage.moves.commit(newMove('gone', 1))).toBe('stale');
      await addStartedMatch(storage, 't1');
      const over = newProgress({ status: 'finished', turn: 9, activeSeat: null });
      await storage.moves.commit(newMove('t1', 1, { progress: over }));
      expect(await storage.moves.commit(newMove('t1', 2))).toBe('stale');
    }),
  );

  test(
    'reads the log in order, after a state or in pages before one',
    withStorage(async (storage) => {
      await addStartedMatch(storage, 't1');
      for (const stateId of [1, 2, 3, 4, 5]) await storage.moves.commit(newMove('t1', stateId));
      const ids = (rows: readonly { readonly stateId: number }[]) => rows.map((row) => row.stateId);
      expect(ids(await storage.moves.after('t1', 3))).toEqual([4, 5]);
      expect(ids(await storage.moves.after('t1', 1, 3))).toEqual([2, 3]);
      expect(ids(await storage.moves.before('t1', 5, 2))).toEqual([3, 4]);
      expect(await storage.moves.countOf('t1', 0)).toBe(5);
      expect(await storage.moves.countOf('t1', 1)).toBe(0);
      expect(ids(await storage.moves.before('t1', 3, 10))).toEqual([1, 2]);
    }),
  );

  test(
    "appends a takeback to the log, and sets the lobby's columns back",
    withStorage(async (storage) => {
      await addStartedMatch(storage, 't1');
      for (const stateId of [1, 2]) await storage.moves.commit(newMove('t1', stateId, { snapshot: '{}' }));
      const action = '{"to":1,"consent":[0,1,2]}';
      const earlier = newProgress({
        turn: 3,
        activeSeat: 1,
        burning: [],
        step: 'spread',
        openScores: [40, 38, 36],
      });
      const back = { action, moveId: 'take-back:3', events: '[]', progress: earlier, snapshot: '{"at":3}' };
      const outcomes = await Promise.all([
        storage.moves.commit(newMove('t1', 3, back)),
        storage.moves.commit(newMove('t1', 3)),
      ]);
      expect(outcomes).toEqual(['stored', 'stale']);
      expect(await storage.matches.find('t1')).toMatchObject({
        stateId: 3,
        turn: 3,
        activeSeat: 1,
        step: 'spread',
        burning: [],
        openScores: [40, 38, 36],
      });
      expect(await storage.moves.latestSnapshot('t1', 9)).toEqual({ stateId: 3, state: '{"at":3}' });
      expect((await storage.moves.after('t1', 2))[0]).toMatchObject({ action, moveId: 'take-back:3' });
    }),
  );

  test(
    'returns the latest snapshot at or before a state',
    withStorage(async (storage) => {
      await addStartedMatch(storage, 't1');
      await storage.moves.commit(newMove('t1', 1, { snapshot: '{"at":1}' }));
      await storage.moves.commit(newMove('t1', 2));
      expect(await storage.moves.latestSnapshot('t1', 9)).toEqual({ stateId: 1, state: '{"at":1}' });
      await storage.moves.commit(newMove('t1', 3, { snapshot: '{"at":3}' }));
      for (const stateId of [3, 9])
        expect(await storage.moves.latestSnapshot('t1', stateId)).toEqual({ stateId: 3, state: '{"at":3}' });
      for (const stateId of [1, 2])
        expect(await storage.moves.latestSnapshot('t1', stateId)).toEqual({ stateId: 1, state: '{"at":1}' });
      expect(await storage.moves.latestSnapshot('t1', 0)).toBeNull();
    }),
  );

  test(
    'lists the takebacks of a match in order, and no moves',
    withStorage(async (storage) => {
      await addStartedMatch(storage, 't1');
      const takeback = (stateId: number, to: number) =>
        newMove('t1', stateId, { moveId: `take-back:${String(stateId)}`, action: `{"to":${String(to)}}` });
      const ids = ['take-back', 'take-backs', 'take-bac:', 'take-back-'];
      for (const [index, moveId] of ids.entries())
        await storage.moves.commit(newMove('t1', index + 1, { moveId }));
      for (const stateId of [5, 6, 7, 8, 9]) await storage.moves.commit(takeback(stateId, stateId - 2));
      await storage.moves.commit(takeback(10, 9));
      expect(await storage.moves.takebacks('t1')).toEqual(
        [3, 4, 5, 6, 7, 9].map((to, index) => ({ stateId: index + 5, action: `{"to":${String(to)}}` })),
      );
      expect(await storage.moves.takebacks('t2')).toEqual([]);
    }),
  );
}
