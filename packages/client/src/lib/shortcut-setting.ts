/**
 * Whether keys of one character do something wherever the focus is. Who dictates to the computer, or presses
 * keys unawares, switches them off (WCAG 2.1.4); Enter, Escape, arrows and F1 stay.
 */
import { create } from 'zustand';
import { writeStored, readStored } from './local-storage';

interface ShortcutSetting {
  readonly isOn: boolean;
  readonly setOn: (isOn: boolean) => void;
}

export const useShortcutSetting = create<ShortcutSetting>((set) => ({
  isOn: readStored('single-keys') !== 'off',
  setOn: (isOn) => {
    writeStored('single-keys', isOn ? 'on' : 'off');
    set({ isOn });
  },
}));

/** Whether a key that was pressed may do something away from the focus. */
export const isShortcutAllowed = ({ key }: Pick<KeyboardEvent, 'key'>): boolean =>
  key.length > 1 || useShortcutSetting.getState().isOn;
