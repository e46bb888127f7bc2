/**
 * The settings of sound and touch: on or off, the volume, and whether a phone vibrates. Sound is off by default on
 * phones and on screens that several people share.
 */
import { create } from 'zustand';
import { writeStored, readStored } from './local-storage';

interface SoundSetting {
  readonly isOn: boolean;
  readonly volume: number; // 0 to 1
  readonly isVibrationOn: boolean; // on the own turn
  readonly setOn: (isOn: boolean) => void;
  /** Turns sound off on a screen that several people share, unless the user chose. The choice is not stored. */
  readonly muteSharedScreen: () => void;
  readonly setVibration: (isOn: boolean) => void;
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
  isVibrationOn: readStored('vibration') !== 'off',
  setOn: (isOn) => {
    const volume = isOn && get().volume === 0 ? DEFAULT_VOLUME : get().volume; // sound that is on is audible
    set({ isOn, volume });
    saveSetting(isOn, volume);
  },
  muteSharedScreen: () => {
    if (readStored('sound') === null) set({ isOn: false });
  },
  setVibration: (isVibrationOn) => {
    set({ isVibrationOn });
    writeStored('vibration', isVibrationOn ? 'on' : 'off');
  },
  setVolume: (volume) => {
    set({ volume, isOn: volume > 0 });
    saveSetting(volume > 0, volume);
  },
}));

const TURN_PATTERN_MS = [40, 60, 40];

/** Vibrates shortly, on a phone whose user did not switch it off. iPhones do not vibrate for pages. */
export function vibrateForTurn(): void {
  if (!useSoundSetting.getState().isVibrationOn || !window.matchMedia('(pointer: coarse)').matches) return;
  if ('vibrate' in navigator) navigator.vibrate(TURN_PATTERN_MS);
}
