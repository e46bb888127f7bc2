import { resolve } from 'node:path';
import { EVENT_DEADLINE_MS } from '@great-fire/testkit/deadlines';
import { defineConfig, type LaunchOptions } from '@playwright/test';
import './src/transpiled-packages.cjs';
import CHROMIUM_FLAGS from './chromium-flags.json';
import { BROWSER_ENGINE, IS_STOCK_FIREFOX, IS_STOCK_WEBKIT } from './src/engine';

// A host name other than the machine's own.
const HOST_RESOLVER_RULE = '--host-resolver-rules=MAP great-fire.local 127.0.0.1';

// The pages of a test live for seconds, so an optimizing compiler and its threads cost more than they save. Maglev waits
// for functions that are called often, and the collection of garbage for a larger heap than that of most pages.
const V8_FLAGS =
  '--js-flags=--no-opt --single-threaded-gc --no-concurrent-recompilation --no-concurrent-sparkplug' +
  ' --invocation-count-for-maglev=4000 --initial-old-space-size=128 --no-memory-reducer';

const FIREFOX_PREFERENCES = {
  'ui.prefersReducedMotion': 1, // WebDriver BiDi cannot set it for a page
  'ui.primaryPointerCapabilities': 6, // a mouse, which a headless machine lacks: fine (2) and hover (4)
  'ui.allPointerCapabilities': 6,
  'dom.ipc.processCount': 2, // each user would get a process
  'dom.ipc.processPrelaunch.enabled': false,
};

// Playwright sets 200, and maps each frame to its source in most of its calls, which took a quarter of a worker's time.
Error.stackTraceLimit = 10;

const WEBKIT_GTK = /webkit-gtk\.spec/;

// Firefox and WebKit run what the product promises in every browser. Tests tagged @chromium use Chromium's own protocol.
const ENGINE_TESTS =
  /(whole-game|replay|loading|lobby|waiting-room|rules|touch|keyboard-edge-cases|shortcuts|takeback|chat)\.spec/;

const chromium = process.env['CHROMIUM_PATH'];

const LAUNCH_OPTIONS: Record<typeof BROWSER_ENGINE, LaunchOptions> = {
  chromium: {
    args: [...CHROMIUM_FLAGS, HOST_RESOLVER_RULE, V8_FLAGS],
    ...(chromium && { executablePath: chromium }),
  },
  firefox: {
    firefoxUserPrefs: FIREFOX_PREFERENCES,
    ...(IS_STOCK_FIREFOX && {
      channel: 'moz-firefox',
      executablePath: resolve(__dirname, 'src/stock-firefox.cjs'),
    }),
  },
  webkit: {},
};

export default defineConfig({
  testDir: 'tests',
  outputDir: 'test-results',
  snapshotPathTemplate: 'tests/__screenshots__/{arg}{ext}',
  updateSnapshots: 'none', // a missing baseline is a failure; `npm run e2e:update` writes them
  fullyParallel: true,
  // One project, because the workers of a project end with it. The long tests are not last: games/ precedes most files.
  ...(BROWSER_ENGINE === 'chromium'
    ? { testIgnore: WEBKIT_GTK }
    : { testMatch: IS_STOCK_WEBKIT ? WEBKIT_GTK : ENGINE_TESTS }),
  ...(BROWSER_ENGINE !== 'chromium' && { grepInvert: /@chromium/ }),
  workers: 3, // on two cores, because tests wait for a part of their time
  retries: 0,
  // Last resorts, many times longer than a slow and busy machine needs. No test depends on speed.
  timeout: 1_800_000,
  expect: { timeout: EVENT_DEADLINE_MS, toPass: { timeout: EVENT_DEADLINE_MS } },
  reporter: [['list'], ...(process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] ? [['json'] as const] : [])],
  use: {
    viewport: { width: 1440, height: 900 },
    deviceScaleFactor: IS_STOCK_FIREFOX ? 1 : 0.5, // painting at full size took half of a game's time
    locale: 'en-GB',
    serviceWorkers: 'block', // each context would fetch the whole page again; offline.spec turns them on
    contextOptions: { reducedMotion: 'reduce' }, // animations take time; animation.spec turns them on
    actionTimeout: EVENT_DEADLINE_MS, // also of page.waitForFunction and similar calls
    screenshot: 'only-on-failure', // a trace of a whole game costs more than the game
    browserName: BROWSER_ENGINE,
    launchOptions: LAUNCH_OPTIONS[BROWSER_ENGINE],
  },
});
