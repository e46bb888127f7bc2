/** What presses in a measured game: patient, and nothing else is asked of the page while a press is answered. */
import { findClickablePoint } from '@great-fire/e2e';
import type { Input, Point } from '@great-fire/e2e';
import type { CDPSession, Page } from '@playwright/test';

const STABLE_POLL_MS = 100;
const STABLE_PX = 1;

/**
 * A pen's press comes to the page at once. A finger's is held back by DevTools (`Input.dispatchTouchEvent`) until all that the
 * page has drawn is on the screen, but is noted with when it was sent: a frame or two of each press are the tool's.
 */
export type PointerType = 'pen' | 'finger';

/** Hands that wait until what they are to press, and the map, which glides to what is asked, stand still; and until the page has answered. */
export function steadyInput(page: Page, session: CDPSession, pointerType: PointerType): Input {
  const press = async (at: Point): Promise<void> => {
    if (pointerType === 'finger') await page.touchscreen.tap(at.x, at.y);
    else await pressWithPen(session, at);
    await page.evaluate(waitForPaint);
  };
  return {
    press: async (testId) => {
      const control = page.getByTestId(testId);
      await control.scrollIntoViewIfNeeded();
      await press(await control.evaluate(waitUntilPressable));
    },
    pressMap: async (testId) => {
      let [last, point] = [{ x: NaN, y: NaN }, await findClickablePoint(page, testId)];
      while (!(Math.hypot(point.x - last.x, point.y - last.y) < STABLE_PX)) {
        await page.waitForTimeout(STABLE_POLL_MS);
        [last, point] = [point, await findClickablePoint(page, testId)];
      }
      await press(point);
    },
  };
}

async function pressWithPen(session: CDPSession, { x, y }: Point): Promise<void> {
  const event = { x, y, button: 'left', clickCount: 1, pointerType: 'pen' } as const;
  await Promise.all([
    session.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...event }),
    session.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...event }),
  ]);
}

const waitForPaint = () =>
  new Promise<void>((painted) => requestAnimationFrame(() => requestAnimationFrame(() => painted())));

/** Resolves with the middle of a control once it can be pressed and is where it was a frame ago. */
const waitUntilPressable = (control: Element) =>
  new Promise<Point>((resolve) => {
    let last = { x: NaN, y: NaN };
    const check = (): void => {
      const { left, top, width, height } = control.getBoundingClientRect();
      const middle = { x: left + width / 2, y: top + height / 2 };
      const isStable = Math.abs(middle.x - last.x) < 1 && Math.abs(middle.y - last.y) < 1;
      const isUncovered = control.contains(document.elementFromPoint(middle.x, middle.y));
      last = middle;
      if (isStable && isUncovered && !control.matches(':disabled')) resolve(middle);
      else requestAnimationFrame(check);
    };
    check();
  });
