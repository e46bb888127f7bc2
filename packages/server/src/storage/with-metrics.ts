import type { Metrics } from '../observability/metrics';
import { wrapMethods } from './wrap-methods';
import type { Storage } from './storage';

/** The storage with every round trip measured. */
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
    tableState: measure('conduct', storage.tableState),
    results: measure('results', storage.results),
    chat: measure('chat', storage.chat),
    moderation: measure('care', storage.moderation),
    blocks: measure('blocks', storage.blocks),
    notes: measure('notes', storage.notes),
    notifications: measure('notices', storage.notifications),
    notificationTargets: measure('reach', storage.notificationTargets),
    emails: measure('mail', storage.emails),
    leases: measure('leases', storage.leases),
    presence: measure('presence', storage.presence),
    moves: {
      ...moves,
      commit: async (move) => {
        const commit = await moves.commit(move);
        metrics.countMoveCommit(commit);
        return commit;
      },
    },
  };
}
