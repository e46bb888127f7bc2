/** Waits for elements that the page itself moves, such as a scrolling map or a highlight that follows a control. */
import { waitFor } from '@great-fire/testkit/wait-for';
import type { Locator } from '@playwright/test';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Resolves to the box of an element once it is the same in two frames. A movement changes the box in each frame. */
export const waitForStableBox = (element: Locator): Promise<Box> =>
  waitFor(`${String(element)} at rest`, async () => {
    const [before, after] = await element.evaluate(async (moved) => {
      const read = () => {
        const { x, y, width, height } = moved.getBoundingClientRect();
        return { x, y, width, height };
      };
      const first = read();
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      return [first, read()] as const;
    });
    return JSON.stringify(before) === JSON.stringify(after) && after;
  });
