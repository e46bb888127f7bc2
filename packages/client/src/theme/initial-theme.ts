/** Initial theme: the stored choice, else the system's preference. */
import { readStored } from '../lib/local-storage';

export const THEMES = ['parchment', 'night'] as const;
export type Theme = (typeof THEMES)[number];

/** Choices of the user: a theme, or the system's preference. */
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
