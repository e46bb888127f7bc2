/** How a person at the table presses things: with a mouse, a finger or the keyboard. */
import type { Page } from '@playwright/test';
import { findClickablePoint, clickOnMap } from './map-click';

export interface Input {
  readonly pressMap: (testId: string) => Promise<void>; // 'district-holborn', 'pawn-holborn', 'verb-put-out-holborn'
  readonly press: (testId: string) => Promise<void>; // a card, a button, a switch
}

export const mouse = (page: Page): Input => ({
  pressMap: (testId) => clickOnMap(page, testId),
  press: (testId) => page.getByTestId(testId).click(),
});

/** One finger; nothing that a mouse could do and a finger could not. */
export const touch = (page: Page): Input => ({
  pressMap: async (testId) => {
    const { x, y } = await findClickablePoint(page, testId);
    await page.touchscreen.tap(x, y);
  },
  press: (testId) => page.getByTestId(testId).tap(),
});
