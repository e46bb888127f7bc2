import { wrapMethods } from '../storage/wrap-methods';
import type { Storage } from '../storage/storage';
import type { Metrics } from './metrics';

/** Returns a storage that measures every call of its stores. */
export function withMetrics(storage: Storage, metrics: Metrics): Storage {
  const measure = <T extends object>(name: string, store: T): T =>
    wrapMethods(store, (call, method) => async (...args) => {
      const startedAt = performance.now();
      try {
        return await call(...args);
      } finally {
        metrics.observeStorageCall(name, method, performance.now() - startedAt);
      }
    });
  const { archive, changes, availability, close, ...stores } = storage;
  const measuredStores = Object.fromEntries(
    Object.entries(stores).map(([name, store]) => [name, measure(name, store)]),
  ) as typeof stores;
  const { matches, moves, tableState } = measuredStores;
  return {
    ...measuredStores,
    moves: {
      ...moves,
      commit: async (...args) => {
        const commit = await moves.commit(...args);
        metrics.countMoveCommit(commit);
        if (commit === 'stored' && args[0].progress.status === 'finished') metrics.countGame('finished');
        return commit;
      },
    },
    tableState: {
      ...tableState,
      commit: async (...args) => {
        const outcome = await tableState.commit(...args);
        if (outcome === 'stored' && args[0].endsGame) metrics.countGame('unfinished');
        return outcome;
      },
    },
    matches: {
      ...matches,
      beginGame: async (...args) => {
        await matches.beginGame(...args);
        metrics.countGame('started');
      },
      close: async (...args) => {
        const before = await matches.close(...args);
        if (before === 'running') metrics.countGame('unfinished');
        return before;
      },
    },
    archive,
    changes,
    availability,
    close,
  };
}
