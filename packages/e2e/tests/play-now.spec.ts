import type { BrowserContextOptions, Page } from '@playwright/test';
import { boxAtRest } from '../src/at-rest';
import { Dice } from '../src/dice';
import { Player } from '../src/player';
import { expect, test } from '../src/test';

const PHONE: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  reducedMotion: 'no-preference',
};

/** Resolves once no story runs, and the map that it moved is at rest. */
async function mapRests(page: Page): Promise<void> {
  await expect(page.getByTestId('story')).toHaveCount(0);
  await boxAtRest(page.getByTestId('city-map'));
}

test(
  'one press leads into a game against bots, with stories of their moves on a phone',
  { tag: '@smoke' },
  async ({ somebody }) => {
    const page = await somebody(PHONE);
    await page.goto('./');
    await page.getByTestId('play-now').click();
    await page.getByTestId('keep-hand').click();
    const me = new Player('me', page, new Dice(1666));
    for (const step of ['band', 'pawn']) {
      await expect(page.locator(`[data-testid="stepper"][data-seat="0"][data-step="${step}"]`)).toBeVisible();
      await mapRests(page);
      if (step === 'band') await me.decide(await me.look());
    }
    await page.goto('./');
    await expect(page.getByTestId('name')).toHaveValue(/^Guest \d\d$/);
    await expect(page.getByRole('listitem').filter({ hasText: 'and 3 bots' })).toContainText('Your turn');
  },
);

test('the host seats bots in the waiting room, and plays with them at once', async ({ somebody }) => {
  const page = await somebody();
  await page.goto('./');
  await page.getByTestId('name').fill('Anna');
  await page.getByRole('radio', { name: '3' }).click();
  await page.getByTestId('open-table').click();
  await page.getByTestId('add-apprentice-1').click();
  await expect(page.getByTestId('seat-1')).toContainText('Bot, Apprentice');
  await page.getByTestId('seat-1').getByRole('radio', { name: 'Merchant' }).click();
  await expect(page.getByTestId('seat-1')).toContainText('Bot, Merchant');
  await page.getByRole('button', { name: 'Remove Pepys' }).click();
  await expect(page.getByTestId('seat-1')).toContainText('Empty seat');
  await page.getByTestId('add-merchant-1').click();
  await page.getByTestId('add-apprentice-2').click();
  await page.getByTestId('start').click();
  await page.getByTestId('keep-hand').click();
  await expect(page.getByTestId('player-2')).toContainText('Apprentice');
});
