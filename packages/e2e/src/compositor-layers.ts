/** Counts Chromium's compositor layers of a page. Each layer costs memory, painting and compositing. */
import { withDeadline } from '@great-fire/testkit/wait-for';
import type { Page } from '@playwright/test';

/** Counts the layers of the page in its present state. Forces a frame for that. */
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
