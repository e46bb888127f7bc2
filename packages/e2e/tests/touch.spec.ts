import type { CDPSession, Page } from '@playwright/test';
import { tap } from '../src/input';
import { expect, test } from '../src/server-test';

const PHONE = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  reducedMotion: 'reduce',
} as const;

interface TouchPoint {
  readonly x: number;
  readonly y: number;
}

interface Touch {
  readonly type: 'touchStart' | 'touchMove' | 'touchEnd';
  readonly points: readonly TouchPoint[];
  readonly ms: number; // since the first touch
}

/**
 * Sends touches. Resolves once the page has handled them all. Their timestamps do not depend on the machine's speed.
 */
async function dispatchTouches(page: Page, touches: readonly Touch[]): Promise<void> {
  const session: CDPSession = await page.context().newCDPSession(page);
  const startedAt = Date.now();
  await Promise.all(
    touches.map(({ type, points, ms }) =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: points.map(({ x, y }, id) => ({ x, y, id })),
        timestamp: (startedAt + ms) / 1000,
      }),
    ),
  );
  await session.detach();
}

const FRAME_MS = 16;

/** Puts fingers down at the first points, moves them to each of the next, and lifts them. */
function dragFingers(page: Page, path: readonly (readonly TouchPoint[])[]): Promise<void> {
  const moves = path.map((points, index): Touch => ({
    type: index === 0 ? 'touchStart' : 'touchMove',
    points: points,
    ms: index * FRAME_MS,
  }));
  return dispatchTouches(page, [...moves, { type: 'touchEnd', points: [], ms: path.length * FRAME_MS }]);
}

/** Taps twice at one point, 100 ms apart. */
function doubleTap(page: Page, point: TouchPoint): Promise<void> {
  return dispatchTouches(
    page,
    [0, 100].flatMap((ms): readonly Touch[] => [
      { type: 'touchStart', points: [point], ms },
      { type: 'touchEnd', points: [], ms: ms + FRAME_MS },
    ]),
  );
}

const districtWidth = (page: Page) => async () =>
  (await page.getByTestId('district-pudding-lane').boundingBox())?.width ?? 0;

/**
 * Returns whether the sheet follows a short drag of its grip. The page loads its gesture handlers after the first
 * paint.
 */
async function sheetFollowsFinger(page: Page): Promise<boolean> {
  const grip = await page.getByTestId('sheet-handle').boundingBox();
  const session: CDPSession = await page.context().newCDPSession(page);
  const point = { x: 195, y: (grip?.y ?? 0) + 22 };
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  const moved = { ...point, y: point.y + 20 };
  await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [moved] });
  const height = await page.locator('[data-snap-point]').evaluate(({ style }: HTMLElement) => style.height);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await session.detach();
  return height !== '';
}

async function expectSheetPulled(page: Page): Promise<void> {
  const sheet = page.locator('[data-snap-point]');
  await expect(sheet).toHaveAttribute('data-snap-point', 'default');
  const grip = await page.getByTestId('sheet-handle').boundingBox();
  const y = (grip?.y ?? 0) + 22;
  const pull = (from: number, to: number) =>
    dragFingers(
      page,
      [from, (from + to) / 2, to].map((at) => [{ x: 195, y: at }]),
    );
  await expect.poll(() => sheetFollowsFinger(page)).toBe(true);
  await pull(y, y + 120);
  await expect(sheet).toHaveAttribute('data-snap-point', 'collapsed');
  await expect(page.getByRole('tab').first()).toBeInViewport();
  await tap(page.getByTestId('sheet-handle'));
  await expect(sheet).toHaveAttribute('data-snap-point', 'default');
  for (let time = 0; time < 4; time += 1) {
    await pull(y, y + 120); // a quick pull must not swallow the tap that follows
    await expect(sheet).toHaveAttribute('data-snap-point', 'collapsed');
    await tap(page.getByTestId('sheet-handle'));
    await expect(sheet).toHaveAttribute('data-snap-point', 'default');
  }
  await pull(y, y - 150);
  await expect(sheet).toHaveAttribute('data-snap-point', 'expanded');
}

test(
  'two fingers and a double tap zoom the map, the small map shows the whole, and the sheet follows its grip',
  { tag: '@chromium' },
  async ({ apiTable }) => {
    const page = await (await apiTable(3)).openPage(null, PHONE);
    const width = districtWidth(page);
    await expect(page.getByTestId('minimap')).toBeVisible();
    const usual = await width();
    const apart = [30, 45, 60].map((far) => [
      { x: 180 - far, y: 300 },
      { x: 180 + far, y: 300 },
    ]);
    // The page loads its gesture handlers after the first paint.
    const pinched = async () => {
      await dragFingers(page, apart);
      return width();
    };
    await expect.poll(pinched).toBeGreaterThan(usual * 1.5);
    await tap(page.getByTestId('minimap'));
    await expect.poll(width).toBeLessThan(usual * 0.5);
    const city = await page.getByTestId('city-map').boundingBox();
    expect(city?.width).toBeLessThanOrEqual(390);
    await tap(page.getByTestId('minimap'));
    await expect.poll(width).toBeCloseTo(usual, 0);
    await doubleTap(page, { x: 195, y: 300 });
    await expect.poll(width).toBeGreaterThan(usual * 1.5);
    await expectSheetPulled(page);
  },
);

test('card, district and button are in sight and wide enough for a finger, on every phone', async ({
  apiTable,
}) => {
  const table = await apiTable(4);
  const { turn } = await table.playUntil(({ turn: now }) => now.step === 'spread' && now.number > 6);
  const page = await table.openPage(turn.seat, PHONE);
  for (const viewport of [PHONE.viewport, { width: 360, height: 640 }, { width: 844, height: 390 }]) {
    await page.setViewportSize(viewport);
    await page.reload();
    await tap(page.locator('[data-testid^="card-"]:not([aria-disabled="true"])').first());
    const target = page.locator('[data-press-effect="burn"]').first();
    await expect(target).toBeVisible();
    await target.dispatchEvent('click');
    const confirm = page.getByTestId('confirm');
    for (const needed of [
      confirm,
      page.locator('[data-press-effect="chosen-target"]'),
      page.getByTestId('card-4'),
    ]) {
      await expect(needed).toBeInViewport({ ratio: 0.9 });
      const box = await needed.boundingBox();
      expect
        .soft(Math.min(box?.width ?? 0, box?.height ?? 0), `${String(viewport.width)} wide`)
        .toBeGreaterThanOrEqual(43.9);
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
    expect.soft(small, `${String(viewport.width)} wide`).toEqual([]);
  }
});

test('the map has half of the height below the briefing on a phone in landscape', async ({ apiTable }) => {
  const table = await apiTable(4);
  const page = await table.openPage(table.activeSeat, { ...PHONE, viewport: { width: 844, height: 390 } });
  await expect(page.getByTestId('start-briefing')).toBeVisible();
  const box = await page.getByRole('main').boundingBox();
  expect(box?.height).toBeGreaterThan(390 / 2);
});
