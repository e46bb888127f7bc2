import { LANGUAGES } from '@great-fire/protocol';
import type { Locator, Page } from '@playwright/test';
import { waitForStableBox } from '../src/stable-box';
import { fontsLoaded } from '../src/settle';
import { tapAt } from '../src/input';
import type { Point } from '../src/map-click';
import { expect, test } from '../src/server-test';
import { PHONE } from '../src/user-fixtures';

const LAST_CONTROL = 'tutorial-continue';
const MAX_STEPS = 18;

const DESKTOP_WIDTH = 1024;

interface HighlightedControl {
  readonly id: string;
  readonly control: Locator;
  readonly centre: Point;
}

/**
 * Returns the highlighted control and the centre of its ring once the ring is at rest and the control can be clicked.
 */
async function findHighlighted(page: Page): Promise<HighlightedControl> {
  const ring = page.getByTestId('spotlight');
  await expect(ring).toHaveCount(1);
  const id = (await ring.getAttribute('data-target')) ?? '';
  const control = page.getByTestId(id);
  await expect(control).toHaveCount(1);
  await expect(control).toBeInViewport();
  let centre: Point = { x: 0, y: 0 };
  const isClickable = async () => {
    const { x, y, width, height } = await waitForStableBox(ring);
    centre = { x: x + width / 2, y: y + height / 2 };
    return page.evaluate(isClickableAt, [centre, id] as const);
  };
  await expect.poll(isClickable, `${id} lies free, in sight as a whole`).toBe(true);
  return { id, control, centre };
}

/** Runs in the page: returns whether a click at this point hits the control and all of the control is in view. */
function isClickableAt([{ x, y }, id]: readonly [Point, string]): boolean {
  const control = document.elementFromPoint(x, y)?.closest(`[data-testid="${id}"]`);
  const frame = control?.closest('main, section')?.getBoundingClientRect();
  const box = control?.getBoundingClientRect();
  if (frame === undefined || box === undefined) return control != null;
  return (
    box.left >= frame.left && box.right <= frame.right && box.top >= frame.top && box.bottom <= frame.bottom
  );
}

/** Completes the tutorial: reads which control is highlighted, and uses it, until the last prompt. */
async function followTutorial(page: Page, press: (highlighted: HighlightedControl) => Promise<void>) {
  await page.goto('/first-turn');
  await fontsLoaded(page); // a late font moves the controls
  const prompt = page.getByTestId('tutorial-prompt');
  for (let number = 1; ; number += 1) {
    await expect(prompt).toBeVisible();
    expect(number).toBeLessThanOrEqual(MAX_STEPS);
    const previousPrompt = (await prompt.textContent()) ?? '';
    const highlighted = await findHighlighted(page);
    await expectFreePlace(page);
    await press(highlighted);
    if (highlighted.id === LAST_CONTROL) break;
    await expect(prompt).not.toHaveText(previousPrompt);
  }
  // The same game goes on as a practice game in the player's second turn.
  await expect(page).toHaveURL(/\/practice\//);
  await expect(page.getByTestId('turn-progress')).toHaveAttribute('data-step', 'spread');
  await expect(page.getByTestId('turn-progress')).toHaveAttribute('data-seat', '2');
  await expect(prompt).toBeHidden();
  await expect(page.getByTestId('round-hint')).toHaveText(/\p{L}{2,} .*\.$/u);
}

/**
 * Expects that the prompt comes to cover no district on a desktop, and nothing of its subject on any screen. The map
 * scrolls its subject free when its own movement has ended. All boxes are read in one frame.
 */
async function expectFreePlace(page: Page): Promise<void> {
  const covered = () => page.evaluate(readCovered, DESKTOP_WIDTH);
  await expect.poll(covered, 'what the prompt covers').toEqual([]);
}

/** Runs in the page: returns which of subject and map the prompt covers. */
function readCovered(desktopWidth: number): readonly string[] {
  const prompt = document.querySelector('[data-coach-mark]')?.getBoundingClientRect();
  if (prompt === undefined) return ['no prompt'];
  const covers = (selector: string): boolean => {
    const box = document.querySelector(selector)?.getBoundingClientRect();
    if (box === undefined) return false;
    return (
      prompt.left < box.right && box.left < prompt.right && prompt.top < box.bottom && box.top < prompt.bottom
    );
  };
  const others = ['[data-testid="tutorial-subject"]', ...(innerWidth < desktopWidth ? [] : ['main'])];
  return others.filter(covers);
}

test('the first turn is walked on a desktop, by mouse and keys in turns: the lit control has the focus', async ({
  page,
}) => {
  let presses = 0;
  await followTutorial(page, async ({ control, centre }) => {
    await expect(control).toBeFocused();
    presses += 1;
    if (presses % 2 === 0) await page.keyboard.press('Enter');
    else await page.mouse.click(centre.x, centre.y);
  });
});

// The longest texts and the smallest screen.
for (const locale of LANGUAGES.filter((language) => language !== 'en')) {
  test.describe(`in ${locale}, on a small phone`, () => {
    test.use({ locale, viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

    test('the first turn is walked by its prompts with a finger', async ({ page }) => {
      await followTutorial(page, ({ centre }) => tapAt(page, centre));
    });
  });
}

test('only the lit control answers, and the first turn can be left', async ({ page }) => {
  await page.goto('/first-turn');
  const prompt = page.getByTestId('tutorial-prompt');
  await page.getByTestId('tutorial-next').click();
  await expect(prompt).toContainText('secret objectives');
  await page.getByTestId('tutorial-next').click();
  await expect(page.getByTestId('spotlight')).toHaveAttribute('data-target', 'card-0'); // other controls are blocked
  const first = (await prompt.textContent()) ?? '';
  await page.getByTestId('card-2').click();
  await page.keyboard.press('3');
  await expect(page.getByTestId('card-2')).toHaveAttribute('aria-pressed', 'false');
  await expect(prompt).toHaveText(first);
  await page.getByRole('link', { name: 'Skip' }).click();
  await expect(page.getByTestId('open-table')).toBeVisible();
});

// Over BiDi, animations are off for all pages.
test.describe('with animations on a phone', { tag: '@chromium' }, () => {
  test.use({
    contextOptions: { reducedMotion: 'no-preference' },
    ...PHONE,
  });

  test('the district where the fire grew is in sight, although the map followed the others', async ({
    page,
  }) => {
    await page.goto('/first-turn');
    const prompt = page.getByTestId('tutorial-prompt');
    for (let id = ''; id !== 'end-actions';) {
      const previousPrompt = (await prompt.textContent()) ?? '';
      const highlighted = await findHighlighted(page);
      id = highlighted.id;
      await tapAt(page, highlighted.centre);
      await expect(prompt.filter({ hasNotText: previousPrompt })).toBeVisible();
    }
    await expect(prompt).toContainText('Royal Exchange');
    await expect(page.getByTestId('district-royal-exchange')).toBeInViewport({ ratio: 1 });
    await expectFreePlace(page);
  });
});
