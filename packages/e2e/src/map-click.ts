/** Clicks on the map where a person would see the target. */
import type { TestPage } from './test-page';

export interface Point {
  readonly x: number;
  readonly y: number; // px of the window
}

const GRID = 15;
const POLL_MS = 100;

/**
 * Returns the point nearest to the middle of a part of the map where a click hits that part. On a small screen,
 * scrolls the map there first.
 *
 * @throws Error if no point of it can be clicked
 */
export async function findClickablePoint(page: TestPage, testId: string): Promise<Point> {
  const handle = page.waitForFunction(
    ([id, grid]) => {
      const element = document.querySelector(`[data-testid="${id}"]`);
      if (element === null) return null;
      const isSmall = window.innerWidth < 1024;
      // Firefox scrolls the whole drawing into view instead of its part.
      for (let box = element.parentElement; isSmall && box !== null; box = box.parentElement) {
        const [part, view] = [element.getBoundingClientRect(), box.getBoundingClientRect()];
        const left = part.x + part.width / 2 - view.x - view.width / 2;
        const top = part.y + part.height / 2 - view.y - view.height / 2;
        if (box !== document.documentElement) box.scrollBy({ left, top, behavior: 'instant' });
      }
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
    { polling: POLL_MS }, // a panel may still be closing
  );
  const found = await handle.catch((cause: unknown) => {
    throw new Error(`${testId} is not on the map, or something lies over all of it`, { cause });
  });
  const point = await found.jsonValue();
  if (point === null) throw new Error(`${testId} has no point`); // unreachable: the wait skips null
  return point;
}

/**
 * Clicks on a district, a piece or an action.
 *
 * @throws Error if no point of it can be clicked
 */
export async function clickOnMap(page: TestPage, testId: string): Promise<void> {
  const point = await findClickablePoint(page, testId);
  await page.mouse.click(point.x, point.y);
}
