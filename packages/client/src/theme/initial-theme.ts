/** The theme that the page starts in: what the person chose before, else what the system says. */
import { readStored } from '../lib/local-storage';

export const THEMES = ['parchment', 'night'] as const;
export type Theme = (typeof THEMES)[number];

/** What a person may choose: one of the two, or whatever the system says. */
export const THEME_SETTINGS = ['system', ...THEMES] as const;
export type ThemeSetting = (typeof THEME_SETTINGS)[number];

export const DARK_QUERY = '(prefers-color-scheme: dark)';

export const systemTheme = (): Theme => (window.matchMedia(DARK_QUERY).matches ? 'night' : 'parchment');

export const resolveTheme = (setting: ThemeSetting): Theme =>
  setting === 'system' ? systemTheme() : setting;

export function storedThemeSetting(): ThemeSetting {
  const stored = readStored('theme');
  return THEME_SETTINGS.find((setting) => setting === stored) ?? 'system';
}

export const initialTheme = (): Theme => resolveTheme(storedThemeSetting());
