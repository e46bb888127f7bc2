import type { Locator, Page } from '@playwright/test';
import { boxAtRest } from '../src/at-rest';
import { expect, test } from '../src/test';

const LAST = 'find-table';
const MOST = 12;

interface Point {
  readonly x: number;
  readonly y: number;
}

interface Lit {
  readonly id: string;
  readonly control: Locator;
  readonly at: Point;
}

/** The one control that is lit, and the middle of its ring at rest; it lies in the window and nothing covers it. */
async function theLitOne(page: Page): Promise<Lit> {
  const ring = page.getByTestId('lit');
  await expect(ring).toHaveCount(1);
  const id = (await ring.getAttribute('data-lit')) ?? '';
  const control = page.getByTestId(id);
  await expect(control).toHaveCount(1);
  await expect(control).toBeInViewport();
  let at: Point = { x: 0, y: 0 };
  const isFree = async () => {
    const { x, y, width, height } = await boxAtRest(ring);
    at = { x: x + width / 2, y: y + height / 2 };
    return page.evaluate(isFreeAt, [at, id] as const);
  };
  await expect.poll(isFree, `${id} lies free, in sight as a whole`).toBe(true);
  return { id, control, at };
}

/** On the page: whether a press there meets this control, and the guide moves the map no more to show all of it. */
function isFreeAt([{ x, y }, id]: readonly [Point, string]): boolean {
  const control = document.elementFromPoint(x, y)?.closest(`[data-testid="${id}"]`);
  const frame = control?.closest('main, section')?.getBoundingClientRect();
  const at = control?.getBoundingClientRect();
  if (frame === undefined || at === undefined) return control != null;
  return at.left >= frame.left && at.right <= frame.right && at.top >= frame.top && at.bottom <= frame.bottom;
}

/** Follows the prompts to the last: reads only which control is lit, and presses it. */
async function walk(page: Page, press: (lit: Lit) => Promise<void>) {
  await page.goto('/first-turn');
  await page.evaluate(() => document.fonts.ready); // a face that comes late moves the controls
  const prompt = page.getByTestId('prompt');
  for (let number = 1; ; number += 1) {
    await expect(prompt).toBeVisible();
    expect(number).toBeLessThanOrEqual(MOST);
    const asked = (await prompt.textContent()) ?? '';
    const lit = await theLitOne(page);
    await press(lit);
    if (lit.id === LAST) break;
    await expect(prompt).not.toHaveText(asked);
  }
  await expect(page.getByTestId('open-table')).toBeVisible();
}

test('the first turn is walked by its prompts on a desktop', async ({ page }) => {
  await walk(page, ({ at }) => page.mouse.click(at.x, at.y));
});

// The longest words, and the least room.
for (const locale of ['de-DE', 'fr-FR']) {
  test.describe(`in ${locale}, on a small phone`, () => {
    test.use({ locale, viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

    test('the first turn is walked by its prompts with a finger', async ({ page }) => {
      await walk(page, ({ at }) => page.touchscreen.tap(at.x, at.y));
    });
  });
}

test('the first turn is walked with the keyboard: the lit control has the focus', async ({ page }) => {
  await walk(page, async ({ control }) => {
    await expect(control).toBeFocused();
    await page.keyboard.press('Enter');
  });
});

test('only the lit control answers, and the first turn can be left', async ({ page }) => {
  await page.goto('/first-turn');
  const prompt = page.getByTestId('prompt');
  await expect(page.getByTestId('lit')).toBeVisible(); // from then on other controls are barred
  const first = (await prompt.textContent()) ?? '';
  await page.getByTestId('card-2').click();
  await page.keyboard.press('3');
  await expect(page.getByTestId('card-2')).toHaveAttribute('aria-pressed', 'false');
  await expect(prompt).toHaveText(first);
  await page.getByRole('link', { name: 'Skip' }).click();
  await expect(page.getByTestId('open-table')).toBeVisible();
});
