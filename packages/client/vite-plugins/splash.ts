import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { Plugin, Rolldown } from 'vite';
import type { Preload } from '../src/splash/boot';
import { common } from '../src/i18n/locales/en/common';
import { lobby as de } from '../src/i18n/locales/de/lobby';
import { lobby as en } from '../src/i18n/locales/en/lobby';
import { lobby as fr } from '../src/i18n/locales/fr/lobby';
import { LANGUAGES } from '../src/i18n/languages';
import { FLAME } from '../src/pieces/flame';

const BOOT_SCRIPT = fileURLToPath(new URL('../src/splash/boot.ts', import.meta.url));
const BASE_PATH_META = '<meta name="base-path" content="" />'; // which the script reads
const LOBBY_MESSAGES = { en, de, fr };

type Bundle = Rolldown.OutputBundle;

/** What a page is made of, by the modules that are fetched for it, and the catalogues beside the house's. */
const PRELOADED_PAGES = {
  lobby: { modules: ['lobby/lobby-page.tsx'], words: ['core'] },
  table: { modules: ['table/table-page.tsx'], words: ['core', 'table-bundle'] },
} as const;

/**
 * The page is seen before its scripts are here: the lobby's first words stand in the document, and a small script that it waits
 * for shows them in the person's theme and language, and asks for all that the address needs.
 */
export function splashPlugin(): Plugin {
  let bootFile = '';
  return {
    name: 'first-sight',
    apply: 'build',
    async generateBundle(_, bundle) {
      const preloads = Object.fromEntries(
        Object.entries(PRELOADED_PAGES).map(([page, { modules, words: bundles }]) => [
          page,
          preloadsFor(bundle, modules, bundles),
        ]),
      );
      const define = { PRELOADS: JSON.stringify(preloads) };
      const result = await build({
        entryPoints: [BOOT_SCRIPT],
        bundle: true,
        minify: true,
        write: false,
        define,
      });
      const source = result.outputFiles[0]?.text ?? '';
      const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
      bootFile = `assets/boot-${hash}.js`;
      this.emitFile({ type: 'asset', fileName: bootFile, source });
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html) => ({
        // Before the style sheets, for which a script behind them would wait.
        html: html
          .replace(BASE_PATH_META, `${BASE_PATH_META}<script src="/${bootFile}"></script>`)
          // The first paint waits for style sheets, and is to have the line for itself until then.
          .replaceAll(/<(?:script type="module"|link rel="modulepreload")/g, '$& fetchpriority="low"'),
        tags: [
          {
            tag: 'div',
            attrs: { id: 'first-sight', 'aria-hidden': 'true' },
            children: splashHtml(),
            injectTo: 'body-prepend',
          },
        ],
      }),
    },
  };
}

function preloadsFor(bundle: Bundle, modules: readonly string[], bundles: readonly string[]): Preload {
  const entry = filesOf(bundle, chunkOf(bundle, 'index.html'));
  const newFiles = (module: string) =>
    filesOf(bundle, chunkOf(bundle, module)).filter((file) => !entry.includes(file));
  const inAssets = (files: readonly string[]) =>
    [...new Set(files)].map((file) => file.replace(/^assets\//, ''));
  const messageFiles = (language: string) =>
    bundles.flatMap((name) => newFiles(`src/i18n/locales/${language}/${name}.ts`));
  return {
    files: inAssets(modules.flatMap(newFiles)),
    messages: {
      en: inAssets(messageFiles('en')),
      de: inAssets(messageFiles('de')),
      fr: inAssets(messageFiles('fr')),
    },
  };
}

function chunkOf(bundle: Bundle, module: string): string {
  const found = Object.values(bundle).find(
    (part) => part.type === 'chunk' && part.facadeModuleId?.endsWith(`/${module}`) === true,
  );
  if (found === undefined) throw new Error(`No script is made of ${module} any more`);
  return found.fileName;
}

/** A script with all that it imports, and their style sheets. */
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

/** The bar, the title and what it says under it, as the lobby will have them; in each language, of which one is shown. */
function splashHtml(): string {
  const translations = (key: 'title' | 'tagline' | 'phoneTitle' | 'playNowHint') =>
    LANGUAGES.map((language) => `<span lang="${language}">${LOBBY_MESSAGES[language][key]}</span>`).join('');
  const logo = `<svg viewBox="-12 -12 24 24" width="22" height="22"><path d="${FLAME}"/></svg>`;
  return [
    `<div class="bar">${logo}<span>${common.title}</span></div>`,
    `<div class="strip"><div class="hero"><p class="title">${translations('title')}</p><p class="phone title">${translations('phoneTitle')}</p>`,
    `<p class="tagline">${translations('tagline')}</p><p class="press"></p><p class="hint">${translations('playNowHint')}</p></div></div>`,
  ].join('');
}
