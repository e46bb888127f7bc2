/** Windows high contrast: all backgrounds are replaced, and every state stays visible. */
import type { Locator } from '@playwright/test';
import { expect, test } from '../src/server-test';

/** Returns the number of colours of an element on the screen. */
async function countColours(element: Locator): Promise<number> {
  const png = (await element.screenshot()).toString('base64');
  return element.page().evaluate(async (data) => {
    const picture = new Image();
    picture.src = `data:image/png;base64,${data}`;
    await picture.decode();
    const canvas = new OffscreenCanvas(picture.width, picture.height);
    const context = canvas.getContext('2d');
    if (context === null) throw new Error('There is no canvas');
    context.drawImage(picture, 0, 0);
    const pixels = new Uint32Array(context.getImageData(0, 0, picture.width, picture.height).data.buffer);
    return new Set(pixels).size;
  }, png);
}

const background = (element: Locator, pseudo = '') =>
  element.evaluate((each, name) => getComputedStyle(each, name).backgroundColor, pseudo);

test('the player to move, lost houses, sliders and choices are visible in forced colours', async ({
  apiTable,
}) => {
  const table = await apiTable(5);
  await table.playUntil(({ lost }) => lost.red > 0 && lost.red < 20);
  const page = await table.openPage(null);
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await expect(page.getByTestId('turn-progress')).toBeVisible();
  const canvas = await background(page.locator('body'));

  const mark = page.getByTestId(`player-${String(table.activeSeat)}`);
  await expect.poll(() => background(mark, '::before')).not.toBe(canvas);
  const ticks = page.locator('[data-house-track="red"]').first().locator('span');
  expect(await background(ticks.first())).not.toBe(await background(ticks.last()));
  expect(await countColours(page.getByTestId('history').getByRole('slider'))).toBeGreaterThan(1);
  const tab = page.locator('[role=tab][aria-selected=true]').first();
  expect(await tab.evaluate((element) => getComputedStyle(element).outlineStyle)).toBe('solid');
});
