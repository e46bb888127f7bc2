/** Day or night: what the system says, unless the person chose by hand. */
import { create } from 'zustand';
import { keep } from '../shell/kept';
import type { Theme, ThemeChoice } from './starting-theme';
import { DARK, startingChoice, startingTheme, themeFor, themeOfSystem } from './starting-theme';

export { THEME_CHOICES, THEMES } from './starting-theme';
export type { Theme, ThemeChoice } from './starting-theme';

interface ThemeState {
  readonly theme: Theme; // shown now
  readonly choice: ThemeChoice;
  readonly choose: (choice: ThemeChoice) => void;
  readonly toggle: () => void; // to the other one, by hand
}

function show(theme: Theme): void {
  document.documentElement.dataset['theme'] = theme;
}

export const useTheme = create<ThemeState>((set, get) => ({
  theme: startingTheme(),
  choice: startingChoice(),
  choose: (choice) => {
    keep('theme', choice);
    const theme = themeFor(choice);
    show(theme);
    set({ theme, choice });
  },
  toggle: () => {
    get().choose(get().theme === 'night' ? 'parchment' : 'night');
  },
}));

/** Shows the theme before the first paint and follows the system while nothing was chosen by hand. */
export function startTheme(): void {
  show(useTheme.getState().theme);
  window.matchMedia(DARK).addEventListener('change', () => {
    if (useTheme.getState().choice !== 'system') return;
    const theme = themeOfSystem();
    show(theme);
    useTheme.setState({ theme });
  });
}
