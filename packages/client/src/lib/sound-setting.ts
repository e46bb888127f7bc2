/** The sound setting: on or off, and the volume. Off by default on phones. */
import { create } from 'zustand';
import { writeStored, readStored } from './local-storage';

interface SoundSetting {
  readonly isOn: boolean;
  readonly volume: number; // 0 to 1
  readonly setOn: (isOn: boolean) => void;
  readonly setVolume: (volume: number) => void;
}

const DEFAULT_VOLUME = 0.6;
const STORED_PATTERN = /^(on|off) (0(?:\.\d+)?|1)$/;

function loadSetting(): { readonly isOn: boolean; readonly volume: number } {
  const [, state, volume] = STORED_PATTERN.exec(readStored('sound') ?? '') ?? [];
  if (state !== undefined) return { isOn: state === 'on', volume: Number(volume) };
  return { isOn: !window.matchMedia('(pointer: coarse)').matches, volume: DEFAULT_VOLUME };
}

const saveSetting = (isOn: boolean, volume: number) =>
  writeStored('sound', `${isOn ? 'on' : 'off'} ${volume}`);

export const useSoundSetting = create<SoundSetting>((set, get) => ({
  ...loadSetting(),
  setOn: (isOn) => {
    const volume = isOn && get().volume === 0 ? DEFAULT_VOLUME : get().volume; // sound that is on is audible
    set({ isOn, volume });
    saveSetting(isOn, volume);
  },
  setVolume: (volume) => {
    set({ volume, isOn: volume > 0 });
    saveSetting(volume > 0, volume);
  },
}));
