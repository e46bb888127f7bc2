import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build, transform } from 'esbuild';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Plugin, Rolldown } from 'vite';
import type { Language } from '@great-fire/protocol';
import type { Preload } from '../src/boot';
import type { PageKind } from '../src/page-kind';
import { common as commonDe } from '../src/i18n/locales/de/common';
import { common as commonEn } from '../src/i18n/locales/en/common';
import { common as commonEs } from '../src/i18n/locales/es/common';
import { common as commonFr } from '../src/i18n/locales/fr/common';
import { common as commonIt } from '../src/i18n/locales/it/common';
import { lobby as lobbyDe } from '../src/i18n/locales/de/lobby';
import { lobby as lobbyEn } from '../src/i18n/locales/en/lobby';
import { lobby as lobbyEs } from '../src/i18n/locales/es/lobby';
import { lobby as lobbyFr } from '../src/i18n/locales/fr/lobby';
import { lobby as lobbyIt } from '../src/i18n/locales/it/lobby';
import { splash as splashDe } from '../src/i18n/locales/de/splash';
import { splash as splashEn } from '../src/i18n/locales/en/splash';
import { splash as splashEs } from '../src/i18n/locales/es/splash';
import { splash as splashFr } from '../src/i18n/locales/fr/splash';
import { splash as splashIt } from '../src/i18n/locales/it/splash';
import { FLAME } from '../src/pieces/flame';
import { Skyline } from '../src/pieces/skyline';
import { FIRST_PAINT_FONTS, TABLE_FONTS } from './fonts';

const source = (path: string) => fileURLToPath(new URL(`../src/${path}`, import.meta.url));
const ENTRY = 'src/main.tsx';
const FONT_FACES = 'src/theme/font-faces.lazy.ts';
const BOOT_SCRIPT = source('boot.ts');
const STYLESHEETS = ['theme/tokens.css', 'theme/fallback-fonts.css', 'theme/splash.css'].map(source);
const BOOT_TARGET = 'es2017'; // an older browser than that of the page, so that it can say what is wrong
const BASE_PATH_META = '<meta name="base-path" content="" />'; // the boot script reads it
const ENTRY_TAGS =
  /\s*<(?:script type="module"[^>]*><\/script>|link rel="(?:modulepreload|stylesheet)"[^>]*>)/g;
const MESSAGES = {
  en: { ...lobbyEn, ...commonEn, ...splashEn },
  de: { ...lobbyDe, ...commonDe, ...splashDe },
  fr: { ...lobbyFr, ...commonFr, ...splashFr },
  es: { ...lobbyEs, ...commonEs, ...splashEs },
  it: { ...lobbyIt, ...commonIt, ...splashIt },
} as const satisfies Readonly<Record<Language, object>>;
// For browsers without modules, which run no other script of the page.
const OLD_BROWSER_SCRIPT = `document.documentElement.setAttribute('data-start','old');var l=(navigator.language||'').slice(0,2);if(/${Object.keys(MESSAGES).join('|')}/.test(l))document.documentElement.lang=l`;

type Bundle = Rolldown.OutputBundle;

/** The modules, message files and fonts of a page, which the boot script preloads. */
interface PageContent {
  readonly maxFiles: number; // scripts, texts of one language and style sheets; more fail the build
  readonly modules: readonly string[];
  readonly messages: readonly string[];
  readonly fonts: readonly string[];
}

const page = (maxFiles: number, modules: readonly string[], ...messages: readonly string[]): PageContent => ({
  maxFiles,
  modules,
  messages: ['core', ...messages],
  fonts: messages.includes('table-bundle') ? TABLE_FONTS : FIRST_PAINT_FONTS,
});

const TABLE_PAGE = 'table/table-page.lazy.tsx';
const TABLE = 'table/table.lazy.tsx';
const PAGES: Readonly<Record<PageKind, PageContent>> = {
  lobby: page(6, ['lobby/lobby-page.lazy.tsx']),
  table: page(6, [TABLE_PAGE]),
  waitingRoom: page(
    10,
    [TABLE_PAGE, 'waiting-room/waiting-room.lazy.tsx'],
    'waiting-room',
    'table-options',
    'deal-fairness',
  ),
  game: page(9, [TABLE_PAGE, TABLE], 'table-bundle'),
  scoring: page(13, [TABLE_PAGE, TABLE, 'table/scoring/scoring-screen.lazy.tsx'], 'table-bundle', 'scoring'),
  replay: page(16, ['replay/replay-pages.lazy.tsx'], 'table-bundle', 'replay'),
  rules: page(11, ['rules/rules-page.lazy.tsx'], 'rulebook'),
  practice: page(14, ['practice/practice-page.lazy.tsx'], 'practice', 'table-options'),
  practiceGame: page(14, ['practice/practice-game.lazy.tsx'], 'table-bundle', 'practice'),
  tutorial: page(13, ['tutorial/tutorial-page.lazy.tsx'], 'table-bundle', 'tutorial'),
  other: page(4, []),
};

/**
 * Paints the page before its scripts arrive. The document contains the scene of a loading page and the lobby's first
 * texts, with their style. A small inline script shows them in the user's theme and language and requests the files of
 * the current route. It saves a round trip to be inline; the server allows script and style by their hashes.
 */
export function splashPlugin(): Plugin {
  let bootScript = '';
  let isBuild = false;
  let isCounted = false; // the gallery and frozen rules share other parts
  return {
    name: 'splash',
    configResolved: ({ command, mode }) => {
      isBuild = command === 'build';
      isCounted = mode === 'production';
    },
    async generateBundle(_, bundle) {
      const names: string[] = [];
      const preloads = Object.fromEntries(
        Object.entries(PAGES).map(([kind, content]) => [kind, preloadsFor(bundle, content, names)]),
      );
      for (const [kind, { maxFiles }] of Object.entries(PAGES)) {
        const { files = [], messages } = preloads[kind] ?? {};
        const count = files.length + (messages?.en.length ?? 0);
        if (isCounted && count > maxFiles)
          this.error(`${kind}: ${count} files before the first render, at most ${maxFiles} (page-chunks.ts)`);
      }
      const [entry = ''] = inAssets([chunkOf(bundle, ENTRY)]);
      const [fontFaces = ''] = inAssets(filesOf(bundle, chunkOf(bundle, FONT_FACES)).filter(isStylesheet));
      const define = {
        PRELOADS: JSON.stringify(preloads),
        FILES: JSON.stringify([...names, fontFaces]),
        ENTRY: JSON.stringify(entry),
        FONT_FACES: JSON.stringify(names.length),
      };
      const result = await build({
        entryPoints: [BOOT_SCRIPT],
        bundle: true,
        minify: true,
        target: BOOT_TARGET,
        write: false,
        define,
      });
      bootScript = (result.outputFiles[0]?.text ?? '').trim();
    },
    transformIndexHtml: {
      order: 'post',
      handler: async (html) => {
        const css = STYLESHEETS.map((path) => readFileSync(path, 'utf8')).join('');
        const { code } = await transform(css, { loader: 'css', minify: true });
        const style = `<style>${code.trim()}</style>`;
        if (!isBuild) return html.replace('</head>', () => `${style}</head>`);
        return {
          html: html
            .replace(BASE_PATH_META, () => `${BASE_PATH_META}${style}<script>${bootScript}</script>`)
            // The boot script requests them, without blocking the first paint.
            .replaceAll(ENTRY_TAGS, ''),
          tags: [{ tag: 'div', attrs: { id: 'splash' }, children: splashHtml(), injectTo: 'body-prepend' }],
        };
      },
    },
  };
}

/** Returns the files of a page as places in `names`, and adds new names. */
function preloadsFor(bundle: Bundle, { modules, messages, fonts }: PageContent, names: string[]): Preload {
  const entry = filesOf(bundle, chunkOf(bundle, ENTRY));
  const newFiles = (module: string) =>
    filesOf(bundle, chunkOf(bundle, module)).filter((file) => !entry.includes(file));
  const places = (files: readonly string[]) =>
    inAssets(files).map((file) => {
      if (!names.includes(file)) names.push(file);
      return names.indexOf(file);
    });
  const files = [...entry, ...modules.flatMap(newFiles)];
  const messageFiles = (language: string) =>
    places(messages.flatMap((name) => newFiles(`src/i18n/locales/${language}/${name}.ts`)));
  return {
    files: places([
      chunkOf(bundle, ENTRY),
      ...files.filter(isStylesheet),
      ...files.filter((file) => !isStylesheet(file)),
    ]),
    messages: {
      en: messageFiles('en'),
      de: messageFiles('de'),
      fr: messageFiles('fr'),
      es: messageFiles('es'),
      it: messageFiles('it'),
    },
    fonts: places(fonts.map((name) => fontFile(bundle, name))),
  };
}

const isStylesheet = (file: string) => file.endsWith('.css');

const inAssets = (files: readonly string[]) =>
  [...new Set(files)].map((file) => file.replace(/^assets\//, ''));

function fontFile(bundle: Bundle, name: string): string {
  const file = Object.keys(bundle).find((candidate) => candidate.includes(`/${name}-`));
  if (file === undefined) throw new Error(`The build has no font ${name}`);
  return file;
}

function chunkOf(bundle: Bundle, module: string): string {
  const found = Object.values(bundle).find(
    (part) => part.type === 'chunk' && part.moduleIds.some((id) => id.endsWith(`/${module}`)),
  );
  if (found === undefined) throw new Error(`No script is made of ${module} any more`);
  return found.fileName;
}

/** Returns a chunk with all its static imports and their style sheets. */
function filesOf(bundle: Bundle, file: string, seen = new Set<string>()): readonly string[] {
  const chunk = bundle[file];
  if (chunk?.type !== 'chunk' || seen.has(file)) return [];
  seen.add(file);
  return [
    file,
    ...(chunk.viteMetadata?.importedCss ?? []),
    ...chunk.imports.flatMap((other) => filesOf(bundle, other, seen)),
  ];
}

/**
 * Returns the content of the splash in all languages: the bar, the lobby's first texts, the scene of all other pages,
 * and why no script runs. CSS shows one language and what fits.
 */
function splashHtml(): string {
  const inAllLanguages = (text: (messages: (typeof MESSAGES)[Language]) => string) =>
    Object.entries(MESSAGES)
      .map(([language, messages]) => `<span lang="${language}">${text(messages)}</span>`)
      .join('');
  const paragraph = (className: string, text: (messages: (typeof MESSAGES)[Language]) => string) =>
    `<p class="${className}">${inAllLanguages(text)}</p>`;
  const logo = `<svg viewBox="-12 -12 24 24" width="22" height="22"><path d="${FLAME}"/></svg>`;
  const city = renderToStaticMarkup(createElement(Skyline));
  return [
    `<div class="bar" aria-hidden="true">${logo}<span>${commonEn.gameTitle}</span></div>`,
    `<div class="strip" aria-hidden="true"><div class="front-hero">${paragraph('desktop front-title', ({ title }) => title)}`,
    paragraph('phone front-title', ({ phoneTitle }) => phoneTitle),
    paragraph('tagline', ({ tagline }) => tagline),
    `<p class="press"></p>${paragraph('start-hint', ({ playNowHint }) => playNowHint)}</div></div>`,
    `<div class="lists" aria-hidden="true">${paragraph('own head', ({ myTables }) => myTables)}<p class="own rows"></p>`,
    `${paragraph('head', ({ openTables }) => openTables)}<p class="rows"></p>`,
    `<div class="map loading-picture">${city}${paragraph('', ({ loading }) => loading)}</div></div>`,
    `<div class="loading-scene" aria-hidden="true">${city}<p class="name"></p>`,
    paragraph('status table', ({ opening }) => opening.table),
    paragraph('status rules', ({ opening }) => opening.rules),
    paragraph('status replay', ({ opening }) => opening.replay),
    `${paragraph('status other', ({ loading }) => loading)}</div>`,
    `<div class="failure" role="alert">${paragraph('failed', ({ failed, failedHint }) => `${failed} ${failedHint}`)}`,
    paragraph('unavailable', ({ unavailable }) => unavailable),
    paragraph('slow', ({ opening }) => opening.slow),
    paragraph('old', ({ oldBrowser }) => oldBrowser),
    `<a href="">${inAllLanguages(({ errorBoundary }) => errorBoundary.retry)}</a></div>`,
    `<noscript>${inAllLanguages(({ noScripts }) => noScripts)}</noscript>`,
    `<script nomodule>${OLD_BROWSER_SCRIPT}</script>`,
  ].join('');
}
