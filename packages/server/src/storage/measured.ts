import type { Metrics } from '../metrics';
import { eachMethod } from './each-method';
import type { Storage } from './storage';

/** The storage with every round trip measured. */
export function measured(storage: Storage, metrics: Metrics): Storage {
  const watched = <T extends object>(name: string, store: T): T =>
    eachMethod(store, (work, method) => async (...given) => {
      const began = performance.now();
      try {
        return await work(...given);
      } finally {
        metrics.asked(name, method, performance.now() - began);
      }
    });
  const moves = watched('moves', storage.moves);
  return {
    ...storage,
    persons: watched('persons', storage.persons),
    matches: watched('matches', storage.matches),
    conduct: watched('conduct', storage.conduct),
    results: watched('results', storage.results),
    chat: watched('chat', storage.chat),
    care: watched('care', storage.care),
    blocks: watched('blocks', storage.blocks),
    notes: watched('notes', storage.notes),
    notices: watched('notices', storage.notices),
    reach: watched('reach', storage.reach),
    mail: watched('mail', storage.mail),
    leases: watched('leases', storage.leases),
    presence: watched('presence', storage.presence),
    moves: {
      ...moves,
      commit: async (move) => {
        const commit = await moves.commit(move);
        metrics.committed(commit);
        return commit;
      },
    },
  };
}
