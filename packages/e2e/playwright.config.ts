import { defineConfig } from '@playwright/test';
import type { PaintOptions } from './src/user-fixtures';
import CHROMIUM_FLAGS from './chromium-flags.json';

// A host that is not the machine's own name.
const HOST_RESOLVER_RULE = '--host-resolver-rules=MAP great-fire.test 127.0.0.1';

// A page of a test lives for seconds: an optimizing compiler and threads beside it cost more than they give.
const V8_FLAGS =
  '--js-flags=--no-opt --single-threaded-gc --no-concurrent-recompilation --no-concurrent-sparkplug';

const LONG_GAMES = /whole-game|replay/;
const GALLERY = /text-legibility|visual/;

const DEADLINE_MS = 120_000;

const chromium = process.env['CHROMIUM_PATH'];

export default defineConfig<PaintOptions>({
  testDir: 'tests',
  outputDir: 'test-results',
  fullyParallel: true,
  // The longest first, so that the other workers do the rest meanwhile.
  projects: [
    { name: 'games', testMatch: LONG_GAMES },
    { name: 'pages', testIgnore: [LONG_GAMES, GALLERY] },
    { name: 'gallery', testMatch: GALLERY, use: { deviceScaleFactor: 1, paintMap: true } },
  ],
  workers: 3, // on two cores: tests wait for a third of their time
  retries: 0,
  // Last resorts, many times what a slow and busy machine needs. No test depends on speed.
  timeout: 1_800_000,
  expect: { timeout: DEADLINE_MS, toPass: { timeout: DEADLINE_MS } },
  reporter: [['list'], ...(process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] ? [['json'] as const] : [])],
  use: {
    viewport: { width: 1440, height: 900 },
    deviceScaleFactor: 0.5, // painting at full size took half of a game's time
    locale: 'en-GB',
    serviceWorkers: 'block', // each context would fetch the whole page once more; offline.spec asks for them
    contextOptions: { reducedMotion: 'reduce' }, // stories take their time; animation.spec asks for them
    actionTimeout: DEADLINE_MS, // page.waitForFunction and its like too
    screenshot: 'only-on-failure', // a trace of a whole game costs more than the game
    launchOptions: {
      args: [...CHROMIUM_FLAGS, HOST_RESOLVER_RULE, V8_FLAGS],
      ...(chromium && { executablePath: chromium }),
    },
  },
});
