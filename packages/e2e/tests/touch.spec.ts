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

interface Touch {
  readonly type: 'touchStart' | 'touchMove' | 'touchEnd';
  readonly fingers: readonly Finger[];
  readonly ms: number; // since the first touch
}

/** Touches the page; resolves once it has handled them all. Their time stamps do not depend on the machine. */
async function touch(page: Page, touches: readonly Touch[]): Promise<void> {
  const chromium: CDPSession = await page.context().newCDPSession(page);
  const begin = Date.now();
  await Promise.all(
    touches.map(({ type, fingers, ms }) =>
      chromium.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: fingers.map(({ x, y }, id) => ({ x, y, id })),
        timestamp: (begin + ms) / 1000,
      }),
    ),
  );
  await chromium.detach();
}

const FRAME_MS = 16;

/** Fingers go down at the first places, on to each of the next, and up. */
function fingers(page: Page, ways: readonly (readonly Finger[])[]): Promise<void> {
  const moves = ways.map((places, index): Touch => ({
    type: index === 0 ? 'touchStart' : 'touchMove',
    fingers: places,
    ms: index * FRAME_MS,
  }));
  return touch(page, [...moves, { type: 'touchEnd', fingers: [], ms: ways.length * FRAME_MS }]);
}

/** Two taps at one place, 100 ms apart. */
function tapTwice(page: Page, at: Finger): Promise<void> {
  return touch(
    page,
    [0, 100].flatMap((ms): readonly Touch[] => [
      { type: 'touchStart', fingers: [at], ms },
      { type: 'touchEnd', fingers: [], ms: ms + FRAME_MS },
    ]),
  );
}

const widthOf = (page: Page) => async () =>
  (await page.getByTestId('district-pudding-lane').boundingBox())?.width ?? 0;

test('two fingers and a double tap zoom the map, and the small map shows the whole', async ({
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
  // The page fetches its gestures after the first paint.
  const pinched = async () => {
    await fingers(page, apart);
    return width();
  };
  await expect.poll(pinched).toBeGreaterThan(usual * 1.5);
  await page.getByTestId('minimap').tap();
  await expect.poll(width).toBeLessThan(usual * 0.5);
  const city = await page.getByTestId('city-map').boundingBox();
  expect(city?.width).toBeLessThanOrEqual(390);
  await page.getByTestId('minimap').tap();
  await expect.poll(width).toBeCloseTo(usual, 0);
  await tapTwice(page, { x: 195, y: 300 });
  await expect.poll(width).toBeGreaterThan(usual * 1.5);
});

/** Whether the sheet follows a finger on its grip by a little. The page fetches its gestures after the first paint. */
async function isHeld(page: Page): Promise<boolean> {
  const grip = await page.getByTestId('grip').boundingBox();
  const chromium: CDPSession = await page.context().newCDPSession(page);
  const point = { x: 195, y: (grip?.y ?? 0) + 22 };
  await chromium.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  const moved = { ...point, y: point.y + 20 };
  await chromium.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [moved] });
  const height = await page.locator('[data-height]').evaluate(({ style }: HTMLElement) => style.height);
  await chromium.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await chromium.detach();
  return height !== '';
}

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
  await expect.poll(() => isHeld(page)).toBe(true);
  await pull(y, y + 120);
  await expect(sheet).toHaveAttribute('data-height', 'low');
  await expect(page.getByRole('tab').first()).toBeInViewport();
  await page.getByTestId('grip').tap();
  await expect(sheet).toHaveAttribute('data-height', 'usual');
  for (let time = 0; time < 4; time += 1) {
    await pull(y, y + 120); // a quick pull must not swallow the tap that follows
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
  test(`card, district and button are in sight and wide enough for a finger at ${viewport.width} x ${viewport.height}`, async ({
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
