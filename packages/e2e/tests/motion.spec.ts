import type { Action, Seat } from '@great-fire/game';
import type { Page } from '@playwright/test';
import { expect, test as base } from '../src/at-set-table';
import { noteBeats } from '../src/beats-seen';
import { framesOf } from '../src/frames';
import type { Frames } from '../src/frames';
import { pressOnMap } from '../src/map-press';
import { FIVE_HOUSES } from '../src/positions';
import type { SetTable } from '../src/set-table';

const FRAME_MS = 8;
const TASK_MS = 50;
const MOST_TOLD = 4; // times, until it is light

const BURN: Action = {
  type: 'spread',
  card: 'E',
  from: 'pudding-lane',
  exit: 'tower-street',
  to: 'tower',
};

const LEAST_SHIFT = 0.0001; // of the screen: less than a letter

const END: Action = { type: 'end-actions' };

interface Fixtures {
  /** Sets the table with five houses at The Tower, for a page that sits at `viewer` and shows it. */
  readonly at: (viewer: Seat | null) => Promise<SetTable>;
}

const test = base.extend<Fixtures>({
  at: async ({ page, setTable }, use) =>
    use(async (viewer) => {
      const table = await setTable(FIVE_HOUSES, viewer);
      await page.goto(table.address);
      await expect(page.getByTestId('stepper')).toBeVisible();
      await expect(houses(page)).toHaveCount(120);
      return table;
    }),
});

test.use({ contextOptions: { reducedMotion: 'no-preference' }, paintsMap: true });

const story = (page: Page) => page.getByTestId('story');
const shows = (page: Page, kind: string) => page.locator(`[data-testid="story"][data-beat="${kind}"]`);
const houses = (page: Page) => page.locator('[data-piece="house"]');
const slider = (page: Page) => page.getByTestId('history').getByRole('slider');

/** What moved on the page without anybody's doing, as the browser counts it; [] when nothing did. */
async function shiftsDuring(page: Page, act: () => Promise<void>): Promise<readonly string[]> {
  await page.evaluate((least) => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        readonly value: number;
        readonly sources: readonly { readonly node: Node | null }[];
      })[]) {
        if (entry.value < least) continue;
        const moved = entry.sources.map(({ node }) => {
          const part = node instanceof Element ? node : node?.parentElement;
          return part?.outerHTML.slice(0, 120) ?? 'something';
        });
        shifts.push(`${entry.value.toFixed(5)}: ${moved.join(' + ')}`);
      }
    }).observe({ type: 'layout-shift' });
  }, LEAST_SHIFT);
  await act();
  // Two frames: what the last change moved has been counted.
  return page.evaluate(
    () =>
      new Promise<readonly string[]>((told) => {
        requestAnimationFrame(() =>
          requestAnimationFrame(() => told((window as unknown as { shifts: string[] }).shifts)),
        );
      }),
  );
}

/** What each frame takes in which a burn of five houses among 120 is told. */
async function burnOfFive(page: Page, table: SetTable): Promise<Frames> {
  const frames = await framesOf(page, async () => {
    table.play(BURN);
    await story(page).waitFor();
    await expect(story(page)).toHaveCount(0);
  });
  await expect(houses(page)).toHaveCount(115);
  return frames;
}

test('a burn of five houses among 120 leaves the page time: 8 ms of work a frame, no task over 50', async ({
  page,
  at,
}) => {
  const least = { p95: Infinity, longest: Infinity };
  const isLight = () => least.p95 <= FRAME_MS && least.longest <= TASK_MS;
  // A busy machine only ever adds to what the page's work takes, also by the processor's own count.
  for (let told = 0; told < MOST_TOLD && !isLight(); told += 1) {
    const { frames, p95, longest, work } = await burnOfFive(page, await at(1));
    const worst = [...work].sort((a, b) => b - a).slice(0, 5);
    process.stdout.write(
      `five-house burn: ${frames} frames, p95 ${p95.toFixed(1)} ms, ` +
        `longest task ${longest.toFixed(1)} ms, worst frames ${worst.map((ms) => ms.toFixed(1)).join(' ')}\n`,
    );
    expect(frames).toBeGreaterThan(60);
    least.p95 = Math.min(least.p95, p95);
    least.longest = Math.min(least.longest, longest);
  }
  expect(least.p95).toBeLessThanOrEqual(FRAME_MS);
  expect(least.longest).toBeLessThanOrEqual(TASK_MS);
});

for (const [what, viewport] of [
  ['a wide screen', { width: 1440, height: 900 }],
  ['a phone', { width: 390, height: 844 }],
] as const) {
  test(`nothing shifts on ${what} when turns pass`, async ({ page, at }) => {
    await page.setViewportSize(viewport);
    const table = await at(1);
    const shifts = await shiftsDuring(page, async () => {
      table.play(BURN, { type: 'move-pawn', to: 'minories' }, END);
      await expect(page.getByTestId('stepper')).toHaveAttribute('data-seat', '1');
      await story(page).waitFor();
      await expect(story(page)).toHaveCount(0);
      table.play(
        { type: 'spread', card: 'W', from: 'pudding-lane', exit: 'pudding-lane', to: 'voyners-hall' },
        END,
      );
      await expect(page.getByTestId('stepper')).toHaveAttribute('data-seat', '2');
      await expect(story(page)).toHaveCount(0);
    });
    expect(shifts).toEqual([]);
  });
}

test('a phone’s map goes where another’s move is told, and back to where its reader left it', async ({
  page,
  at,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const table = await at(1);
  const corner = () =>
    page.getByTestId('city-map').evaluate((city) => {
      const { left, top } = city.getBoundingClientRect();
      return [Math.round(left), Math.round(top)];
    });
  await page.getByTestId('district-holborn').evaluate((holborn) => holborn.scrollIntoView());
  const left = await corner();
  await expect(page.getByTestId('district-tower')).not.toBeInViewport();
  await noteBeats(page, ['tower', 'minories']);
  table.play(BURN, { type: 'move-pawn', to: 'minories' });
  await expect(page.locator('body')).toHaveAttribute(
    'data-beats',
    /^card 120, .*burn 115 tower.*step 115 .*minories/,
  );
  await expect(story(page)).toHaveCount(0);
  await expect.poll(corner).toEqual(left);

  // Once more, and the reader takes the map meanwhile: it stays.
  await page.evaluate(() => {
    new MutationObserver((_, taking) => {
      if (document.querySelector('[data-testid="story"][data-beat="step"]') === null) return;
      taking.disconnect();
      document
        .querySelector('[data-testid="city-map"]')
        ?.dispatchEvent(new Event('wheel', { bubbles: true }));
      document.body.dataset['taken'] = 'yes';
    }).observe(document.body, { childList: true, subtree: true, attributeFilter: ['data-beat'] });
  });
  table.play({ type: 'move-pawn', to: 'tower-hill' });
  await expect(page.locator('body')).toHaveAttribute('data-taken', 'yes');
  await expect(story(page)).toHaveCount(0);
  await expect(page.getByTestId('district-minories')).toBeInViewport();
  expect(await corner()).not.toEqual(left);
});

test('another player’s move is told: the board turns when the cone has arrived', async ({ page, at }) => {
  const table = await at(1);
  await noteBeats(page);
  table.play(BURN);
  await expect(shows(page, 'card')).toContainText('Anna');
  await expect(page.getByTestId('stepper')).toHaveAttribute('data-state-id', '1');
  await expect(houses(page)).toHaveCount(115);
  await expect(story(page)).toHaveCount(0);
  await expect(page.locator('body')).toHaveAttribute('data-beats', 'card 120, cone 120, burn 115');
});

test('a key ends the story at once and counts itself', async ({ page, at }) => {
  const table = await at(1);
  table.play(BURN, END);
  await expect(page.getByTestId('stepper')).toHaveAttribute('data-state-id', '2'); // the turn has come
  await story(page).waitFor();
  await page.keyboard.press('1');
  await expect(story(page)).toHaveCount(0);
  await expect(houses(page)).toHaveCount(115);
  await expect(page.getByTestId('card-0')).toHaveAttribute('aria-pressed', 'true');
});

test('a press on the map ends the story and is a decision on the live board', async ({ page, at }) => {
  const table = await at(0);
  await page.getByTestId('card-0').click();
  await pressOnMap(page, 'district-tower');
  await page.getByTestId('confirm').click();
  await expect(page.getByTestId('stepper')).toHaveAttribute('data-state-id', '1');
  await pressOnMap(page, 'pawn-tower-hill');
  await expect(story(page)).toHaveCount(0);
  await pressOnMap(page, 'district-minories');
  await expect(page.getByTestId('stepper')).toHaveAttribute('data-state-id', '2');
  expect(table.state.seats[0]?.pawn).toBe('minories');
});

test('where less motion is asked for nothing is told, and the board is as it is', async ({ page, at }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const table = await at(1);
  await page.evaluate(() => {
    new MutationObserver(() => {
      if (document.querySelector('[data-testid="story"]') !== null) document.body.dataset['told'] = 'yes';
    }).observe(document.body, { childList: true, subtree: true });
  });
  table.play(BURN);
  await expect(houses(page)).toHaveCount(115);
  await expect(page.getByTestId('log')).toContainText('Anna burned The Tower with East');
  await expect(page.locator('body')).not.toHaveAttribute('data-told', 'yes');
});

test('the past is shown by keys, slider and log while the live game goes on', async ({ page, at }) => {
  const table = await at(1);
  table.play(BURN, { type: 'move-pawn', to: 'minories' }, { type: 'move-pawn', to: 'tower-hill' });
  await expect(slider(page)).toHaveValue('3');
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('[');
  await expect(slider(page)).toHaveValue('0');
  await expect(houses(page)).toHaveCount(120);
  await expect(page.getByTestId('back-to-live')).toBeVisible();

  table.play(END);
  await expect(page.getByTestId('stepper')).toHaveAttribute('data-seat', '1');
  await expect(houses(page)).toHaveCount(120);
  await expect(slider(page)).toHaveAttribute('max', '4');

  await page.getByTestId('log').getByText('burned').click();
  await expect(slider(page)).toHaveValue('1');
  await expect(houses(page)).toHaveCount(115);
  await slider(page).press('End');
  await expect(page.getByTestId('back-to-live')).toBeHidden();

  await page.keyboard.press('[');
  await expect(page.getByTestId('back-to-live')).toBeVisible();
  await page.getByTestId('card-0').click();
  await expect(page.getByTestId('back-to-live')).toBeHidden();
});

test('a page that was reloaded fetches the past that it has not seen', async ({ page, at }) => {
  const table = await at(null);
  table.play(BURN, END);
  await page.reload();
  await expect(houses(page)).toHaveCount(115);
  await slider(page).press('Home');
  await expect(houses(page)).toHaveCount(120);
  await page.getByTestId('back-to-live').click();
  await expect(houses(page)).toHaveCount(115);
});

test('who comes back is told what happened meanwhile, to them first, and may have it played', async ({
  page,
  at,
}) => {
  const table = await at(1);
  await expect(page.getByTestId('digest')).toBeHidden();
  await page.goto('about:blank');
  table.play(BURN, { type: 'move-pawn', to: 'minories' }, { type: 'move-pawn', to: 'tower-hill' }, END);
  await page.goto(table.address);
  const digest = page.getByTestId('digest');
  await expect(digest).toContainText('You lost 1 house.');
  await expect(digest).toContainText('Anna burned The Tower with East');
  await expect(houses(page)).toHaveCount(115);

  await noteBeats(page);
  await page.getByTestId('digest-play').click();
  await expect(digest).toBeHidden();
  await expect(page.locator('body')).toHaveAttribute('data-beats', /cone/);
  table.play(
    { type: 'spread', card: 'W', from: 'pudding-lane', exit: 'pudding-lane', to: 'voyners-hall' },
    END,
  ); // what is new waits for its turn
  await expect(page.locator('body')).toHaveAttribute(
    'data-beats',
    /^card 120, cone 120, burn 115, look 115, step 115.*draw 115.*burn 114/,
  );
  await expect(story(page)).toHaveCount(0);
  await expect(houses(page)).toHaveCount(114);

  await page.reload();
  await expect(page.getByTestId('stepper')).toBeVisible();
  await expect(digest).toBeHidden();
});
