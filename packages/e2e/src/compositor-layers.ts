/** How many layers Chromium draws a page in: each is kept, painted and put together for itself. */
import { withDeadline } from '@great-fire/testkit/wait-for';
import type { Page } from '@playwright/test';

/** Counts the layers of the page as it stands; it is drawn once more for that. */
export async function countLayers(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  const layerCount = new Promise<number>((resolve) => {
    session.on('LayerTree.layerTreeDidChange', ({ layers }) => {
      if (layers !== undefined) resolve(layers.length);
    });
  });
  await session.send('LayerTree.enable');
  await page.evaluate(() => {
    const probe = document.createElement('div');
    probe.style.cssText = 'position: fixed; width: 1px; height: 1px; will-change: transform';
    document.body.append(probe);
  });
  return withDeadline('the layers of the page', layerCount);
}
