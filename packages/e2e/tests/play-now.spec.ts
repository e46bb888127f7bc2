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
  'one press leads into a game against bots, with stories of their moves on a phone',
  { tag: '@smoke' },
  async ({ newUser }) => {
    const page = await newUser(PHONE);
    await page.goto('./');
    await page.getByTestId('play-now').click();
    const me = new PagePlayer('me', page, new SeededRandom(1666));
    for (const step of ['band', 'pawn']) {
      await expect(
        page.locator(`[data-testid="turn-progress"][data-seat="0"][data-step="${step}"]`),
      ).toBeVisible();
      await waitForStableMap(page);
      if (step === 'band') await me.act(await me.read());
    }
    await page.goto('./');
    await expect(page.getByTestId('player-name')).toHaveValue(/^Guest \d\d$/);
    await expect(page.getByRole('listitem').filter({ hasText: 'and 3 bots' })).toContainText('Your turn');
  },
);

test('the host seats bots in the waiting room, and plays with them at once', async ({ newUser }) => {
  const page = await newUser();
  await page.goto('./');
  await page.getByTestId('player-name').fill('Anna');
  await page.getByRole('radio', { name: '3' }).click();
  await page.getByTestId('open-table').click();
  await page.getByTestId('add-apprentice-1').click();
  await expect(page.getByTestId('seat-1')).toContainText('Bot, Apprentice');
  await page.getByTestId('seat-1').getByRole('radio', { name: 'Normal' }).click();
  await expect(page.getByTestId('seat-1')).toContainText('Bot, Merchant');
  await page.getByRole('button', { name: 'Remove Pepys' }).click();
  await expect(page.getByTestId('seat-1')).toContainText('Empty seat');
  await page.getByTestId('add-merchant-1').click();
  await page.getByTestId('add-apprentice-2').click();
  await page.getByTestId('start-game').click();
  await expect(page.getByTestId('player-2')).toContainText('Apprentice');
});

test('the Play button remembers the strength of the bots and the number of players', async ({ newUser }) => {
  const page = await newUser();
  await page.goto('./');
  await page.getByTestId('play-now-options').click();
  await page.getByRole('radio', { name: 'Easy' }).check();
  await page.getByRole('radiogroup', { name: 'Players' }).first().getByRole('radio', { name: '3' }).check();
  await page.reload();
  await expect(page.getByTestId('play-now-options')).toHaveText('3 players, bots: Easy');
  await page.getByTestId('play-now').click();
  await expect(page.getByTestId('player-2')).toContainText('Apprentice');
  await expect(page.getByTestId('player-3')).toHaveCount(0);
});
