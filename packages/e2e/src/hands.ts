/** How a person at the table presses things: with a mouse, a finger or the keyboard. */
import type { Page } from '@playwright/test';
import { pointOnMap, pressOnMap } from './map-press';

export interface Hands {
  readonly onMap: (testId: string) => Promise<void>; // 'district-holborn', 'pawn-holborn', 'verb-put-out-holborn'
  readonly on: (testId: string) => Promise<void>; // a card, a button, a switch
}

export const mouse = (page: Page): Hands => ({
  onMap: (testId) => pressOnMap(page, testId),
  on: (testId) => page.getByTestId(testId).click(),
});

/** One finger; nothing that a mouse could do and a finger could not. */
export const finger = (page: Page): Hands => ({
  onMap: async (testId) => {
    const { x, y } = await pointOnMap(page, testId);
    await page.touchscreen.tap(x, y);
  },
  on: (testId) => page.getByTestId(testId).tap(),
});
