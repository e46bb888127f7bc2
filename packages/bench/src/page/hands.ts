/** What presses in a measured game: patient, and nothing else is asked of the page while a press is answered. */
import { pointOnMap } from '@great-fire/e2e/play';
import type { Hands, Point } from '@great-fire/e2e/play';
import type { CDPSession, Page } from '@playwright/test';

const STILL_MS = 100;
const STILL_PX = 1;

/**
 * A pen's press comes to the page at once. A finger's is held back by DevTools (`Input.dispatchTouchEvent`) until all that the
 * page has drawn is on the screen, but is noted with when it was sent: a frame or two of each press are the tool's.
 */
export type Tip = 'pen' | 'finger';

/** Hands that wait until what they are to press, and the map, which glides to what is asked, stand still; and until the page has answered. */
export function patientHands(page: Page, tools: CDPSession, tip: Tip): Hands {
  const press = async (at: Point): Promise<void> => {
    if (tip === 'finger') await page.touchscreen.tap(at.x, at.y);
    else await pen(tools, at);
    await page.evaluate(untilPainted);
  };
  return {
    on: async (testId) => {
      const control = page.getByTestId(testId);
      await control.scrollIntoViewIfNeeded();
      await press(await control.evaluate(untilReady));
    },
    onMap: async (testId) => {
      let [last, point] = [{ x: NaN, y: NaN }, await pointOnMap(page, testId)];
      while (!(Math.hypot(point.x - last.x, point.y - last.y) < STILL_PX)) {
        await page.waitForTimeout(STILL_MS);
        [last, point] = [point, await pointOnMap(page, testId)];
      }
      await press(point);
    },
  };
}

async function pen(tools: CDPSession, { x, y }: Point): Promise<void> {
  const tip = { x, y, button: 'left', clickCount: 1, pointerType: 'pen' } as const;
  await Promise.all([
    tools.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...tip }),
    tools.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...tip }),
  ]);
}

const untilPainted = () =>
  new Promise<void>((painted) => requestAnimationFrame(() => requestAnimationFrame(() => painted())));

/** Resolves with the middle of a control once it can be pressed and is where it was a frame ago. */
const untilReady = (control: Element) =>
  new Promise<Point>((ready) => {
    let last = { x: NaN, y: NaN };
    const look = (): void => {
      const { left, top, width, height } = control.getBoundingClientRect();
      const middle = { x: left + width / 2, y: top + height / 2 };
      const isStill = Math.abs(middle.x - last.x) < 1 && Math.abs(middle.y - last.y) < 1;
      const isOpen = control.contains(document.elementFromPoint(middle.x, middle.y));
      last = middle;
      if (isStill && isOpen && !control.matches(':disabled')) ready(middle);
      else requestAnimationFrame(look);
    };
    look();
  });
