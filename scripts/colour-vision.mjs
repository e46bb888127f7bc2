/** `npm run shots:colour-vision`: writes screenshots with simulated colour-vision deficiencies to .cache/pictures. */
import { build } from './lib/build.mjs';
import { findChromium } from './lib/browsers.mjs';
import { install } from './lib/install.mjs';
import { exitWithError, run } from './lib/exec.mjs';
import { printHelp } from './lib/help.mjs';

printHelp(import.meta.url);

try {
  await install();
  await build({ gallery: true });
  process.env.CHROMIUM_PATH = await findChromium();
  process.exitCode = await run(['npx', 'tsx', 'packages/e2e/colour-vision/capture.ts']);
} catch (error) {
  exitWithError(error);
}
