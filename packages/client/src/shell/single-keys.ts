/**
 * Whether keys of one character do something wherever the focus is. Who dictates to the computer, or presses
 * keys unawares, switches them off (WCAG 2.1.4); Enter, Escape, arrows and F1 stay.
 */
import { create } from 'zustand';
import { keep, readKept } from './kept';

interface SingleKeys {
  readonly isOn: boolean;
  readonly turn: (isOn: boolean) => void;
}

export const useSingleKeys = create<SingleKeys>((set) => ({
  isOn: readKept('single-keys') !== 'off',
  turn: (isOn) => {
    keep('single-keys', isOn ? 'on' : 'off');
    set({ isOn });
  },
}));

/** Whether a key that was pressed may do something away from the focus. */
export const isHeard = ({ key }: Pick<KeyboardEvent, 'key'>): boolean =>
  key.length > 1 || useSingleKeys.getState().isOn;
