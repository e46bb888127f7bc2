import { addFullTable, addStartedMatch, newMove, newProgress } from './fixtures';
import type { WithStorage } from './with-storage';

export function statisticsContract(withStorage: WithStorage): void {
  test(
    'counts people, tables by status, and moves',
    withStorage(async (storage) => {
      const { matches, moves, statistics } = storage;
      expect(await statistics.read(0)).toEqual({
        people: 0,
        groups: 0,
        seenSince: 0,
        tables: { open: 0, running: 0, finished: 0, unfinished: 0 },
        finishedSince: 0,
        moves: 0,
        databaseBytes: expect.any(Number) as number,
      });
      await addStartedMatch(storage, 't1'); // ann, ben and cat
      await moves.commit(newMove('t1', 1));
      await moves.commit(newMove('t1', 2, { progress: newProgress({ status: 'finished' }) }));
      await addStartedMatch(storage, 't2', true);
      await moves.commit(newMove('t2', 1));
      await addFullTable(storage, 't3', true);
      await addFullTable(storage, 't4', true);
      await matches.close('t4', 2000);
      const counted = await statistics.read(0);
      expect(counted).toMatchObject({
        ...{ people: 3, seenSince: 3, finishedSince: 1, moves: 3 },
        tables: { open: 1, running: 1, finished: 1, unfinished: 1 },
      });
      expect(counted.databaseBytes).toBeGreaterThan(0);
      const later = await statistics.read(1_000_000_000);
      expect(later).toMatchObject({ people: 3, seenSince: 0, finishedSince: 0 });
    }),
  );
}
