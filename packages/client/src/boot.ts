/**
 * Inline script before the first paint. Sets the theme and the language of the splash. Requests the files of the current
 * route together with its data, connects its socket at the same time and starts `main.tsx`.
 */
import type { Language } from '@great-fire/protocol';
import { sendEarlyRequest } from './api/early-request';
import { openEarlySocket } from './live/early-socket';
import { watchStart } from './lib/page-start';
import { basePath } from './lib/routes';
import { initialLanguage } from './i18n/languages';
import { initialTheme } from './theme/initial-theme';
import { readStored, writeStored } from './lib/local-storage';
import { readLobbyRows } from './lobby/lobby-rows';
import { type PageKind, pageKindAt, tableMeta } from './page-kind';

/** Files that a page needs for its first render, in order of their importance: places in the list of all names. */
export interface Preload {
  readonly files: readonly number[];
  readonly messages: Readonly<Record<Language, readonly number[]>>;
  readonly fonts: readonly number[];
}

// Defined by the build.
declare const FILES: readonly string[];
declare const PRELOADS: Readonly<Record<PageKind, Preload>>;
declare const ENTRY: string; // the file of main.tsx
declare const FONT_FACES: number; // the style sheet with the fonts of all pages: a place in FILES

const RELATIONS = { css: 'stylesheet', js: 'modulepreload', woff2: 'preload' } as const;
// The kinds with a scene or a sentence of their own (theme/splash.css). All tables have one.
const OWN_SCENES: readonly PageKind[] = ['lobby', 'rules', 'replay'];

const requested = new Set<number>();
const hasFonts = readStored('font-faces') === FILES[FONT_FACES];

const assetUrl = (file: string): string => `${basePath()}/assets/${file}`;

/** Requests a file. `isNext`: for the next page. Its style sheets are not applied yet. */
function request(place: number, isNext: boolean, priority: 'auto' | 'low'): void {
  const file = FILES[place] ?? '';
  if (requested.has(place)) return;
  requested.add(place);
  const link = document.createElement('link');
  const extension = file.slice(file.lastIndexOf('.') + 1) as keyof typeof RELATIONS;
  link.rel = isNext && extension === 'css' ? 'preload' : RELATIONS[extension];
  if (link.rel === 'preload') link.as = extension === 'css' ? 'style' : 'font';
  link.crossOrigin = '';
  if (extension !== 'css' || link.rel === 'preload') link.fetchPriority = priority;
  link.href = assetUrl(file);
  document.head.append(link);
}

/**
 * Requests the files of a page. The first page of a browser has fonts of the system until its scripts run, because the
 * fonts would take their connections.
 */
function requestParts(kind: PageKind, isNext: boolean): void {
  const { files, messages, fonts } = PRELOADS[kind];
  if (hasFonts) request(FONT_FACES, isNext, 'low');
  // The entry first, then small files, so that they do not wait for a connection behind the other large ones.
  for (const place of [...messages[language], ...files]) request(place, isNext, isNext ? 'low' : 'auto');
  request(FONT_FACES, true, 'low');
  if (isNext || hasFonts) for (const place of fonts) request(place, isNext, 'low');
}

const path = location.pathname.slice(basePath().length);
const page = pageKindAt(path, tableMeta('status'));
const language = initialLanguage();
const root = document.documentElement;
root.lang = language;
root.dataset['theme'] = initialTheme();
root.dataset['page'] = path.startsWith('/t/') ? 'table' : OWN_SCENES.includes(page) ? page : 'other';
if (page === 'lobby') {
  const { own, open, hasPreview } = readLobbyRows();
  if (own !== null) root.dataset['own'] = own === 0 ? 'links' : 'tables';
  if (open > 0) root.dataset['open'] = '';
  if (hasPreview) root.dataset['preview'] = '';
  if (readStored('active-table') !== null) root.dataset['active'] = '';
  root.style.setProperty('--own-rows', `${own ?? 0}`);
  root.style.setProperty('--open-rows', `${Math.max(open, 1)}`);
}
// Without it no element has its colour.
const isOld = !CSS.supports('color', 'light-dark(red, red)');
if (isOld) root.dataset['start'] = 'old';
else watchStart(assetUrl(ENTRY));
window.addEventListener('load', () => writeStored('font-faces', FILES[FONT_FACES] ?? ''));
const [, replayed] = /^[/]g[/](\w{10})(?:[/]|$)/.exec(path) ?? [];
if (replayed !== undefined) sendEarlyRequest(basePath(), `/matches/${replayed}/record`);
requestParts(page, false);
globalThis.requestPageParts = (kind) => requestParts(kind, true);
document.addEventListener('DOMContentLoaded', () => {
  const name = document.querySelector('#splash .name');
  if (name !== null) name.textContent = tableMeta('name');
  if (isOld) return;
  const script = document.createElement('script');
  script.type = 'module';
  script.crossOrigin = '';
  script.src = assetUrl(ENTRY);
  document.head.append(script);
});
const [, match] = /^[/]t[/](\w{10})$/.exec(path) ?? [];
// Last, because some browsers throw if it is blocked.
if (page === 'lobby' || match !== undefined) openEarlySocket(location.origin, basePath(), match);
