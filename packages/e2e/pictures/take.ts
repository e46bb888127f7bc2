/** `npm run pictures`: the main screens as people see them who see colours otherwise, to be looked at. */
import { mkdir, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { chromium } from '@playwright/test';
import QUIET from '../chromium-flags.json';
import { GallerySite } from '../src/gallery-site';

const FOLDER = resolve(__dirname, '../../../.cache/pictures');
const SIGHTS = ['none', 'protanopia', 'deuteranopia', 'tritanopia', 'achromatopsia'] as const;
const SCREENS = ['mock-spread', 'mock-act', 'crowd', 'hidden', 'grows-half', 'bands'];

async function takeAll(): Promise<number> {
  await mkdir(FOLDER, { recursive: true });
  const site = await GallerySite.open();
  const path = process.env['CHROMIUM_PATH'];
  const browser = await chromium.launch({ args: QUIET, ...(path && { executablePath: path }) });
  let taken = 0;
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
    await page.addInitScript(() => localStorage.clear()); // nobody was away
    const tools = await page.context().newCDPSession(page);
    for (const screen of SCREENS) {
      for (const theme of ['parchment', 'night']) {
        await page.goto(`${site.url}/dev/gallery/${screen}?theme=${theme}`);
        await page.waitForSelector('[data-testid="city-map"]');
        await page.evaluate(() => document.fonts.ready);
        for (const type of SIGHTS) {
          await tools.send('Emulation.setEmulatedVisionDeficiency', { type });
          const picture = await page.screenshot({ animations: 'disabled' });
          await writeFile(resolve(FOLDER, `${screen}-${theme}-${type}.png`), picture);
          taken += 1;
        }
      }
    }
  } finally {
    await browser.close();
    await site.close();
  }
  return taken;
}

void takeAll().then((taken) => process.stdout.write(`${taken} pictures in ${FOLDER}\n`));
