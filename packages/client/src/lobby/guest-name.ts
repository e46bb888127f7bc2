/** The name by which this browser's person sits down; remembered for the next table. */
import { create } from 'zustand';
import { keep, readKept } from '../shell/kept';

interface GuestName {
  readonly name: string;
  readonly setName: (name: string) => void;
}

export const useGuestName = create<GuestName>((set) => ({
  name: readKept('name') ?? '',
  setName: (name) => {
    keep('name', name);
    set({ name });
  },
}));
