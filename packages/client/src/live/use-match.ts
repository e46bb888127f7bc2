import { useState } from 'react';
import { MatchClient } from './match-client';
import { monitorPage } from './monitor-page';
import type { MatchSnapshot } from './snapshot';
import { useStoreTransition } from './use-store-transition';

export interface MatchHandle {
  readonly client: MatchClient;
  readonly snapshot: MatchSnapshot;
}

/**
 * Subscribes to a match while the component is mounted. Mount the component with the match id as `key`, because a
 * client belongs to one match. `url`: origin of the server if it is not the page's.
 */
export function useMatch(match: string, url?: string): MatchHandle {
  return useMatchClient(
    () => new MatchClient({ match, monitor: monitorPage, ...(url !== undefined && { url }) }),
  );
}

/** Creates a client once and subscribes to it. */
export function useMatchClient(createClient: () => MatchClient): MatchHandle {
  const [client] = useState(createClient);
  return { client, snapshot: useStoreTransition(client) };
}
