import type { Locator, Page } from '@playwright/test';
import { findA11yViolations, detachMapDrawing } from '../src/axe';
import { openTable } from '../src/lobby';
import { readPage } from '../src/page-state';
import { expect, test } from '../src/server-test';
import { PHONE } from '../src/user-fixtures';

const SCREENS = [
  { name: 'desktop', options: {} },
  { name: 'phone', options: PHONE },
];

/**
 * Expects no violation of axe's rules: in the day theme, and on a phone also in the night theme. A theme has the same
 * colours in every size, and `client/src/theme/contrast.test.ts` checks all of their pairs.
 */
async function expectAccessible(page: Page, label: string, within?: string): Promise<void> {
  const reattach = await detachMapDrawing(page);
  const options = within === undefined ? {} : { within };
  await showTheme(page, 'parchment');
  expect(await findA11yViolations(page, options), `${label}, by day`).toEqual([]);
  if ((page.viewportSize()?.width ?? 0) < 1024) {
    await showTheme(page, 'night');
    expect(await findA11yViolations(page, { ...options, only: 'colours' }), `${label}, at night`).toEqual([]);
  }
  await reattach();
}

async function showTheme(page: Page, theme: 'parchment' | 'night'): Promise<void> {
  const colorScheme = theme === 'night' ? 'dark' : 'light';
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
}

const RESOLVED = Promise.resolve();
const press = (button: Locator) => button.dispatchEvent('click');

for (const { name, options } of SCREENS) {
  test(`axe finds no violation in lobby and waiting room, ${name}`, async ({ newUser }) => {
    const page = await newUser(options);
    await page.goto('/');
    await page.getByTestId('open-table').click();
    await expect(page.getByRole('alert')).toBeVisible();
    await page.getByTestId('table-rules').click();
    await expectAccessible(page, 'front page, a table being opened');
    const link = await openTable(page, { name: 'Anna', seats: 3 });
    await expect(page.getByTestId('chat-lines')).toBeVisible(); // loaded last
    await expectAccessible(page, 'waiting room');
    await page.goto('/');
    await expect(page.getByRole('listitem').filter({ hasText: 'Anna' }).first()).toBeVisible();
    await expectAccessible(page, 'front page with a table');
    await page.context().clearCookies();
    await page.goto(link);
    await expect(page.getByTestId('join-table')).toBeVisible();
    await expectAccessible(page, 'a free seat');
    await page.goto('/t/aaaaaaaaaa');
    await expect(page.getByRole('alert')).toBeVisible();
    await expectAccessible(page, 'no table');
  });

  test(`axe finds no violation in any step of a turn, ${name}`, async ({ releaseUser, apiTable }) => {
    const table = await apiTable(7);
    const at = async (where: string, act: (page: Page) => Promise<void>, seat?: number | null) => {
      const { turn } = await table.playUntil(() => true);
      const page = await table.openPage(seat === undefined ? turn.seat : seat, options);
      await expect(page.getByTestId('turn-progress')).toBeVisible();
      await act(page);
      await expectAccessible(page, where);
      await releaseUser(page);
    };
    await at('the game has begun', (page) => expect(page.getByTestId('start-briefing')).toBeVisible());
    await at('a band is placed', async (page) => {
      await press(page.locator('[data-press-effect="place"]').first());
      await expect(page.getByTestId('confirm')).toBeEnabled();
    });
    await table.playUntil(({ turn }) => turn.step === 'spread' && turn.number > 8);
    await at('a card is chosen', async (page) => {
      await press(page.locator('[data-testid^="card-"]:not([aria-disabled="true"])').first());
      await press(page.locator('[data-press-effect="burn"]').first());
      await expect(page.getByTestId('spread-preview')).toBeVisible();
    });
    await table.playUntil(({ turn }) => turn.step === 'act' && turn.points > 2);
    await at('a pawn is picked', async (page) => {
      await press(page.locator('[data-movable-piece="pawn"]').first());
      await expect(page.locator('[data-press-effect="move"]').first()).toBeAttached();
    });
    // Rail and sheet have the same tabs. The spectator checks them on the desktop, the player on the phone.
    await at(
      'a spectator looks',
      (page) => (name === 'desktop' ? checkEachTab(page, 'a spectator') : RESOLVED),
      null,
    );
    await table.playUntil(({ turn }) => turn.step === 'intensify');
    await at('the fire grows', async (page) => {
      const { intensifyTargets } = await readPage(page);
      await press(page.getByTestId(`district-${intensifyTargets[0]}`));
      await expect(page.getByTestId('remove-cone')).toHaveCount(1);
      if (name === 'phone') await checkEachTab(page, 'a seat');
    });
  });

  test(`axe finds no violation in the scoring, ${name}`, async ({ apiTable }) => {
    const table = await apiTable(8);
    await table.playUntil(({ turn }) => turn.step === 'over');
    const page = await table.openPage(0, options);
    await expect(page.getByTestId('scoring')).toBeVisible();
    await expectAccessible(page, 'scoring');
  });
}

// These pages have the same elements in every size.
test('axe finds no violation in settings, notices, people, groups, rules, first turn and keys', async ({
  newUser,
  apiTable,
}) => {
  const page = await newUser(PHONE);
  await openTable(page, { name: 'Anna', seats: 3 }); // for the host's part of the notification settings
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page, 'settings');
  await page.getByTestId('notification-settings').click();
  await page.getByTestId('quiet-hours').click();
  await expect(page.getByTestId('quiet-hours-from')).toBeVisible();
  await expect(page.getByTestId('webhook-url')).toBeVisible();
  await expectAccessible(page, 'notification settings', 'dialog');
  await page.goto('/leaderboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page, 'the best');
  await page.goto('/groups');
  await expect(page.getByTestId('group-name')).toBeVisible();
  await expectAccessible(page, 'groups');
  await page.goto('/');
  await page.getByRole('link', { name: 'Finished games' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Anna' })).toBeVisible();
  await expectAccessible(page, 'profile');
  await page.goto('/rules');
  await expect(page.locator('#SEC-8')).toBeVisible();
  await expectAccessible(page, 'rules');
  await page.goto('/first-turn');
  await expect(page.getByTestId('spotlight')).toBeVisible();
  await expectAccessible(page, 'first turn');
  await page.keyboard.press('?');
  await expect(page.getByTestId('help-tooltip')).toBeVisible();
  expect(await findA11yViolations(page), 'an explanation').toEqual([]);
  await page.goto((await apiTable(6)).address);
  await expect(page.getByTestId('turn-progress')).toBeVisible();
  await page.keyboard.press('k');
  await expect(page.getByTestId('shortcuts-dialog')).toBeVisible();
  await expectAccessible(page, 'keys');
});

/** Checks each tab panel of the sheet or rail. The rest of the page was checked with the step of the turn. */
async function checkEachTab(page: Page, viewer: string): Promise<void> {
  const reattach = await detachMapDrawing(page);
  for (const tab of await page.getByRole('tab').all()) {
    await tab.click();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('tabpanel')).toBeVisible();
    await expectAccessible(page, `${viewer}, ${await tab.innerText()}`, '[role="tabpanel"]');
  }
  await reattach();
}
