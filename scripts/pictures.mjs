/** `npm run pictures`: colour-vision pictures of the main screens, into .cache/pictures. */
import { build } from './setup/build.mjs';
import { findChromium } from './setup/chromium.mjs';
import { install } from './setup/install.mjs';
import { fail, show } from './setup/run.mjs';

try {
  await install();
  await build({ gallery: true });
  process.env.CHROMIUM_PATH = await findChromium();
  process.exitCode = await show(['npx', 'tsx', 'packages/e2e/pictures/take.ts']);
} catch (error) {
  fail(error);
}
