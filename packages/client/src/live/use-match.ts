import { useState } from 'react';
import { MatchClient } from './match-client';
import type { MatchSnapshot } from './snapshot';
import { useStoreTransition } from './use-store-transition';

export interface MatchHandle {
  readonly client: MatchClient;
  readonly snapshot: MatchSnapshot;
}

/**
 * Follows one match for as long as the component lives. Mount it under a `key` of the match id: another
 * match is another line. `url` is the server's origin where it is not the page's own.
 */
export function useMatch(match: string, url?: string): MatchHandle {
  return useMatchClient(() => new MatchClient({ match, ...(url !== undefined && { url }) }));
}

/** Follows a line that is made once. */
export function useMatchClient(createClient: () => MatchClient): MatchHandle {
  const [client] = useState(createClient);
  return { client, snapshot: useStoreTransition(client) };
}
