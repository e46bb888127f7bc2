import type { Locator, Page } from '@playwright/test';
import { findA11yViolations, detachMapDrawing } from '../src/axe';
import { test as galleryTest, waitForPart, type Layout } from '../src/gallery-test';
import { openTable } from '../src/lobby';
import { expect, test } from '../src/server-test';
import { PHONE } from '../src/user-fixtures';

/**
 * Expects no violation of axe's rules: in the day theme, and on a phone also in the night theme. A theme has the same
 * colours in every size, and `client/src/theme/contrast.test.ts` checks all of their pairs.
 */
async function expectAccessible(page: Page, label: string, within?: string): Promise<void> {
  const reattach = await detachMapDrawing(page);
  const options = within === undefined ? {} : { within };
  expect(await findA11yViolations(page, options), `${label}, by day`).toEqual([]);
  if ((page.viewportSize()?.width ?? 0) < 1024) {
    await showTheme(page, 'night');
    expect(await findA11yViolations(page, { ...options, only: 'colours' }), `${label}, at night`).toEqual([]);
    await showTheme(page, 'parchment');
  }
  await reattach();
}

/** The gallery shows a theme whatever the system prefers. */
async function showTheme(page: Page, theme: 'parchment' | 'night'): Promise<void> {
  await page.locator('html').evaluate((html, shown) => (html.dataset['theme'] = shown), theme);
}

const press = (button: Locator) => button.dispatchEvent('click');

/** Chooses the first playable card and a district that it burns. */
async function chooseSpread(page: Page): Promise<void> {
  await press(page.locator('[data-testid^="card-"]:not([aria-disabled="true"])').first());
  await press(page.locator('[data-press-effect="burn"]').first());
  await expect(page.getByTestId('spread-preview')).toBeVisible();
}

async function placeBand(page: Page): Promise<void> {
  await press(page.locator('[data-press-effect="place"]').first());
  await expect(page.getByTestId('confirm')).toBeEnabled();
}

/** The steps of a turn and what surrounds a game, each with what leads from the position to what is checked. */
const POSITIONS: Readonly<Record<string, (page: Page, layout: Layout) => Promise<void>>> = {
  'first-decision': waitForPart('start-briefing'),
  'band-placement': placeBand,
  'random-spread': chooseSpread,
  'random-act': waitForPart('end-actions'),
  'pawn-selected': (page) => expect(page.locator('[data-press-effect="move"]').first()).toBeAttached(),
  'intensify-half-placed': (page) => expect(page.getByTestId('remove-cone')).toHaveCount(2),
  'discard-selected': waitForPart('confirm'),
  vote: waitForPart('vote'),
  paused: waitForPart('paused'),
  scoring: waitForPart('scoring'),
  lobby: (page) => expect(page.getByRole('listitem').first()).toBeVisible(),
  'waiting-room': waitForPart('chat-lines'), // loaded last
  // Rail and sheet have the same tabs. The spectator checks them on the desktop, the player on the phone.
  spectator: (page, layout) => (layout === 'desktop' ? checkEachTab(page, 'a spectator') : Promise.resolve()),
  act: (page, layout) => (layout === 'phone' ? checkEachTab(page, 'a seat') : Promise.resolve()),
};

for (const layout of ['desktop', 'phone'] as const) {
  galleryTest(
    `axe finds no violation in any step of a turn, before and after a game, ${layout}`,
    async ({ show }) => {
      for (const [position, prepare] of Object.entries(POSITIONS)) {
        const page = await show(position, { layout });
        await prepare(page, layout);
        await expectAccessible(page, position);
      }
    },
  );
}

// The gallery has no server: a form that it refuses, a free seat, and an address without a table.
test('axe finds no violation on the way to a table', async ({ newUser }) => {
  const page = await newUser(PHONE);
  await page.goto('/');
  await page.getByTestId('open-table').click();
  await expect(page.getByRole('alert')).toBeVisible();
  await page.getByTestId('table-rules').click();
  await expectAccessible(page, 'front page, a table being opened');
  const link = await openTable(page, { name: 'Anna', seats: 3 });
  await page.context().clearCookies();
  await page.goto(link);
  await expect(page.getByTestId('join-table')).toBeVisible();
  await expectAccessible(page, 'a free seat');
  await page.goto('/t/aaaaaaaaaa');
  await expect(page.getByRole('alert')).toBeVisible();
  await expectAccessible(page, 'no table');
});

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
