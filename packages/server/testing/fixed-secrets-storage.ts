import type { MatchSecrets } from '../src/entities/match';
import type { Storage } from '../src/storage/storage';

/** Wraps a storage so that every match begins from these secrets. All other data comes from the storage. */
export function withFixedSecrets(secrets: MatchSecrets): (storage: Storage) => Storage {
  return (storage) => ({
    ...storage,
    close: () => storage.close(),
    matches: {
      ...storage.matches,
      secretsOf: async (id) => (await storage.matches.secretsOf(id)) && secrets,
    },
  });
}
