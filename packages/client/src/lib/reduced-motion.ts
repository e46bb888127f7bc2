/**
 * Whether animations run: not if the system prefers reduced motion or the user switched them off. The attribute
 * `data-motion` of the root element passes the setting to the style sheets.
 */
import { create } from 'zustand';
import { writeStored, readStored } from './local-storage';

export const MOTION_SETTINGS = ['system', 'off'] as const;
export type MotionSetting = (typeof MOTION_SETTINGS)[number];

interface MotionState {
  readonly setting: MotionSetting;
  readonly isReduced: boolean; // no animation may run
  readonly setSetting: (setting: MotionSetting) => void;
}

const REDUCED_MOTION_QUERY = '(prefers-reduced-motion: reduce)';

const shouldReduceMotion = (setting: MotionSetting): boolean =>
  setting === 'off' || window.matchMedia(REDUCED_MOTION_QUERY).matches;

const readSetting = (): MotionSetting => (readStored('motion') === 'off' ? 'off' : 'system');

function applyMotion(isReduced: boolean): void {
  document.documentElement.dataset['motion'] = isReduced ? 'off' : 'on';
}

export const useMotionSetting = create<MotionState>((set) => ({
  setting: readSetting(),
  isReduced: shouldReduceMotion(readSetting()),
  setSetting: (setting) => {
    writeStored('motion', setting);
    const isReduced = shouldReduceMotion(setting);
    applyMotion(isReduced);
    set({ setting, isReduced });
  },
}));

/** Sets `data-motion` before the first paint and follows changes of the system setting. */
export function initMotion(): void {
  applyMotion(useMotionSetting.getState().isReduced);
  window.matchMedia(REDUCED_MOTION_QUERY).addEventListener('change', () => {
    const isReduced = shouldReduceMotion(useMotionSetting.getState().setting);
    applyMotion(isReduced);
    useMotionSetting.setState({ isReduced });
  });
}
