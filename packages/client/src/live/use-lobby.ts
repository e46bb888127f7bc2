import type { TableFilter } from '@great-fire/protocol';
import { useEffect, useState } from 'react';
import type { LobbySnapshot } from './lobby-client';
import { LobbyClient } from './lobby-client';
import { useStoreTransition } from './use-store-transition';

export interface LobbyHandle {
  readonly lobby: LobbySnapshot;
  readonly loadMore: () => Promise<void>;
}

/** Subscribes to the lobby while the component is mounted. The server lists the open tables by `filter`. */
export function useLobby(filter: TableFilter): LobbyHandle {
  const [client] = useState(() => {
    const created = new LobbyClient();
    created.setFilter(filter);
    return created;
  });
  useEffect(() => client.setFilter(filter), [client, filter]);
  return { lobby: useStoreTransition(client), loadMore: client.loadMore };
}
