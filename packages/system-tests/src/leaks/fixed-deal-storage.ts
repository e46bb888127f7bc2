import type { MatchSetup } from '@great-fire/game';
import type { Storage } from '@great-fire/server/testing';

/** Wraps a storage so that every match appears to be dealt as in `setup`. All other data comes from the storage. */
export function withFixedDeal({ seed, dealt }: MatchSetup): (storage: Storage) => Storage {
  return (storage) => ({
    ...storage,
    close: () => storage.close(),
    matches: {
      ...storage.matches,
      secretsOf: async (id) => {
        const stored = await storage.matches.secretsOf(id);
        return stored && { seed, entropies: [], ...(dealt && { dealt }) };
      },
    },
  });
}
