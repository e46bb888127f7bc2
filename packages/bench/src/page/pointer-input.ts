/** Input for a measured game. It waits for a stable page and does nothing else while the page handles a press. */
import { findClickablePoint, type Input, type Point } from '@great-fire/e2e';
import type { CDPSession, Page } from '@playwright/test';

const STABLE_POLL_MS = 100;
const STABLE_PX = 1;

/**
 * Returns input by pen that waits until the target and the map stand still before each press, and for the next paint
 * after it. DevTools hold a finger's press (`Input.dispatchTouchEvent`) back until all frames are on screen.
 */
export function steadyInput(page: Page, session: CDPSession): Input {
  const press = async (at: Point): Promise<void> => {
    await pressWithPen(session, at);
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

/** Resolves to the centre of a control once it can be pressed and has not moved since the last frame. */
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
