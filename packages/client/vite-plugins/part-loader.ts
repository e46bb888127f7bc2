import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

// Vite wraps each dynamic import in a call of this helper, with the files of the imported module.
const HELPER = '\0vite/preload-helper.js';
const PART_LOADER = fileURLToPath(new URL('../src/lib/load-part.ts', import.meta.url));

/** Loads the parts of the built page by our own helper in place of Vite's. */
export function partLoader(): Plugin {
  let isApplied = false;
  return {
    name: 'part-loader',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      if (id !== HELPER) return null;
      isApplied = true;
      return `export { loadPart as __vitePreload } from ${JSON.stringify(PART_LOADER)};`;
    },
    buildEnd(error) {
      // Fails the build if an update of Vite renamed the helper.
      if (error === undefined && !isApplied) this.error('Vite has no preload helper of this name any more');
    },
  };
}
