import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { Plugin, Rolldown } from 'vite';
import type { Preload, PreloadedPage } from '../src/boot';
import { FIRST_PAINT_FONTS, TABLE_FONTS } from './fonts';
import { common } from '../src/i18n/locales/en/common';
import { lobby as de } from '../src/i18n/locales/de/lobby';
import { lobby as en } from '../src/i18n/locales/en/lobby';
import { lobby as es } from '../src/i18n/locales/es/lobby';
import { lobby as fr } from '../src/i18n/locales/fr/lobby';
import { lobby as it } from '../src/i18n/locales/it/lobby';
import { LANGUAGES } from '../src/i18n/languages';
import { FLAME } from '../src/pieces/flame';

const BOOT_SCRIPT = fileURLToPath(new URL('../src/boot.ts', import.meta.url));
const BASE_PATH_META = '<meta name="base-path" content="" />'; // the boot script reads it
const ENTRY_TAGS = /\s*<(?:script type="module"[^>]*><\/script>|link rel="modulepreload"[^>]*>)/g;
const LOBBY_MESSAGES = { en, de, fr, es, it };

type Bundle = Rolldown.OutputBundle;

/** The modules, message bundles and fonts of a page, which the boot script preloads. */
interface PageContent {
  readonly modules: readonly string[];
  readonly messages: readonly string[];
  readonly fonts: readonly string[];
}

const PRELOADED_PAGES: Readonly<Record<PreloadedPage, PageContent>> = {
  lobby: { modules: ['lobby/lobby-page.lazy.tsx'], messages: ['core'], fonts: FIRST_PAINT_FONTS },
  table: {
    modules: ['table/table-page.lazy.tsx'],
    messages: ['core', 'table-bundle'],
    fonts: TABLE_FONTS,
  },
  other: { modules: [], messages: ['core'], fonts: FIRST_PAINT_FONTS },
};

/**
 * Paints the page before its scripts arrive. The document contains the lobby's first texts. A small inline script
 * shows them in the user's theme and language and preloads the files of the current route. It saves a round trip to be
 * inline; the server allows it by its hash.
 */
export function splashPlugin(): Plugin {
  let bootScript = '';
  return {
    name: 'splash',
    apply: 'build',
    async generateBundle(_, bundle) {
      const preloads = Object.fromEntries(
        Object.entries(PRELOADED_PAGES).map(([page, content]) => [page, preloadsFor(bundle, content)]),
      );
      const [entry] = inAssets([chunkOf(bundle, 'index.html')]);
      const define = { PRELOADS: JSON.stringify(preloads), ENTRY: JSON.stringify(entry) };
      const result = await build({
        entryPoints: [BOOT_SCRIPT],
        bundle: true,
        minify: true,
        write: false,
        define,
      });
      bootScript = (result.outputFiles[0]?.text ?? '').trim();
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html) => ({
        // The script stands before the style sheets: a script after them would wait for them.
        html: html
          .replace(BASE_PATH_META, () => `${BASE_PATH_META}<script>${bootScript}</script>`)
          // The boot script loads them with the priority that the page needs. A browser would find these first.
          .replaceAll(ENTRY_TAGS, ''),
        tags: [
          {
            tag: 'div',
            attrs: { id: 'splash', 'aria-hidden': 'true' },
            children: splashHtml(),
            injectTo: 'body-prepend',
          },
        ],
      }),
    },
  };
}

function preloadsFor(bundle: Bundle, { modules, messages, fonts }: PageContent): Preload {
  const entry = filesOf(bundle, chunkOf(bundle, 'index.html'));
  const newFiles = (module: string) =>
    filesOf(bundle, chunkOf(bundle, module)).filter((file) => !entry.includes(file));
  // The document has the entry's style sheets.
  const entryScripts = entry.filter((file) => file.endsWith('.js'));
  const messageFiles = (language: string) =>
    messages.flatMap((name) => newFiles(`src/i18n/locales/${language}/${name}.ts`));
  return {
    files: inAssets([...entryScripts, ...modules.flatMap(newFiles)]),
    messages: {
      en: inAssets(messageFiles('en')),
      de: inAssets(messageFiles('de')),
      fr: inAssets(messageFiles('fr')),
      es: inAssets(messageFiles('es')),
      it: inAssets(messageFiles('it')),
    },
    fonts: inAssets(fonts.map((name) => fontFile(bundle, name))),
  };
}

const inAssets = (files: readonly string[]) =>
  [...new Set(files)].map((file) => file.replace(/^assets\//, ''));

function fontFile(bundle: Bundle, name: string): string {
  const file = Object.keys(bundle).find((candidate) => candidate.includes(`/${name}-`));
  if (file === undefined) throw new Error(`The build has no font ${name}`);
  return file;
}

function chunkOf(bundle: Bundle, module: string): string {
  const found = Object.values(bundle).find(
    (part) => part.type === 'chunk' && part.facadeModuleId?.endsWith(`/${module}`) === true,
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

/** Returns the lobby's bar, title and tagline in all languages. CSS shows one language. */
function splashHtml(): string {
  const translations = (key: 'title' | 'tagline' | 'phoneTitle' | 'playNowHint') =>
    LANGUAGES.map((language) => `<span lang="${language}">${LOBBY_MESSAGES[language][key]}</span>`).join('');
  const logo = `<svg viewBox="-12 -12 24 24" width="22" height="22"><path d="${FLAME}"/></svg>`;
  return [
    `<div class="bar">${logo}<span>${common.gameTitle}</span></div>`,
    `<div class="strip"><div class="hero"><p class="title">${translations('title')}</p><p class="phone title">${translations('phoneTitle')}</p>`,
    `<p class="tagline">${translations('tagline')}</p><p class="press"></p><p class="hint">${translations('playNowHint')}</p></div></div>`,
  ].join('');
}
