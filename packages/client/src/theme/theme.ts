/** Day or night: what the system says, unless the person chose by hand. */
import { create } from 'zustand';
import { readKept, keep } from '../shell/kept';

export const THEMES = ['parchment', 'night'] as const;
export type Theme = (typeof THEMES)[number];

/** What a person may choose: one of the two, or whatever the system says. */
export const THEME_CHOICES = ['system', ...THEMES] as const;
export type ThemeChoice = (typeof THEME_CHOICES)[number];

interface ThemeState {
  readonly theme: Theme; // shown now
  readonly choice: ThemeChoice;
  readonly choose: (choice: ThemeChoice) => void;
  readonly toggle: () => void; // to the other one, by hand
}

const DARK = '(prefers-color-scheme: dark)';

const ofSystem = (): Theme => (window.matchMedia(DARK).matches ? 'night' : 'parchment');
const shownFor = (choice: ThemeChoice): Theme => (choice === 'system' ? ofSystem() : choice);

function startingChoice(): ThemeChoice {
  const kept = readKept('theme');
  return THEME_CHOICES.find((choice) => choice === kept) ?? 'system';
}

function show(theme: Theme): void {
  document.documentElement.dataset['theme'] = theme;
}

export const useTheme = create<ThemeState>((set, get) => ({
  theme: shownFor(startingChoice()),
  choice: startingChoice(),
  choose: (choice) => {
    keep('theme', choice);
    const theme = shownFor(choice);
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
    const theme = ofSystem();
    show(theme);
    useTheme.setState({ theme });
  });
}
