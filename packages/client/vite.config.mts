import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import type { ExperimentalOptions } from 'vite';
import { cssLayers } from './vite-plugins/css-layers';
import { districtNames } from './vite-plugins/district-names';
import { splashPlugin } from './vite-plugins/splash';
import { fonts } from './vite-plugins/fonts';
import { trimBoard } from './vite-plugins/trim-board';
import { stubModules } from './vite-plugins/stub-modules';
import { pwa } from './vite-plugins/pwa';
import { staticSvgs } from './vite-plugins/static-svgs';
import { precompress } from './vite-plugins/precompress';
import { serveMockImages } from './vite-plugins/mock-images.mts';

const SERVER = process.env['SERVER_URL'] ?? 'http://localhost:8000';

// Scripts and styles refer to each other by relative URLs, so that the page works below any path. Only index.html uses
// absolute URLs, which the server rewrites for a base path.
const RENDERED: ExperimentalOptions = {
  renderBuiltUrl: (file, { hostType }) => (hostType === 'html' ? `/${file}` : { relative: true }),
};

// The frame of every page and small modules that several pages share, in one chunk: for a browser a file of 100 bytes
// costs as much as a large one.
const SHARED = {
  name: 'shared',
  test: new RegExp(
    [
      'node_modules/(react|scheduler|wouter|zustand|use-sync-external-store)',
      'src/ui/(?!bottom-sheet|disclosure|tabs|use-roving-tabindex|qr-code)',
      'src/app/',
      'src/page/(?!text-page)',
      'src/lib/(?!use-stick-to-bottom|random-id|copy-text|download-file)',
      'src/i18n/[a-z-]+[.]tsx?$',
      'src/api/use-mutation',
      'src/account/(player-name|recovery/link-token)',
      'src/pieces/(index|logo|cone-outline|token-outline)',
      'src/sound/sound-setting',
      'src/splash/splash',
      'src/theme/initial-theme',
      'game/src/rules-version',
    ].join('|'),
  ),
  minShareCount: 2,
};

// Modules that the lobby shares with other pages, but not with a running table.
const AT_LOBBY = {
  name: 'at-lobby',
  test: new RegExp(
    [
      'protocol/src/types/(table-filter|language|table-state-constants)',
      'src/account/sync-name',
      'src/lobby/(filter-query|lobby-page.module|lobby-list.module)',
      'src/create-table/(table-options|default-variants|time-control-disclosure|time-control-label)',
      'src/ui/disclosure',
      'src/live/lobby-reducer',
      'src/api/account',
      'src/(notifications/favicon-badge|fairness/with-contribution)',
    ].join('|'),
  ),
  minShareCount: 2,
};

// The drawings of the pieces. The lobby does not need them.
const PIECES = { name: 'pieces', test: /src\/pieces\/[a-z-]+[.]tsx?$/, minShareCount: 2 };

// Modules that the table shares with its lazily loaded parts.
const AT_TABLE = {
  name: 'at-table',
  test: new RegExp(
    [
      'src/chat/(lazy-chat|chat-announcer-host|mentions)',
      'src/table/(log|animation|catch-up|move-input|clock|map/viewport|players)/',
      'src/lib/use-stick-to-bottom',
      'src/table/(table-map|table-status-page|use-table-model|names)[.]',
      'src/table/help/(help-topics|help-tooltip-host|keyboard-trigger|pointer-trigger|tooltip-controller|help-navigation)',
      'src/table/session/(session-state|takeback|takeback-trigger|takeback-moves|takeback-button)[.]',
      'src/table/map/svg-ids',
      'src/ui/(bottom-sheet|tabs|use-roving-tabindex)',
      'src/table/(table-context|names)[.]',
      'src/table/time-travel/displayed-state[.]',
      'src/table/(table-chat|use-unread-badge|sidebar|desktop-table[.]module|table-heading|map-alerts)[.]',
      'src/table/(time-travel/(past-|state-label|history-slider)|session/lazy-session-cards|other-games/other-game[.])',
      'src/fairness/has-stored-commitment',
      'protocol/src/types/historic-views[.]',
    ].join('|'),
  ),
  minShareCount: 2,
};

export default defineConfig(({ mode }) => ({
  plugins: [
    react(),
    cssLayers(),
    fonts(),
    staticSvgs(),
    districtNames(),
    serveMockImages(),
    trimBoard(),
    stubModules(),
    splashPlugin(),
    precompress(),
    ...(mode === 'production' ? pwa() : []),
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
