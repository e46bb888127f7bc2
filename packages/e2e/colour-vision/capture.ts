/**
 * `npm run shots:colour-vision`: captures the main screens as people with colour vision deficiencies see them, for a visual
 * review.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { GalleryServer } from '../src/gallery-server';
import { launchChromium } from '../src/launch-chromium';

const OUTPUT_DIR = resolve(__dirname, '../../../.cache/pictures');
const VISION_TYPES = ['none', 'protanopia', 'deuteranopia', 'tritanopia', 'achromatopsia'] as const;
const SCREENS = ['spread', 'act', 'crowded-map', 'hidden-colours', 'intensify-half-placed', 'band-placement'];

async function captureAll(): Promise<number> {
  await mkdir(OUTPUT_DIR, { recursive: true });
  const gallery = await GalleryServer.open();
  const browser = await launchChromium();
  let captured = 0;
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
    await page.addInitScript(() => localStorage.clear()); // hides the digest of missed moves
    const session = await page.context().newCDPSession(page);
    for (const screen of SCREENS) {
      for (const theme of ['parchment', 'night']) {
        await page.goto(`${gallery.url}/dev/gallery/${screen}?theme=${theme}`);
        await page.waitForSelector('[data-testid="city-map"]');
        await page.evaluate(() => document.fonts.ready);
        for (const type of VISION_TYPES) {
          await session.send('Emulation.setEmulatedVisionDeficiency', { type });
          const screenshot = await page.screenshot({ animations: 'disabled' });
          await writeFile(resolve(OUTPUT_DIR, `${screen}-${theme}-${type}.png`), screenshot);
          captured += 1;
        }
      }
    }
  } finally {
    await browser.close();
    await gallery.close();
  }
  return captured;
}

void captureAll().then((taken) => process.stdout.write(`${taken} pictures in ${OUTPUT_DIR}\n`));
