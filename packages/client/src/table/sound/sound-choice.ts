/** How loud the table is. Phones are silent until somebody asks for sound. */
import { create } from 'zustand';
import { keep, readKept } from '../../shell/kept';

interface SoundChoice {
  readonly isOn: boolean;
  readonly volume: number; // 0 to 1
  readonly turn: (isOn: boolean) => void;
  readonly setVolume: (volume: number) => void;
}

const USUAL = 0.6;
const KEPT = /^(on|off) (0(?:\.\d+)?|1)$/;

function start(): { readonly isOn: boolean; readonly volume: number } {
  const [, state, volume] = KEPT.exec(readKept('sound') ?? '') ?? [];
  if (state !== undefined) return { isOn: state === 'on', volume: Number(volume) };
  return { isOn: !window.matchMedia('(pointer: coarse)').matches, volume: USUAL };
}

const remember = (isOn: boolean, volume: number) => keep('sound', `${isOn ? 'on' : 'off'} ${volume}`);

export const useSoundChoice = create<SoundChoice>((set, get) => ({
  ...start(),
  turn: (isOn) => {
    set({ isOn });
    remember(isOn, get().volume);
  },
  setVolume: (volume) => {
    set({ volume, isOn: volume > 0 });
    remember(volume > 0, volume);
  },
}));
