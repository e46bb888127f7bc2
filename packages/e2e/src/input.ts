/** The input of a player: mouse, touch or keyboard. */
import type { Page } from '@playwright/test';
import { findRestingPoint, clickOnMap } from './map-click';

export interface Input {
  readonly pressMap: (testId: string) => Promise<void>; // 'district-holborn', 'pawn-holborn', 'verb-put-out-holborn'
  readonly press: (testId: string) => Promise<void>; // a card, a button, a switch
}

export const mouse = (page: Page): Input => ({
  pressMap: (testId) => clickOnMap(page, testId),
  press: (testId) => page.getByTestId(testId).click(),
});

/** Touch with one finger. A tap waits until the map no longer pans. */
export const touch = (page: Page): Input => ({
  pressMap: async (testId) => {
    const { x, y } = await findRestingPoint(page, testId);
    await page.touchscreen.tap(x, y);
  },
  press: (testId) => page.getByTestId(testId).tap(),
});
