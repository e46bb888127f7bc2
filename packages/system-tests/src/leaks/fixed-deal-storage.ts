import type { MatchSetup } from '@great-fire/game';
import type { Storage } from '@great-fire/server/testing';

/** A storage that tells of every match that it was dealt as `setup` says; all else is as it was stored. */
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
