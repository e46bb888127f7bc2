/**
 * Inline script before the first paint. Sets the theme and the language of the splash. Preloads the files of the current
 * route, connects its socket in parallel and starts `main.tsx`.
 */
import { openEarlySocket } from './live/early-socket';
import { basePath } from './lib/routes';
import type { Language } from './i18n/languages';
import { initialLanguage } from './i18n/languages';
import { initialTheme } from './theme/initial-theme';

/** Files that a page needs for its first render, in order of their importance. */
export interface Preload {
  readonly files: readonly string[];
  readonly messages: Readonly<Record<Language, readonly string[]>>;
  readonly fonts: readonly string[];
}

export type PreloadedPage = 'lobby' | 'table' | 'other';

// Defined by the build.
declare const PRELOADS: Readonly<Record<PreloadedPage, Preload>>;
declare const ENTRY: string; // the file of main.tsx

const RELATIONS = { css: 'stylesheet', js: 'modulepreload', woff2: 'preload' } as const;

function pageForPath(path: string): PreloadedPage {
  if (path === '' || path === '/') return 'lobby';
  return path.startsWith('/t/') ? 'table' : 'other';
}

const assetUrl = (file: string): string => `${basePath()}/assets/${file}`;

function preload(file: string, priority: 'auto' | 'low'): void {
  const link = document.createElement('link');
  const extension = file.slice(file.lastIndexOf('.') + 1) as keyof typeof RELATIONS;
  link.rel = RELATIONS[extension];
  if (extension === 'woff2') link.as = 'font';
  link.crossOrigin = '';
  if (extension !== 'css') link.fetchPriority = priority;
  link.href = assetUrl(file);
  document.head.append(link);
}

const page = pageForPath(location.pathname.slice(basePath().length));
const language = initialLanguage();
const root = document.documentElement;
root.lang = language;
root.dataset['theme'] = initialTheme();
if (page !== 'other') root.dataset['page'] = page;
const { files, messages, fonts } = PRELOADS[page];
// The table shows nothing before its scripts run. The other pages show texts.
const isTable = page === 'table';
// Small files first, so that they do not wait for a connection behind the large ones.
for (const file of [...messages[language], ...files]) preload(file, isTable ? 'auto' : 'low');
for (const file of fonts) preload(file, isTable ? 'low' : 'auto');
document.addEventListener('DOMContentLoaded', () => {
  const script = document.createElement('script');
  script.type = 'module';
  script.crossOrigin = '';
  script.src = assetUrl(ENTRY);
  document.head.append(script);
});
if (page !== 'other') openEarlySocket(location.origin, basePath()); // last, because some browsers throw if it is blocked
