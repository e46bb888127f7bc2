/** The theme, light or dark: the user's choice, else the system's preference. */
import { create } from 'zustand';
import { writeStored } from '../lib/local-storage';
import {
  type Theme,
  type ThemeSetting,
  DARK_QUERY,
  storedThemeSetting,
  initialTheme,
  resolveTheme,
  systemTheme,
} from './initial-theme';

export { THEME_SETTINGS, THEMES } from './initial-theme';
interface ThemeState {
  readonly theme: Theme; // current
  readonly setting: ThemeSetting;
  readonly setSetting: (setting: ThemeSetting) => void;
  readonly toggle: () => void; // stores the other theme as the user's choice
}

export function applyTheme(theme: Theme): void {
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

/** Applies the theme before the first paint and follows the system unless the user chose one. */
export function initTheme(): void {
  applyTheme(useTheme.getState().theme);
  window.matchMedia(DARK_QUERY).addEventListener('change', () => {
    if (useTheme.getState().setting !== 'system') return;
    const theme = systemTheme();
    applyTheme(theme);
    useTheme.setState({ theme });
  });
}
