import type { TableFilter } from '@great-fire/protocol';
import { startTransition, useEffect, useState } from 'react';
import type { LobbySnapshot } from './lobby-line';
import { LobbyLine } from './lobby-line';

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
  // A list is drawn in slices, between which the page answers whoever presses something.
  const [lobby, setLobby] = useState(line.getSnapshot);
  useEffect(() => {
    const follow = () => startTransition(() => setLobby(line.getSnapshot()));
    follow();
    return line.subscribe(follow);
  }, [line]);
  return { lobby, showMore: line.showMore };
}
