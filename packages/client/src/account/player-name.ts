/** The player's name: stored in this browser for the next table, and synchronised with the server. */
import { create } from 'zustand';
import { writeStored, readStored } from '../lib/local-storage';
import { changeName } from '../api/account';

interface PlayerNameState {
  readonly name: string;
  readonly setName: (name: string) => void;
}

export const usePlayerName = create<PlayerNameState>((set) => ({
  name: readStored('player-name') ?? '',
  setName: (name) => {
    writeStored('player-name', name);
    set({ name });
  },
}));

const initialName = usePlayerName.getState().name;
let serverName: string | null = null; // null: unknown player, or not loaded yet

/**
 * Stores the name that the server sent; null: unknown player. If another device changed it, the field adopts it unless
 * the player has typed another name.
 */
export function adoptServerName(received: string | null): void {
  const { name, setName } = usePlayerName.getState();
  const isTyped = name !== (serverName ?? initialName) && name !== '';
  serverName = received;
  if (received !== null && !isTyped && name !== received) setName(received);
}

/** Sends the typed name to the server if it differs there. All tables then show the new name. */
export async function saveName(): Promise<void> {
  const trimmedName = usePlayerName.getState().name.trim();
  if (serverName === null || trimmedName === '' || trimmedName === serverName) return;
  await changeName(trimmedName);
  serverName = trimmedName;
}
