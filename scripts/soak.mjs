/** `npm run test:soak [-- --games N]`: plays whole games on a slow page, and passes all arguments on. */
import { build } from './lib/build.mjs';
import { findChromium } from './lib/browsers.mjs';
import { exitWithError, run } from './lib/exec.mjs';
import { install } from './lib/install.mjs';

try {
  if (!process.argv.includes('--help')) {
    await install();
    await build();
    process.env.CHROMIUM_PATH = await findChromium();
  }
  process.exitCode = await run(['npx', 'tsx', 'packages/e2e/soak/main.ts', ...process.argv.slice(2)]);
} catch (error) {
  exitWithError(error);
}
