/** Day or night: what the system says, until the person chooses by hand. */
import { create } from 'zustand';
import { readKept, keep } from '../shell/kept';

export const THEMES = ['parchment', 'night'] as const;
export type Theme = (typeof THEMES)[number];

interface ThemeState {
  readonly theme: Theme;
  readonly toggle: () => void;
}

const DARK = '(prefers-color-scheme: dark)';

const isTheme = (value: string | null): value is Theme => THEMES.some((theme) => theme === value);

function startingTheme(): Theme {
  const kept = readKept('theme');
  if (isTheme(kept)) return kept;
  return window.matchMedia(DARK).matches ? 'night' : 'parchment';
}

function show(theme: Theme): void {
  document.documentElement.dataset['theme'] = theme;
}

export const useTheme = create<ThemeState>((set, get) => ({
  theme: startingTheme(),
  toggle: () => {
    const theme: Theme = get().theme === 'night' ? 'parchment' : 'night';
    keep('theme', theme);
    show(theme);
    set({ theme });
  },
}));

/** Shows the theme before the first paint and follows the system while nothing was chosen by hand. */
export function startTheme(): void {
  show(useTheme.getState().theme);
  window.matchMedia(DARK).addEventListener('change', (event) => {
    if (isTheme(readKept('theme'))) return;
    const theme: Theme = event.matches ? 'night' : 'parchment';
    show(theme);
    useTheme.setState({ theme });
  });
}
