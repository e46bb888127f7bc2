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
 * the player has typed another name. A field that has the focus keeps its text until it loses it.
 */
export function adoptServerName(received: string | null): void {
  const previousName = serverName ?? initialName;
  serverName = received;
  if (received === null) return;
  const adopt = () => {
    const { name, setName } = usePlayerName.getState();
    const isTyped = name !== previousName && name !== '';
    if (!isTyped && name !== received) setName(received);
  };
  const { activeElement } = document;
  if (activeElement instanceof HTMLInputElement)
    activeElement.addEventListener('blur', adopt, { once: true });
  else adopt();
}

/** Sends the typed name to the server if it differs there. All tables then show the new name. */
export async function saveName(): Promise<void> {
  const trimmedName = usePlayerName.getState().name.trim();
  if (serverName === null || trimmedName === '' || trimmedName === serverName) return;
  await changeName(trimmedName);
  serverName = trimmedName;
}
