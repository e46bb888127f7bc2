/**
 * Blocking script before the first paint. Sets the theme and the language of the splash and preloads the files of the
 * current route in parallel.
 */
import { basePath } from './lib/routes';
import type { Language } from './i18n/languages';
import { initialLanguage } from './i18n/languages';
import { initialTheme } from './theme/initial-theme';

/** Files that a page needs for its first render. */
export interface Preload {
  readonly files: readonly string[];
  readonly messages: Readonly<Record<Language, readonly string[]>>;
}

// Defined by the build.
declare const PRELOADS: Readonly<Record<'lobby' | 'table', Preload>>;

function pageForPath(path: string): keyof typeof PRELOADS | null {
  if (path === '' || path === '/') return 'lobby';
  return path.startsWith('/t/') ? 'table' : null;
}

function preload(file: string, baseUrl: string, isLowPriority: boolean): void {
  const link = document.createElement('link');
  const isStyle = file.endsWith('.css');
  link.rel = isStyle ? 'stylesheet' : 'modulepreload';
  link.crossOrigin = '';
  if (isLowPriority && !isStyle) link.fetchPriority = 'low';
  link.href = new URL(file, baseUrl).href;
  document.head.append(link);
}

const page = pageForPath(location.pathname.slice(basePath().length));
const language = initialLanguage();
const root = document.documentElement;
root.lang = language;
root.dataset['theme'] = initialTheme();
const script = document.currentScript;
if (page !== null && script instanceof HTMLScriptElement) {
  root.dataset['page'] = page;
  const { files, messages } = PRELOADS[page];
  for (const file of [...files, ...messages[language]]) preload(file, script.src, page === 'lobby');
}
