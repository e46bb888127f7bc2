/** The input of a player: mouse, touch or keyboard. */
import type { Locator, Page } from '@playwright/test';
import { IS_STOCK_FIREFOX } from './engine';
import type { TestPage } from './test-page';
import { type Point, findClickablePoint, clickOnMap } from './map-click';
import { waitForStableBox } from './stable-box';

export interface Input {
  readonly pressMap: (testId: string) => Promise<void>; // 'district-holborn', 'pawn-holborn', 'verb-put-out-holborn'
  readonly press: (testId: string) => Promise<void>; // a card, a button, a switch
}

export const mouse = (page: TestPage): Input => ({
  pressMap: (testId) => clickOnMap(page, testId),
  press: (testId) => page.getByTestId(testId).click(),
});

/** Taps on an element. In a stock Firefox, the mouse of a phone is a finger (see stock-firefox.cjs). */
export const tap = (element: Locator): Promise<void> => (IS_STOCK_FIREFOX ? element.click() : element.tap());

/** Taps on a point of the window. */
export const tapAt = (page: Page, { x, y }: Point): Promise<void> =>
  IS_STOCK_FIREFOX ? page.mouse.click(x, y) : page.touchscreen.tap(x, y);

/** Touch with one finger. A tap waits until the map no longer pans. */
export const touch = (page: Page): Input => ({
  pressMap: async (testId) => {
    await findClickablePoint(page, testId); // scrolls the map there
    await waitForStableBox(page.getByTestId(testId));
    await tapAt(page, await findClickablePoint(page, testId));
  },
  press: (testId) => tap(page.getByTestId(testId)),
});
