import { expect, test } from '../src/test';

test('a card explains itself under the mouse, beside itself, and leads to its rule', async ({ page }) => {
  await page.goto('/first-turn');
  const card = page.getByTestId('card-1');
  await card.hover();
  const slip = page.getByTestId('explanation');
  await expect(slip).toContainText('A fire card moves one cone.');
  const [about, own] = [await card.boundingBox(), await slip.boundingBox()];
  if (about === null || own === null) throw new Error('Nothing is shown');
  expect(own.y + own.height).toBeLessThanOrEqual(about.y);
  await expect(slip.getByRole('link')).toHaveAttribute('href', '/rules#FIRE-4');
  await page.keyboard.press('Escape');
  await expect(slip).toBeHidden();
});

test('a question mark at the focus explains, in the language of the page', async ({ somebody }) => {
  const page = await somebody({ locale: 'de-DE' });
  await page.goto('/first-turn');
  await expect(page.getByTestId('card-0')).toBeFocused();
  await page.keyboard.press('?');
  await expect(page.getByTestId('explanation')).toContainText('Eine Feuerkarte bewegt einen Kegel.');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a district that a finger is held on explains itself and is not pressed', async ({ page }) => {
    await page.goto('/first-turn');
    const lane = page.getByTestId('district-pudding-lane'); // clear of the guide's words
    const box = await lane.boundingBox();
    if (box === null) throw new Error('Pudding Lane is not on the page');
    const client = await page.context().newCDPSession(page);
    const finger = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [finger] });
    await expect(page.getByTestId('explanation')).toContainText('Here it began');
    await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect(page.getByTestId('explanation')).toBeVisible();
  });
});
