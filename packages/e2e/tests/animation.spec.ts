import type { Action, Seat } from '@great-fire/game';
import type { Page } from '@playwright/test';
import { expect, test as base } from '../src/position-test';
import { waitForStableBox } from '../src/stable-box';
import { fontsLoaded } from '../src/settle';
import { readStateId } from '../src/page-state';
import { recordAnimationSteps } from '../src/record-animation-steps';
import { clickOnMap } from '../src/map-click';
import { FIVE_HOUSES_AT_RISK, edgeCasePosition } from '../src/positions';
import type { PositionTable } from '../src/position-table';

const BURN: Action = {
  type: 'spread',
  card: 'E',
  from: 'pudding-lane',
  exit: 'tower-street',
  to: 'tower',
};

const MIN_SHIFT = 0.0001; // score of a layout shift, less than that of one letter

const END_ACTIONS: Action = { type: 'end-actions' };

interface Fixtures {
  /** Opens a position with five houses at risk in The Tower, on a page at seat `viewer`. */
  readonly openTablePage: (viewer: Seat | null) => Promise<PositionTable>;
}

const test = base.extend<Fixtures>({
  openTablePage: async ({ page, openPosition }, use) =>
    use(async (viewer) => {
      const table = await openPosition(FIVE_HOUSES_AT_RISK, viewer);
      await page.goto(table.address);
      await expect(page.getByTestId('turn-progress')).toBeVisible();
      await expect(houses(page)).toHaveCount(120);
      return table;
    }),
});

test.use({ contextOptions: { reducedMotion: 'no-preference' }, paintMap: true });

const animation = (page: Page) => page.getByTestId('animation');
const houses = (page: Page) => page.locator('[data-piece="house"]');

/** Resolves once an animation has shown these steps and is over. */
async function waitForAnimation(page: Page, steps: RegExp): Promise<void> {
  await expect(page.locator('body')).toHaveAttribute('data-animation-steps', steps);
  await expect(animation(page)).toHaveCount(0);
}

/** Disables new timers of the page, so that an animation stops at its first step. */
async function freezeTimers(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.assign(window, { setTimeout: () => 0 });
  });
}

interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly sources: readonly { readonly node: Node | null }[];
}

/** Returns the browser's layout shifts while `act` runs. */
async function recordLayoutShifts(page: Page, act: () => Promise<void>): Promise<readonly string[]> {
  await fontsLoaded(page); // a late font shifts words
  const shifts = await page.evaluateHandle(() => {
    const entries: PerformanceEntry[] = [];
    const observer = new PerformanceObserver((list) => entries.push(...list.getEntries()));
    observer.observe({ type: 'layout-shift' });
    return { entries, observer };
  });
  await act();
  return shifts.evaluate(async ({ entries, observer }, minShift) => {
    // After two frames the browser has laid out the last change.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const all = [...entries, ...observer.takeRecords()] as Shift[];
    return all
      .filter(({ value }) => value >= minShift)
      .map(({ value, sources }) => {
        const moved = sources.map(({ node }) => {
          const element = node instanceof Element ? node : node?.parentElement;
          return element?.outerHTML.slice(0, 120) ?? 'something';
        });
        return `${value.toFixed(5)}: ${moved.join(' + ')}`;
      });
  }, MIN_SHIFT);
}

for (const [what, viewport] of [
  ['a wide screen', { width: 1440, height: 900 }],
  ['a phone', { width: 390, height: 844 }],
] as const) {
  test(`nothing shifts on ${what} when turns pass`, async ({ page, openTablePage }) => {
    await page.setViewportSize(viewport);
    const table = await openTablePage(1);
    await recordAnimationSteps(page);
    const shifts = await recordLayoutShifts(page, async () => {
      await table.play(BURN, { type: 'move-pawn', to: 'minories' }, END_ACTIONS);
      await expect(page.getByTestId('turn-progress')).toHaveAttribute('data-seat', '1');
      await waitForAnimation(page, /burn 115.*move 115/);
      await table.play(
        { type: 'spread', card: 'W', from: 'pudding-lane', exit: 'pudding-lane', to: 'voyners-hall' },
        END_ACTIONS,
      );
      await expect(page.getByTestId('turn-progress')).toHaveAttribute('data-seat', '2');
      await waitForAnimation(page, /burn 114/);
    });
    expect(shifts).toEqual([]);
  });
}

test('the map of a phone goes where the animation of a move is, and returns to where it was', async ({
  page,
  openTablePage,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const table = await openTablePage(1);
  const corner = () =>
    page.getByTestId('city-map').evaluate((city) => {
      const { left, top } = city.getBoundingClientRect();
      return [Math.round(left), Math.round(top)];
    });
  await page.getByTestId('district-holborn').evaluate((holborn) => holborn.scrollIntoView());
  const left = await corner();
  await expect(page.getByTestId('district-tower')).not.toBeInViewport();
  await recordAnimationSteps(page, ['tower', 'minories']);
  await table.play(BURN, { type: 'move-pawn', to: 'minories' });
  await waitForAnimation(page, /^card 120, .*burn 115 tower.*move 115 .*minories/);
  await expect.poll(corner).toEqual(left);

  // Repeats the move, and the player scrolls the map meanwhile: the map then stays there.
  await page.evaluate(() => {
    new MutationObserver((_, taking) => {
      if (document.querySelector('[data-testid="animation"][data-animation="move"]') === null) return;
      taking.disconnect();
      document
        .querySelector('[data-testid="city-map"]')
        ?.dispatchEvent(new Event('wheel', { bubbles: true }));
      document.body.dataset['animationStopped'] = 'yes';
    }).observe(document.body, { childList: true, subtree: true, attributeFilter: ['data-animation'] });
  });
  await table.play({ type: 'move-pawn', to: 'tower-hill' });
  await expect(page.locator('body')).toHaveAttribute('data-animation-stopped', 'yes');
  await expect(animation(page)).toHaveCount(0);
  await waitForStableBox(page.getByTestId('city-map'));
  await expect(page.getByTestId('district-minories')).toBeInViewport();
  expect(await corner()).not.toEqual(left);
});

test('a press on the map ends the animation and is a decision on the live board', async ({
  page,
  openTablePage,
}) => {
  const table = await openTablePage(0);
  await page.getByTestId('card-0').click();
  await clickOnMap(page, 'district-tower');
  await freezeTimers(page);
  await page.getByTestId('confirm').click();
  await expect.poll(() => readStateId(page)).toBe(1);
  await animation(page).waitFor();
  await clickOnMap(page, 'pawn-tower-hill');
  await expect(animation(page)).toHaveCount(0);
  await clickOnMap(page, 'district-minories');
  await expect.poll(() => readStateId(page)).toBe(2);
  expect((await table.readState()).seats[0]?.pawn).toBe('minories');
});

/** The times of a banner before the player who has to decide, by the number of queued moves and after an own one. */
const BANNER_MS = [1, 1.25, 1.6, 2, 2.5].flatMap((speed) => [1100 / speed, 1100 / (speed * 1.3)]);

test('a press on a banner ends it and presses nothing below, and the next one does', async ({
  page,
  openPosition,
}) => {
  // The next card uncovers stack card B. Cones have to be added where its banner is.
  const position = edgeCasePosition('turn 9 act points:0 card:S', 'NNEW')
    .replace(/deck [^|]*/, 'deck #A N E S W #B N ')
    .concat(' | finsbury F1 | moorfields F1 | moorgate F1 | sion-college F1');
  await page.goto((await openPosition(position, 0)).address);
  await page.waitForFunction(() => performance.getEntriesByName('table-effects').length > 0);
  await page.evaluate((bannerMs) => {
    const start = window.setTimeout.bind(window);
    const setTimeout = (run: () => void, ms = 0) => (bannerMs.includes(ms) ? 0 : start(run, ms));
    Object.assign(window, { setTimeout }); // the banner stays
  }, BANNER_MS);
  const end = page.getByTestId('end-actions');
  await end.click();
  const moments = page.getByTestId('moments');
  const banner = moments.locator('[data-moment="stack-card"]');
  await expect(banner).toBeAttached();
  const { x, y, width, height } = await waitForStableBox(banner.locator('> div'));
  const press = () => page.mouse.click(x + width / 2, y + height / 2);
  await press();
  await expect(moments).toHaveCount(0);
  await expect(page.getByTestId('remove-cone')).toHaveCount(0);
  await press();
  await expect(page.getByTestId('remove-cone')).toHaveCount(1);
});
