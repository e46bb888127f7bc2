import { useState, useSyncExternalStore } from 'react';
import type { LobbySnapshot } from './lobby-line';
import { LobbyLine } from './lobby-line';

export interface LobbyHandle {
  readonly lobby: LobbySnapshot;
  readonly showMore: () => Promise<void>;
}

/** The lobby's tables, live for as long as the component lives. */
export function useLobby(): LobbyHandle {
  const [line] = useState(() => new LobbyLine());
  const lobby = useSyncExternalStore(line.subscribe, line.getSnapshot, line.getSnapshot);
  return { lobby, showMore: line.showMore };
}
