/** The name by which this browser's person sits down; remembered for the next table. */
import { create } from 'zustand';
import { changeName } from '../connection/api';
import { keep, readKept } from '../shell/kept';

interface GuestName {
  readonly name: string;
  readonly known: string | null; // by which the server knows this person; null: it knows nobody, or has not told yet
  readonly isTyped: boolean; // in this page, and the server has not heard of it
  readonly setName: (name: string) => void;
  /** The server told by which name it knows this person; it may have been changed on another device. */
  readonly hear: (known: string | null) => void;
}

export const useGuestName = create<GuestName>((set, get) => ({
  name: readKept('name') ?? '',
  known: null,
  isTyped: false,
  setName: (name) => {
    keep('name', name);
    set({ name, isTyped: true });
  },
  hear: (known) => {
    set({ known });
    if (known === null || (get().isTyped && get().name.trim() !== known)) return;
    keep('name', known);
    set({ name: known, isTyped: false });
  },
}));

/** Tells the server what was typed, where it knows this person by another name: the tables call them so at once. */
export async function settleName(): Promise<void> {
  const { name, known, hear } = useGuestName.getState();
  const wanted = name.trim();
  if (known === null || wanted === '' || wanted === known) return;
  await changeName(wanted);
  hear(wanted);
}
