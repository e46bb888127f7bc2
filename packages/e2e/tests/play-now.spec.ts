import type { BrowserContextOptions, Page } from '@playwright/test';
import { SeededRandom } from '@great-fire/testkit/seeded-random';
import { waitForStableBox } from '../src/stable-box';
import { PagePlayer } from '../src/page-player';
import { expect, test } from '../src/server-test';

const PHONE: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  reducedMotion: 'no-preference',
};

/** Resolves once no animation runs and the map has stopped scrolling. */
async function waitForStableMap(page: Page): Promise<void> {
  await expect(page.getByTestId('animation')).toHaveCount(0);
  await waitForStableBox(page.getByTestId('city-map'));
}

test(
  'one press leads to a whole turn against bots, with stories of their moves on a phone',
  { tag: '@smoke' },
  async ({ newUser }) => {
    const page = await newUser(PHONE);
    await page.goto('./');
    await page.getByTestId('play-now').click();
    const me = new PagePlayer('me', page, new SeededRandom(1666));
    const myTurn = page.locator('[data-testid="turn-progress"][data-seat="0"]');
    const steps = new Set<string | null>();
    do {
      await expect(myTurn).toBeVisible();
      await waitForStableMap(page);
      const state = await me.read();
      steps.add(state.step);
      await me.act(state);
    } while (!steps.has('act') || (await me.read()).seat === 0);
    expect([...steps]).toEqual(expect.arrayContaining(['band', 'pawn', 'spread', 'act']));
    await expect(myTurn).toBeVisible();
    await page.goto('./');
    await expect(page.getByTestId('player-name')).toHaveValue(/^Guest \d\d$/);
    await expect(page.getByRole('listitem').filter({ hasText: 'and 3 bots' })).toContainText('Your turn');
  },
);
