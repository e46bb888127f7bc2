import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import type { ExperimentalOptions } from 'vite';
import { cssLayers } from './build/css-layers';
import { districtNames } from './build/district-names';
import { firstSight } from './build/first-sight';
import { fonts } from './build/fonts';
import { leanBoard } from './build/lean-board';
import { leftOut } from './build/left-out';
import { offline } from './build/offline';
import { pictures } from './build/pictures';
import { squeezed } from './build/squeezed';
import { mockPictures } from './dev-server/mock-pictures.mts';

const SERVER = process.env['SERVER_URL'] ?? 'http://localhost:8000';

// Scripts and styles find what they need beside them, wherever the page lies on its host; only the page itself
// asks from the root, which the server changes for a sub-path.
const RENDERED: ExperimentalOptions = {
  renderBuiltUrl: (file, { hostType }) => (hostType === 'html' ? `/${file}` : { relative: true }),
};

// What frames every page, and the small parts that several of them share, in one file: to a browser a file of a
// hundred bytes is as much work as a large one.
const SHARED = {
  name: 'shared',
  test: new RegExp(
    [
      'node_modules/(react|scheduler|wouter|zustand|use-sync-external-store)',
      'src/(ui|shell)/',
      'src/i18n/[a-z-]+[.]tsx?$',
      'src/connection/base-path',
      'src/lobby/(match-address|use-request|beside-the-city|failed-note|guest-name|copy-link)',
      'src/recovery/link-key',
      'src/table/pieces/(icons/|index|logo|piece-svg)',
      'src/table/(explain/topics|map-window/zoom|sound/sound-choice)',
      'src/first-sight/first-sight',
      'src/theme/starting-theme',
      'game/src/rules-version',
    ].join('|'),
  ),
  minShareCount: 2,
};

// What the lobby shares with other pages, and a table under way does not need.
const AT_LOBBY = {
  name: 'at-lobby',
  test: new RegExp(
    [
      'protocol/src/(table-filter|language|plain-conduct)',
      'src/lobby/(known-name|table-wish|usual-rules|filter-address|pace-fold|fold|front-page.module|lists.module)',
      'src/pace/pace-words',
      'src/connection/(lobby-list|me-api)',
      'src/(notices/call-mark|practice/practice-address|fair/sitting)',
    ].join('|'),
  ),
  minShareCount: 2,
};

// The drawings of the pieces, which the first page has none of.
const PIECES = { name: 'pieces', test: /src\/table\/pieces\/[a-z-]+[.]tsx?$/, minShareCount: 2 };

// The same for what the table shares with its parts that are fetched later.
const AT_TABLE = {
  name: 'at-table',
  test: new RegExp(
    [
      'src/talk/(lazy|talk-heard|mentions)',
      'src/table/(log|story|choice|clock|map-window|players)/',
      'src/table/(windowed-map|living-map|minimap|no-table|use-table-state|names)[.]',
      'src/table/explain/(explainer|by-|slip|walk)',
      'src/table/conduct/(standing|take-back|take-back-way|going-lines|ask-back)[.]',
      'src/table/map/map-ids',
      'src/table/(pull|sheet|table-context|shown|decision|names)[.]',
      'src/table/(rail|desktop-table[.]module|table-heading|notice)[.]',
      'src/table/(history/(past-|history-line)|chat/(table-chat|unread)|conduct/slips-here|elsewhere/elsewhere)',
      'src/fair/has-pins',
      'protocol/src/past[.]',
    ].join('|'),
  ),
  minShareCount: 2,
};

export default defineConfig(({ mode }) => ({
  plugins: [
    react(),
    cssLayers(),
    fonts(),
    pictures(),
    districtNames(),
    mockPictures(),
    leanBoard(),
    leftOut(),
    firstSight(),
    squeezed(),
    ...(mode === 'production' ? offline() : []),
  ],
  worker: { format: 'es' },
  experimental: RENDERED,
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: [SHARED, AT_LOBBY, PIECES, AT_TABLE] } } },
  },
  server: {
    proxy: {
      '/api': { target: SERVER },
      '/socket.io': { target: SERVER, ws: true },
    },
  },
}));
