import type { Metrics } from './metrics';
import { wrapMethods } from '../storage/wrap-methods';
import type { Storage } from '../storage/storage';

/** Returns a storage that measures every call. */
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
  const moves = measure('moves', storage.moves);
  return {
    ...storage,
    persons: measure('persons', storage.persons),
    matches: measure('matches', storage.matches),
    tableState: measure('tableState', storage.tableState),
    results: measure('results', storage.results),
    chat: measure('chat', storage.chat),
    moderation: measure('moderation', storage.moderation),
    blocks: measure('blocks', storage.blocks),
    notes: measure('notes', storage.notes),
    notifications: measure('notifications', storage.notifications),
    notificationTargets: measure('notificationTargets', storage.notificationTargets),
    emails: measure('emails', storage.emails),
    leases: measure('leases', storage.leases),
    presence: measure('presence', storage.presence),
    retention: measure('retention', storage.retention),
    moves: {
      ...moves,
      commit: async (...args) => {
        const commit = await moves.commit(...args);
        metrics.countMoveCommit(commit);
        return commit;
      },
    },
  };
}
