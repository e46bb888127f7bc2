import type { TableFilter } from '@great-fire/protocol';
import { useEffect, useState } from 'react';
import type { LobbySnapshot } from './lobby-line';
import { LobbyLine } from './lobby-line';
import { useKnown } from './use-known';

export interface LobbyHandle {
  readonly lobby: LobbySnapshot;
  readonly showMore: () => Promise<void>;
}

/** The lobby's tables, live for as long as the component lives; the open ones as the server lists them by `filter`. */
export function useLobby(filter: TableFilter): LobbyHandle {
  const [line] = useState(() => {
    const made = new LobbyLine();
    made.setFilter(filter);
    return made;
  });
  useEffect(() => line.setFilter(filter), [line, filter]);
  return { lobby: useKnown(line), showMore: line.showMore };
}
