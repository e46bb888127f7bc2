import type { BrowserContextOptions, Locator, Page } from '@playwright/test';
import { barriers, withoutDrawing } from '../src/barriers';
import { openTable } from '../src/lobby';
import { look } from '../src/sight';
import { expect, test } from '../src/test';

const PHONE: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
};
// The smoke tests search each main screen once.
const SCREENS = [
  { name: 'desktop', options: {}, smoke: { tag: '@smoke' } },
  { name: 'phone', options: PHONE, smoke: {} },
];

/**
 * Expects no violation of axe's rules, by day and, on a phone, at night. The colours of a theme are the same tokens
 * in every size (`client/src/theme/contrast.test.ts` measures all of their pairs).
 */
async function expectOpenToAll(page: Page, where: string, within?: string): Promise<void> {
  const putBack = await withoutDrawing(page);
  const part = within === undefined ? {} : { within };
  await showTheme(page, 'parchment');
  expect(await barriers(page, part), `${where}, by day`).toEqual([]);
  if ((page.viewportSize()?.width ?? 0) < 1024) {
    await showTheme(page, 'night');
    expect(await barriers(page, { ...part, only: 'colours' }), `${where}, at night`).toEqual([]);
  }
  await putBack();
}

async function showTheme(page: Page, theme: 'parchment' | 'night'): Promise<void> {
  const colorScheme = theme === 'night' ? 'dark' : 'light';
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
}

const DONE = Promise.resolve();
const press = (button: Locator) => button.dispatchEvent('click');

for (const { name, options, smoke } of SCREENS) {
  test(`axe finds no violation in lobby and waiting room, ${name}`, smoke, async ({ somebody }) => {
    const page = await somebody(options);
    await page.goto('/');
    await page.getByTestId('open-table').click();
    await expect(page.getByRole('alert')).toBeVisible();
    await page.getByTestId('table-rules').click();
    await expectOpenToAll(page, 'front page, a table being opened');
    const link = await openTable(page, { name: 'Anna', seats: 3 });
    await expect(page.getByTestId('chat-lines')).toBeVisible(); // fetched last
    await expectOpenToAll(page, 'waiting room');
    await page.goto('/');
    await expect(page.getByRole('listitem').filter({ hasText: 'Anna' }).first()).toBeVisible();
    await expectOpenToAll(page, 'front page with a table');
    await page.context().clearCookies();
    await page.goto(link);
    await expect(page.getByTestId('sit')).toBeVisible();
    await expectOpenToAll(page, 'a free seat');
    await page.goto('/t/aaaaaaaaaa');
    await expect(page.getByRole('alert')).toBeVisible();
    await expectOpenToAll(page, 'no table');
  });

  test(`axe finds no violation in any step of a turn, ${name}`, async ({ goodbye, wireTable }) => {
    const table = await wireTable(7, true);
    const at = async (where: string, act: (page: Page) => Promise<void>, seat?: number | null) => {
      const { turn } = await table.playUntil(() => true);
      const page = await table.pageOf(seat === undefined ? turn.seat : seat, options);
      await expect(page.getByTestId('stepper')).toBeVisible();
      await act(page);
      await expectOpenToAll(page, where);
      await goodbye(page);
    };
    await at('the cards are dealt', (page) => expect(page.getByTestId('opening')).toBeVisible());
    await table.playUntil(({ turn }) => turn.step === 'band');
    await at('a band is placed', async (page) => {
      await press(page.locator('[data-press="place"]').first());
      await expect(page.getByTestId('confirm')).toBeEnabled();
    });
    await table.playUntil(({ turn }) => turn.step === 'spread' && turn.number > 8);
    await at('a card is chosen', async (page) => {
      await press(page.locator('[data-testid^="card-"]:not([aria-disabled="true"])').first());
      await press(page.locator('[data-press="burn"]').first());
      await expect(page.getByTestId('consequence')).toBeVisible();
    });
    await table.playUntil(({ turn }) => turn.step === 'act' && turn.points > 2);
    await at('a pawn is picked', async (page) => {
      await press(page.locator('[data-moving="pawn"]').first());
      await expect(page.locator('[data-press="walk"]').first()).toBeAttached();
    });
    // The tabs of the rail and of the sheet are the same ones. A spectator walks through the first, a player the second.
    await at('a spectator looks', (page) => (name === 'desktop' ? eachTab(page, 'a spectator') : DONE), null);
    await table.playUntil(({ turn }) => turn.step === 'intensify');
    await at('the fire grows', async (page) => {
      const { growing } = await look(page);
      const confirm = page.getByTestId('confirm');
      const left = (await confirm.getAttribute('data-left')) ?? '';
      await press(page.getByTestId(`district-${growing[0]}`));
      await expect(confirm).not.toHaveAttribute('data-left', left);
      if (name === 'phone') await eachTab(page, 'a seat');
    });
  });

  test(`axe finds no violation in the scoring, ${name}`, smoke, async ({ wireTable }) => {
    const table = await wireTable(8);
    await table.playUntil(({ turn }) => turn.step === 'over');
    const page = await table.pageOf(0, options);
    await expect(page.getByTestId('scoring')).toBeVisible();
    await expectOpenToAll(page, 'scoring');
  });
}

// They are the same elements in every size.
test(
  'axe finds no violation in settings, notices, people, rules, first turn and keys',
  { tag: '@smoke' },
  async ({ somebody, wireTable }) => {
    const page = await somebody(PHONE);
    await openTable(page, { name: 'Anna', seats: 3 }); // so that the notices have the part of a host
    await page.getByRole('button', { name: 'Settings' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectOpenToAll(page, 'settings');
    await page.getByTestId('notices').click();
    await page.getByTestId('quiet').click();
    await expect(page.getByTestId('quiet-from')).toBeVisible();
    await expect(page.getByTestId('hook-url')).toBeVisible();
    await expectOpenToAll(page, 'notices', 'dialog');
    await page.goto('/leaders');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectOpenToAll(page, 'the best');
    await page.goto('/rules');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectOpenToAll(page, 'rules');
    await page.goto('/first-turn');
    await expect(page.getByTestId('lit')).toBeVisible();
    await expectOpenToAll(page, 'first turn');
    await page.keyboard.press('?');
    await expect(page.getByTestId('explanation')).toBeVisible();
    expect(await barriers(page), 'an explanation').toEqual([]);
    await page.goto((await wireTable(6)).address);
    await expect(page.getByTestId('stepper')).toBeVisible();
    await page.keyboard.press('k');
    await expect(page.getByTestId('key-list')).toBeVisible();
    await expectOpenToAll(page, 'keys');
  },
);

/** Searches each tab of the sheet or rail. The rest of the page is searched with the moment itself. */
async function eachTab(page: Page, who: string): Promise<void> {
  const putBack = await withoutDrawing(page);
  for (const tab of await page.getByRole('tab').all()) {
    await tab.click();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('tabpanel')).toBeVisible();
    await expectOpenToAll(page, `${who}, ${await tab.innerText()}`, '[role="tabpanel"]');
  }
  await putBack();
}
