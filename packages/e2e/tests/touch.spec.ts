import type { CDPSession, Page } from '@playwright/test';
import { expect, test } from '../src/test';

const PHONE = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  reducedMotion: 'reduce',
} as const;

interface Finger {
  readonly x: number;
  readonly y: number;
}

/** Fingers go down at the first places, on to each of the next, and up. */
async function fingers(page: Page, ways: readonly (readonly Finger[])[]): Promise<void> {
  const chromium: CDPSession = await page.context().newCDPSession(page);
  for (const [index, places] of ways.entries()) {
    const touchPoints = places.map(({ x, y }, id) => ({ x, y, id }));
    await chromium.send('Input.dispatchTouchEvent', {
      type: index === 0 ? 'touchStart' : 'touchMove',
      touchPoints,
    });
  }
  await chromium.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

const widthOf = (page: Page) => async () =>
  (await page.getByTestId('district-pudding-lane').boundingBox())?.width ?? 0;

test('two fingers zoom the map, two taps come closer, and the small map shows the whole', async ({
  wireTable,
}) => {
  const page = await (await wireTable(3)).pageOf(null, PHONE);
  const width = widthOf(page);
  await expect(page.getByTestId('minimap')).toBeVisible();
  const usual = await width();
  const apart = [30, 45, 60].map((far) => [
    { x: 180 - far, y: 300 },
    { x: 180 + far, y: 300 },
  ]);
  await expect(async () => {
    await fingers(page, apart); // what listens to the fingers comes after the first paint
    await expect.poll(width, { timeout: 500 }).toBeGreaterThan(usual * 1.5);
  }).toPass();
  await page.getByTestId('minimap').tap();
  await expect.poll(width).toBeLessThan(usual * 0.5);
  const city = await page.getByTestId('city-map').boundingBox();
  expect(city?.width).toBeLessThanOrEqual(390);
  await page.getByTestId('minimap').tap();
  await expect.poll(width).toBeCloseTo(usual, 0);
  await expect(async () => {
    for (const _ of ['first', 'second']) await page.touchscreen.tap(195, 300); // too slow on a busy machine, now and then
    await expect.poll(width, { timeout: 2000 }).toBeGreaterThan(usual * 1.5);
  }).toPass();
});

test('the sheet is pulled up and down by its grip', async ({ wireTable }) => {
  const page = await (await wireTable(3)).pageOf(null, PHONE);
  const sheet = page.locator('[data-height]');
  await expect(sheet).toHaveAttribute('data-height', 'usual');
  const grip = await page.getByTestId('grip').boundingBox();
  const y = (grip?.y ?? 0) + 22;
  const pull = (from: number, to: number) =>
    fingers(
      page,
      [from, (from + to) / 2, to].map((at) => [{ x: 195, y: at }]),
    );
  await expect(async () => {
    await pull(y, y + 120); // what listens to the finger comes after the first paint
    await expect(sheet).toHaveAttribute('data-height', 'low', { timeout: 500 });
  }).toPass();
  await expect(page.getByRole('tab').first()).toBeInViewport();
  await page.getByTestId('grip').tap();
  await expect(sheet).toHaveAttribute('data-height', 'usual');
  for (let time = 0; time < 4; time += 1) {
    await pull(y, y + 120); // and a quick pull swallows no tap that follows it
    await expect(sheet).toHaveAttribute('data-height', 'low');
    await page.getByTestId('grip').tap();
    await expect(sheet).toHaveAttribute('data-height', 'usual');
  }
  await pull(y, y - 150);
  await expect(sheet).toHaveAttribute('data-height', 'high');
});

for (const viewport of [
  { width: 390, height: 844 },
  { width: 360, height: 640 },
  { width: 844, height: 390 },
]) {
  test(`a card, a district and the button lie in sight at ${viewport.width} x ${viewport.height}, each wide enough for a finger`, async ({
    wireTable,
  }) => {
    const table = await wireTable(4);
    const { turn } = await table.playUntil(({ turn: now }) => now.step === 'spread' && now.number > 6);
    const page = await table.pageOf(turn.seat, { ...PHONE, viewport });
    await page.locator('[data-testid^="card-"]:not([aria-disabled="true"])').first().tap();
    const target = page.locator('[data-press="burn"]').first();
    await expect(target).toBeVisible();
    await target.dispatchEvent('click');
    const confirm = page.getByTestId('confirm');
    for (const needed of [confirm, page.locator('[data-press="chosen"]'), page.getByTestId('card-4')]) {
      await expect(needed).toBeInViewport({ ratio: 0.9 });
      const box = await needed.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(43.9);
    }
    const small = await page.getByRole('button').evaluateAll((buttons) =>
      buttons
        .filter((button) => button.closest('[data-testid="city-map"]') === null && button.clientWidth > 0)
        .map((button) => {
          const { width, height } = button.getBoundingClientRect();
          return { says: button.getAttribute('aria-label') ?? button.textContent, width, height };
        })
        .filter(({ width, height }) => Math.min(width, height) < 43.9),
    );
    expect(small).toEqual([]);
  });
}
