/**
 * The script that every page waits for, before anything is painted: it has the first sight in the right theme and language, and
 * asks for what the address needs, which otherwise would be asked for in turns.
 */
import { basePath } from '../connection/base-path';
import type { Language } from '../i18n/languages';
import { startingLanguage } from '../i18n/languages';
import { startingTheme } from '../theme/starting-theme';

/** Files beside this script, without which a page is not drawn. */
export interface Needed {
  readonly files: readonly string[];
  readonly words: Readonly<Record<Language, readonly string[]>>;
}

// Put here by the build.
declare const NEEDED: Readonly<Record<'lobby' | 'table', Needed>>;

function whereTo(path: string): keyof typeof NEEDED | null {
  if (path === '' || path === '/') return 'lobby';
  return path.startsWith('/t/') ? 'table' : null;
}

function ask(file: string, beside: string, isLater: boolean): void {
  const link = document.createElement('link');
  const isStyle = file.endsWith('.css');
  link.rel = isStyle ? 'stylesheet' : 'modulepreload';
  link.crossOrigin = '';
  if (isLater && !isStyle) link.fetchPriority = 'low';
  link.href = new URL(file, beside).href;
  document.head.append(link);
}

const at = whereTo(location.pathname.slice(basePath().length));
const language = startingLanguage();
const root = document.documentElement;
root.lang = language;
root.dataset['theme'] = startingTheme();
const script = document.currentScript;
if (at !== null && script instanceof HTMLScriptElement) {
  root.dataset['at'] = at;
  const { files, words } = NEEDED[at];
  for (const file of [...files, ...words[language]]) ask(file, script.src, at === 'lobby');
}
