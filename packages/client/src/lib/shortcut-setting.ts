/**
 * Setting for shortcuts of one character (WCAG 2.1.4). Users of speech input, or users who press keys by accident,
 * switch them off. Enter, Escape, arrows and F1 stay.
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

/** Returns whether a key may trigger a shortcut. */
export const isShortcutAllowed = ({ key }: Pick<KeyboardEvent, 'key'>): boolean =>
  key.length > 1 || useShortcutSetting.getState().isOn;
