/** The theme that the page starts in: what the person chose before, else what the system says. */
import { readKept } from '../shell/kept';

export const THEMES = ['parchment', 'night'] as const;
export type Theme = (typeof THEMES)[number];

/** What a person may choose: one of the two, or whatever the system says. */
export const THEME_CHOICES = ['system', ...THEMES] as const;
export type ThemeChoice = (typeof THEME_CHOICES)[number];

export const DARK = '(prefers-color-scheme: dark)';

export const themeOfSystem = (): Theme => (window.matchMedia(DARK).matches ? 'night' : 'parchment');

export const themeFor = (choice: ThemeChoice): Theme => (choice === 'system' ? themeOfSystem() : choice);

export function startingChoice(): ThemeChoice {
  const kept = readKept('theme');
  return THEME_CHOICES.find((choice) => choice === kept) ?? 'system';
}

export const startingTheme = (): Theme => themeFor(startingChoice());
