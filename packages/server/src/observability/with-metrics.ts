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
  const { moves } = measuredStores;
  return {
    ...measuredStores,
    moves: {
      ...moves,
      commit: async (...args) => {
        const commit = await moves.commit(...args);
        metrics.countMoveCommit(commit);
        return commit;
      },
    },
    archive,
    changes,
    availability,
    close,
  };
}
