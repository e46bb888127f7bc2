/** Day or night: what the system says, unless the person chose by hand. */
import { create } from 'zustand';
import { writeStored } from '../lib/local-storage';
import type { Theme, ThemeSetting } from './initial-theme';
import { DARK_QUERY, storedThemeSetting, initialTheme, resolveTheme, systemTheme } from './initial-theme';

export { THEME_SETTINGS, THEMES } from './initial-theme';
export type { Theme, ThemeSetting } from './initial-theme';

interface ThemeState {
  readonly theme: Theme; // shown now
  readonly setting: ThemeSetting;
  readonly setSetting: (setting: ThemeSetting) => void;
  readonly toggle: () => void; // to the other one, by hand
}

function applyTheme(theme: Theme): void {
  document.documentElement.dataset['theme'] = theme;
}

export const useTheme = create<ThemeState>((set, get) => ({
  theme: initialTheme(),
  setting: storedThemeSetting(),
  setSetting: (setting) => {
    writeStored('theme', setting);
    const theme = resolveTheme(setting);
    applyTheme(theme);
    set({ theme, setting });
  },
  toggle: () => {
    get().setSetting(get().theme === 'night' ? 'parchment' : 'night');
  },
}));

/** Shows the theme before the first paint and follows the system while nothing was chosen by hand. */
export function initTheme(): void {
  applyTheme(useTheme.getState().theme);
  window.matchMedia(DARK_QUERY).addEventListener('change', () => {
    if (useTheme.getState().setting !== 'system') return;
    const theme = systemTheme();
    applyTheme(theme);
    useTheme.setState({ theme });
  });
}
