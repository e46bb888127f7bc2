/** Presses on the map with the mouse or a finger, where a person would see the thing that is meant. */
import type { Page } from '@playwright/test';

export interface Point {
  readonly x: number;
  readonly y: number; // px of the window
}

const GRID = 15;
const POLL_MS = 100;

/**
 * A point of the screen where a press meets just this part of the map; the one nearest its middle. On a small
 * screen the map is moved there first, as a finger would. @throws Error where nobody could press it
 */
export async function findClickablePoint(page: Page, testId: string): Promise<Point> {
  const handle = page.waitForFunction(
    ([id, grid]) => {
      const element = document.querySelector(`[data-testid="${id}"]`);
      if (element === null) return null;
      const scroll = { block: 'center', inline: 'center', behavior: 'instant' } as const;
      if (window.innerWidth < 1024) element.scrollIntoView(scroll);
      const box = element.getBoundingClientRect();
      const [midX, midY] = [box.x + box.width / 2, box.y + box.height / 2];
      let best: { x: number; y: number } | null = null;
      for (let row = 0; row < grid; row += 1) {
        for (let column = 0; column < grid; column += 1) {
          const x = box.x + ((column + 0.5) / grid) * box.width;
          const y = box.y + ((row + 0.5) / grid) * box.height;
          if (document.elementFromPoint(x, y)?.closest('[data-testid]') !== element) continue;
          const isNearer =
            best === null || Math.hypot(x - midX, y - midY) < Math.hypot(best.x - midX, best.y - midY);
          if (isNearer) best = { x, y };
        }
      }
      return best;
    },
    [testId, GRID] as const,
    { polling: POLL_MS }, // a slip may be on its way out
  );
  const found = await handle.catch((cause: unknown) => {
    throw new Error(`${testId} is not on the map, or something lies over all of it`, { cause });
  });
  const point = await found.jsonValue();
  if (point === null) throw new Error(`${testId} has no point`); // null is waited past
  return point;
}

/** Presses a district, a piece or a verb. @throws Error where the mouse cannot reach it */
export async function clickOnMap(page: Page, testId: string): Promise<void> {
  const point = await findClickablePoint(page, testId);
  await page.mouse.click(point.x, point.y);
}
