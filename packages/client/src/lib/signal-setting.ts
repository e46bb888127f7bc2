/** The setting whether the map shows where players point. Without it, this page points neither. */
import { create } from 'zustand';
import { readStored, writeStored } from './local-storage';

interface SignalSetting {
  readonly isOn: boolean;
  readonly setOn: (isOn: boolean) => void;
}

export const useSignalSetting = create<SignalSetting>((set) => ({
  isOn: readStored('signals') !== 'off',
  setOn: (isOn) => {
    writeStored('signals', isOn ? 'on' : 'off');
    set({ isOn });
  },
}));
