/** The input of a player who uses only the keyboard. The focus stays where the page puts it. */
import { expect } from '@playwright/test';
import type { TestPage } from './test-page';
import type { Input } from './input';

const MAX_PRESSES = 60; // enough to focus every choice on the map
const MAX_STEPS = 14; // districts, from one end of the city to the other

/** Returns the test id or the tag name of the focused element, or 'body' if no element has the focus. */
export const getFocusedTestId = (page: TestPage): Promise<string> =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (focused === null || focused === document.body) return 'body';
    return focused.getAttribute('data-testid') ?? focused.tagName.toLowerCase();
  });

/**
 * Returns the arrow key that leads from the focused element towards a part of the map, or null once it has the focus.
 */
const arrowTowards = (page: TestPage, testId: string): Promise<string | null> =>
  page.evaluate((id) => {
    const to = document.querySelector(`[data-testid="${id}"]`);
    const from = document.activeElement;
    if (to === null || from === null || to === from) return null;
    const [a, b] = [from.getBoundingClientRect(), to.getBoundingClientRect()];
    const east = b.x + b.width / 2 - a.x - a.width / 2;
    const south = b.y + b.height / 2 - a.y - a.height / 2;
    if (Math.abs(east) > Math.abs(south)) return east > 0 ? 'ArrowRight' : 'ArrowLeft';
    return south > 0 ? 'ArrowDown' : 'ArrowUp';
  }, testId);

/**
 * Moves the focus from district to district by compass direction. It may end beside the target, because streets wind.
 */
async function walkMap(page: TestPage, testId: string): Promise<void> {
  await page.keyboard.press('m');
  for (let step = 0; step < MAX_STEPS; step += 1) {
    const arrow = await arrowTowards(page, testId);
    if (arrow === null) return;
    await page.keyboard.press(arrow);
  }
}

/**
 * Moves the focus from one choice on the map to the next until it reaches the target.
 *
 * @throws Error if no key leads there
 */
async function cycleTo(page: TestPage, testId: string): Promise<void> {
  for (let press = 0; press < MAX_PRESSES; press += 1) {
    if ((await getFocusedTestId(page)) === testId) return;
    await page.keyboard.press('n');
  }
  throw new Error(`No key leads to ${testId}`);
}

/**
 * Presses Tab until this element has the focus.
 *
 * @throws Error if Tab does not reach it
 */
export async function tabTo(page: TestPage, testId: string): Promise<void> {
  await page.getByTestId(testId).waitFor();
  for (let press = 0; press < MAX_PRESSES; press += 1) {
    if ((await getFocusedTestId(page)) === testId) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not come to ${testId}`);
}

export const keyboard = (page: TestPage): Input => ({
  pressMap: async (testId) => {
    if (testId.startsWith('district-')) await walkMap(page, testId);
    await cycleTo(page, testId);
    await page.keyboard.press(testId.startsWith('district-') ? 'Enter' : 'Space');
  },
  press: async (testId) => {
    const [, cardIndex] = /^card-(\d)$/.exec(testId) ?? [];
    if (cardIndex !== undefined) return page.keyboard.press(String(Number(cardIndex) + 1));
    if (testId === 'undo') return page.keyboard.press('u');
    if (testId === 'end-actions') await page.keyboard.press('e');
    else if (testId !== 'confirm') await tabTo(page, testId);
    await expect.poll(() => getFocusedTestId(page)).toBe(testId);
    await page.keyboard.press(testId === 'double-move' ? 'Space' : 'Enter');
  },
});
