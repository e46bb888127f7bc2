import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { Plugin, Rolldown } from 'vite';
import type { Needed } from '../src/first-sight/boot';
import { common } from '../src/i18n/en/common';
import { lobby as de } from '../src/i18n/de/lobby';
import { lobby as en } from '../src/i18n/en/lobby';
import { lobby as fr } from '../src/i18n/fr/lobby';
import { LANGUAGES } from '../src/i18n/languages';
import { FLAME } from '../src/table/pieces/flame';

const BOOT = fileURLToPath(new URL('../src/first-sight/boot.ts', import.meta.url));
const PLACE = '<meta name="base-path" content="" />'; // which the script reads
const WORDS = { en, de, fr };

type Bundle = Rolldown.OutputBundle;

/** What a page is made of, by the modules that are fetched for it, and the catalogues beside the house's. */
const PAGES = {
  lobby: { modules: ['lobby/front-page.tsx'], words: ['house'] },
  table: { modules: ['table/table-page.tsx'], words: ['house', 'table'] },
} as const;

/**
 * The page is seen before its scripts are here: the lobby's first words stand in the document, and a small script that it waits
 * for shows them in the person's theme and language, and asks for all that the address needs.
 */
export function firstSight(): Plugin {
  let boot = '';
  return {
    name: 'first-sight',
    apply: 'build',
    async generateBundle(_, bundle) {
      const needed = Object.fromEntries(
        Object.entries(PAGES).map(([page, { modules, words }]) => [page, neededFor(bundle, modules, words)]),
      );
      const define = { NEEDED: JSON.stringify(needed) };
      const made = await build({ entryPoints: [BOOT], bundle: true, minify: true, write: false, define });
      const source = made.outputFiles[0]?.text ?? '';
      const stamp = createHash('sha256').update(source).digest('base64url').slice(0, 8);
      boot = `assets/boot-${stamp}.js`;
      this.emitFile({ type: 'asset', fileName: boot, source });
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html) => ({
        // Before the style sheets, for which a script behind them would wait.
        html: html
          .replace(PLACE, `${PLACE}<script src="/${boot}"></script>`)
          // The first paint waits for style sheets, and is to have the line for itself until then.
          .replaceAll(/<(?:script type="module"|link rel="modulepreload")/g, '$& fetchpriority="low"'),
        tags: [
          {
            tag: 'div',
            attrs: { id: 'first-sight', 'aria-hidden': 'true' },
            children: drawing(),
            injectTo: 'body-prepend',
          },
        ],
      }),
    },
  };
}

function neededFor(bundle: Bundle, modules: readonly string[], words: readonly string[]): Needed {
  const entry = filesOf(bundle, chunkOf(bundle, 'index.html'));
  const news = (module: string) =>
    filesOf(bundle, chunkOf(bundle, module)).filter((file) => !entry.includes(file));
  const inAssets = (files: readonly string[]) =>
    [...new Set(files)].map((file) => file.replace(/^assets\//, ''));
  const wordsOf = (language: string) =>
    words.flatMap((page) => news(`src/i18n/${language}/pages/${page}.ts`));
  return {
    files: inAssets(modules.flatMap(news)),
    words: { en: inAssets(wordsOf('en')), de: inAssets(wordsOf('de')), fr: inAssets(wordsOf('fr')) },
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
function drawing(): string {
  const said = (key: 'title' | 'tagline' | 'phoneTitle' | 'playNowHint') =>
    LANGUAGES.map((language) => `<span lang="${language}">${WORDS[language][key]}</span>`).join('');
  const logo = `<svg viewBox="-12 -12 24 24" width="22" height="22"><path d="${FLAME}"/></svg>`;
  return [
    `<div class="bar">${logo}<span>${common.title}</span></div>`,
    `<div class="strip"><div class="hero"><p class="title">${said('title')}</p><p class="phone title">${said('phoneTitle')}</p>`,
    `<p class="tagline">${said('tagline')}</p><p class="press"></p><p class="hint">${said('playNowHint')}</p></div></div>`,
  ].join('');
}
