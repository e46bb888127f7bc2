/** `npm run e2e [-- --grep WORD]`: the browser tests, with whatever Playwright takes as arguments. */
import { build } from './setup/build.mjs';
import { findChromium } from './setup/chromium.mjs';
import { install } from './setup/install.mjs';
import { fail, show } from './setup/run.mjs';

try {
  await install();
  await build({ gallery: true });
  process.env.CHROMIUM_PATH = await findChromium();
  const config = 'packages/e2e/playwright.config.ts';
  process.exitCode = await show(['npx', 'playwright', 'test', '-c', config, ...process.argv.slice(2)]);
} catch (error) {
  fail(error);
}
