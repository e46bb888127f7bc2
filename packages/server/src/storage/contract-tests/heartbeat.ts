import { type TableState, emptyTableState } from '@great-fire/protocol';
import type { PostponeTableState } from '../heartbeat';
import type { Storage } from '../storage';
import { addFullTable, addStartedMatch, newMove, newStart } from './fixtures';
import type { WithStorage } from './with-storage';

const withDeadline = (deadline: number): TableState => {
  const state = emptyTableState(3, 2, 1003);
  return { ...state, clock: { ...state.clock, deadline } };
};

const postpone: PostponeTableState = (state, { from, to }) => {
  const deadline = (state.clock.deadline ?? 0) + to - from;
  return {
    state: { ...state, version: state.version + 1, clock: { ...state.clock, deadline } },
    dueAt: deadline,
  };
};

async function addRunningGames(storage: Storage, ids: readonly string[]): Promise<void> {
  for (const [index, id] of ids.entries()) {
    await addStartedMatch(storage, id, index > 0);
    await storage.matches.beginGame(id, newStart({}, { state: withDeadline(100), dueAt: 100 }));
  }
}

const deadlineOf = async (storage: Storage, id: string) =>
  (await storage.matches.find(id))?.tableState?.clock.deadline;

export function heartbeatContract(withStorage: WithStorage): void {
  test(
    'records the time since the last beat as a downtime, once for all servers that ask',
    withStorage(async ({ heartbeat }) => {
      expect(await heartbeat.recordDowntime(1_000, 30)).toBeNull(); // the first start
      await heartbeat.beat(2_000);
      expect(await heartbeat.recordDowntime(2_030, 30)).toBeNull();
      const asked = await Promise.all([
        heartbeat.recordDowntime(9_000, 30),
        heartbeat.recordDowntime(9_001, 30),
      ]);
      const recorded = asked.filter((downtime) => downtime !== null);
      expect(recorded).toEqual([{ from: 2_030, to: expect.any(Number) as number }]);
      expect(await heartbeat.downtimes()).toEqual(recorded);
      expect(await heartbeat.recordDowntime(5_000, 30)).toMatchObject({ to: 5_000 }); // the clock was set back
      expect(await heartbeat.downtimes()).toHaveLength(2);
    }),
  );

  test(
    'postpones each running game once for each downtime, in slices, from any server',
    withStorage(async (storage) => {
      const { heartbeat, tableState } = storage;
      const ids = ['t1', 't2', 't3', 't4', 't5'];
      await addRunningGames(storage, ids);
      await storage.matches.close('t5', 50);
      await addFullTable(storage, 't6', true); // without a state
      await heartbeat.recordDowntime(10, 5);
      expect(await heartbeat.postponeTables(2, 10, postpone)).toBe(false);
      await heartbeat.recordDowntime(1_010, 5);
      expect(await heartbeat.postponeTables(2, 1_010, postpone)).toBe(true);
      await heartbeat.recordDowntime(1_510, 5); // a crash between two slices
      let slices = 0;
      while (
        (await Promise.all([1, 2].map(() => heartbeat.postponeTables(2, 1_510, postpone)))).every(Boolean)
      )
        slices += 1;
      while (await heartbeat.postponeTables(2, 1_510, postpone)) slices += 1;
      expect(slices).toBeGreaterThan(1);
      for (const id of ['t1', 't2', 't3', 't4'])
        expect([id, await deadlineOf(storage, id)]).toEqual([id, 1_600]);
      expect(await deadlineOf(storage, 't5')).toBe(100);
      expect(await tableState.dueMatches(1_599, 9)).toEqual([]);
      expect(await tableState.dueMatches(1_600, 9)).toEqual(['t1', 't2', 't3', 't4']);
      const events = await tableState.events('t1');
      expect(events.map(({ id, event }) => [id, event.type])).toEqual([
        [1, 'times-moved'],
        [2, 'times-moved'],
      ]);
    }),
  );

  test(
    'postpones queued notifications with their table, and leaves a table alone that has nothing to move',
    withStorage(async (storage) => {
      const { heartbeat, notifications } = storage;
      await addRunningGames(storage, ['t1']);
      await storage.moves.commit(newMove('t1', 1, { tableState: { state: withDeadline(100), dueAt: 100 } }));
      const notification = { turn: '4/2', channel: 'email', target: 'ben', seat: 1, kind: 'turn' } as const;
      await notifications.enqueue({ matchId: 't1', promptedAt: 2001 }, [
        { ...notification, subjectId: 't1', dueAt: 500 },
      ]);
      await heartbeat.beat(10);
      await heartbeat.recordDowntime(1_010, 5);
      expect(await heartbeat.postponeTables(9, 1_010, () => null)).toBe(false);
      expect(await notifications.due('email', 1_499, 9)).toEqual([]);
      expect(await notifications.due('email', 1_500, 9)).toMatchObject([{ subjectId: 't1', dueAt: 1_500 }]);
      expect(await storage.tableState.events('t1')).toEqual([]);
      expect((await storage.matches.find('t1'))?.tableState?.version).toBe(0);
    }),
  );

  test(
    'rejects a move that was made before its table was postponed',
    withStorage(async (storage) => {
      await addRunningGames(storage, ['t1']);
      await storage.heartbeat.beat(10);
      await storage.heartbeat.recordDowntime(1_010, 5);
      await storage.heartbeat.postponeTables(9, 1_010, postpone);
      expect(await storage.moves.commit(newMove('t1', 1))).toBe('stale');
    }),
  );
}
