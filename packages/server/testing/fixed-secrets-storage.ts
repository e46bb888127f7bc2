import type { MatchSetup } from '@great-fire/game';
import type { MatchSecrets } from '../src/entities/match';
import type { Storage } from '../src/storage/storage';

/** Secrets with a given deal or position, which no storage keeps. */
type FixedSecrets = MatchSecrets & Pick<MatchSetup, 'dealt' | 'position'>;

/** Wraps a storage so that every match begins from these secrets. All other data comes from the storage. */
export function withFixedSecrets(secrets: FixedSecrets): (storage: Storage) => Storage {
  return (storage) => ({
    ...storage,
    close: () => storage.close(),
    matches: {
      ...storage.matches,
      secretsOf: async (id) => (await storage.matches.secretsOf(id)) && secrets,
    },
  });
}
