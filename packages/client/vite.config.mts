import { createHash } from 'node:crypto';
import { relative, resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type ExperimentalOptions } from 'vite';
import { cssLayers } from './vite-plugins/css-layers';
import { pageChunks } from './vite-plugins/page-chunks';
import { createDistrictNamesPlugin } from './vite-plugins/district-names';
import { splashPlugin } from './vite-plugins/splash';
import { fonts } from './vite-plugins/fonts';
import { trimBoard } from './vite-plugins/trim-board';
import { stubModules } from './vite-plugins/stub-modules';
import { cutFunctions } from './vite-plugins/cut-functions';
import { partLoader } from './vite-plugins/part-loader';
import { pwa } from './vite-plugins/pwa';
import { staticSvgs } from './vite-plugins/static-svgs';
import { precompress } from './vite-plugins/precompress';

const SERVER = process.env['SERVER_URL'] ?? 'http://localhost:8000';

// Scripts and styles refer to each other by relative URLs, so that the page works below any path. Only index.html uses
// absolute URLs, which the server rewrites for a base path.
const RENDERED: ExperimentalOptions = {
  renderBuiltUrl: (file, { hostType }) => (hostType === 'html' ? `/${file}` : { relative: true }),
};

/** Returns the name of a class in the page: one suffix for each module, which compresses better than one for each class. */
function scopedClassName(name: string, path: string): string {
  const [file = path] = relative(import.meta.dirname, path).split('?');
  return `${name}_${createHash('sha256').update(file).digest('base64url').slice(0, 4)}`;
}

export default defineConfig(({ mode }) => ({
  plugins: [
    react(),
    cssLayers(),
    fonts(),
    staticSvgs(),
    createDistrictNamesPlugin(),
    trimBoard(),
    stubModules(),
    cutFunctions(),
    partLoader(),
    splashPlugin(),
    ...(mode === 'production' || mode === 'frozen' ? [precompress()] : []), // the pages that are served to people
    ...(mode === 'production' ? [pwa()] : []),
  ],
  resolve: {
    alias: [{ find: /^zod$/, replacement: resolve(import.meta.dirname, 'src/lib/zod-without-eval.ts') }],
  },
  css: { modules: { generateScopedName: scopedClassName } },
  worker: { format: 'es' },
  experimental: RENDERED,
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    cssTarget: ['chrome123', 'firefox121', 'safari17.5'], // the first with `light-dark()` and `:has()`
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      optimization: { inlineConst: { mode: 'all', pass: 3 } },
      output: { codeSplitting: { groups: pageChunks(import.meta.dirname) } },
    },
  },
  server: {
    proxy: {
      '/api': { target: SERVER },
      '/socket.io': { target: SERVER, ws: true },
    },
  },
}));
