/** The player's name in this browser, stored for the next table. */
import { create } from 'zustand';
import { writeStored, readStored } from '../lib/local-storage';

interface PlayerNameState {
  readonly name: string;
  readonly setName: (name: string) => void;
}

export const usePlayerName = create<PlayerNameState>((set) => ({
  name: readStored('name') ?? '',
  setName: (name) => {
    writeStored('name', name);
    set({ name });
  },
}));
