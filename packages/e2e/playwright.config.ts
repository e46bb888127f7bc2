import { defineConfig } from '@playwright/test';

// Without these Chromium asks for hosts outside at every start; as root it needs --no-sandbox.
const QUIET = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const chromium = process.env['CHROMIUM_PATH'];

export default defineConfig({
  testDir: 'tests',
  outputDir: 'test-results',
  fullyParallel: true,
  // The longest first, so that the other worker does the rest meanwhile.
  projects: [
    { name: 'game', testMatch: /whole-game/ },
    { name: 'page', testIgnore: /whole-game/ },
  ],
  workers: 2,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ...(process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] ? [['json'] as const] : [])],
  use: {
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    contextOptions: { reducedMotion: 'reduce' }, // stories take their time; motion.spec asks for them
    actionTimeout: 10_000,
    screenshot: 'only-on-failure', // a trace of a whole game costs more than the game
    launchOptions: { args: QUIET, ...(chromium && { executablePath: chromium }) },
  },
});
