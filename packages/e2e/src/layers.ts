/** How many layers Chromium draws a page in: each is kept, painted and put together for itself. */
import { withDeadline } from '@great-fire/testkit/wait-for';
import type { Page } from '@playwright/test';

/** Counts the layers of the page as it stands; it is drawn once more for that. */
export async function layersOf(page: Page): Promise<number> {
  const chromium = await page.context().newCDPSession(page);
  const drawn = new Promise<number>((counted) => {
    chromium.on('LayerTree.layerTreeDidChange', ({ layers }) => {
      if (layers !== undefined) counted(layers.length);
    });
  });
  await chromium.send('LayerTree.enable');
  await page.evaluate(() => {
    const one = document.createElement('div');
    one.style.cssText = 'position: fixed; width: 1px; height: 1px; will-change: transform';
    document.body.append(one);
  });
  return withDeadline('the layers of the page', drawn);
}
