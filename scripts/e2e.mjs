/**
 * `npm run e2e [-- --browser chromium|firefox|webkit|all] [--grep WORD]`: runs the browser tests, by default in Chromium.
 * Passes all other arguments to Playwright.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from './lib/build.mjs';
import { browserEnv, ENGINES } from './lib/browsers.mjs';
import { install } from './lib/install.mjs';
import { exitWithError, log, run } from './lib/exec.mjs';
import { ROOT } from './lib/root.mjs';
import { readPlaywright } from './lib/test-results.mjs';
import { printHelp } from './lib/help.mjs';

printHelp(import.meta.url);

const RESULTS = join(ROOT, '.cache', 'results');

/** Returns the engines of `--browser`, and the arguments for Playwright. */
function readArguments() {
  const { tokens } = parseArgs({
    options: { browser: { type: 'string' } },
    strict: false,
    tokens: true,
  });
  const browser = tokens.find(({ name }) => name === 'browser');
  const choice = browser?.value ?? 'chromium';
  if (choice !== 'all' && !ENGINES.includes(choice))
    throw new Error(`--browser ${choice}: the browsers are ${ENGINES.join(', ')} and all`);
  const isOwn = (index) =>
    browser !== undefined && index >= browser.index && index <= browser.index + Number(!browser.inlineValue);
  return {
    engines: choice === 'all' ? ENGINES : [choice],
    rest: process.argv.slice(2).filter((_, index) => !isOwn(index)),
  };
}

try {
  const { engines, rest } = readArguments();
  await install();
  await build({ gallery: true });
  const command = ['npx', 'playwright', 'test', '-c', 'packages/e2e/playwright.config.ts', ...rest];
  mkdirSync(RESULTS, { recursive: true });
  const browsers = [];
  for (const engine of engines) {
    const file = join(RESULTS, `e2e-${engine}.json`);
    const env = { ...(await browserEnv(engine)), PLAYWRIGHT_JSON_OUTPUT_FILE: file };
    const code = await run(command, { env });
    if (code !== 0) process.exitCode = 1;
    browsers.push(...readPlaywright(file).browsers);
  }
  log(`Browsers: ${browsers.join(', ')}`);
} catch (error) {
  exitWithError(error);
}
