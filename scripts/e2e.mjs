/** `npm run e2e [-- --grep WORD]`: runs the browser tests and passes all arguments to Playwright. */
import { build } from './lib/build.mjs';
import { findChromium } from './lib/chromium.mjs';
import { install } from './lib/install.mjs';
import { exitWithError, run } from './lib/exec.mjs';

try {
  await install();
  await build({ gallery: true });
  process.env.CHROMIUM_PATH = await findChromium();
  const config = 'packages/e2e/playwright.config.ts';
  process.exitCode = await run(['npx', 'playwright', 'test', '-c', config, ...process.argv.slice(2)]);
} catch (error) {
  exitWithError(error);
}
