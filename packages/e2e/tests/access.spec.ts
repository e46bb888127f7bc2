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
const SCREENS = [
  { name: 'desktop', options: {} },
  { name: 'phone', options: PHONE },
];

/**
 * Nothing on the page may keep anybody out, by day and, on a phone, at night: a theme's colours are the same tokens
 * in every size (`client/src/theme/contrast.test.ts` measures all of their pairs).
 */
async function expectOpenToAll(page: Page, where: string, within?: string): Promise<void> {
  const putBack = await withoutDrawing(page);
  const part = within === undefined ? {} : { within };
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  expect(await barriers(page, part), `${where}, by day`).toEqual([]);
  if ((page.viewportSize()?.width ?? 0) < 1024) {
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    expect(await barriers(page, { ...part, only: 'colours' }), `${where}, at night`).toEqual([]);
  }
  await putBack();
}

const DONE = Promise.resolve();
const press = (button: Locator) => button.dispatchEvent('click');

for (const { name, options } of SCREENS) {
  test(`lobby and waiting room are open to everybody, ${name}`, async ({ somebody }) => {
    const page = await somebody(options);
    await page.goto('/');
    await page.getByTestId('open-table').click();
    await expect(page.getByRole('alert')).toBeVisible();
    await page.getByTestId('table-rules').click();
    await expectOpenToAll(page, 'front page, a table being opened');
    const link = await openTable(page, { name: 'Anna', seats: 3 });
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

  test(`every step of a turn is open to everybody, ${name}`, async ({ goodbye, wireTable }) => {
    test.setTimeout(240_000); // a page is walked whole some ten times
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
    await at('a band is placed', (page) => press(page.locator('[data-press="place"]').first()));
    await table.playUntil(({ turn }) => turn.step === 'spread' && turn.number > 8);
    await at('a card is chosen', async (page) => {
      await press(page.locator('[data-testid^="card-"]:not([aria-disabled="true"])').first());
      await press(page.locator('[data-press="burn"]').first());
      await expect(page.getByTestId('consequence')).toBeVisible();
    });
    await table.playUntil(({ turn }) => turn.step === 'act' && turn.points > 2);
    await at('a pawn is picked', (page) => press(page.locator('[data-moving="pawn"]').first()));
    // The pages of the rail and of the sheet are the same ones: one is walked as a spectator, the other as a seat.
    await at('somebody watches', (page) => (name === 'desktop' ? eachTab(page, 'a spectator') : DONE), null);
    await table.playUntil(({ turn }) => turn.step === 'intensify');
    await at('the fire grows', async (page) => {
      const { growing } = await look(page);
      await press(page.getByTestId(`district-${growing[0]}`));
      if (name === 'phone') await eachTab(page, 'a seat');
    });
  });

  test(`the scoring is open to everybody, ${name}`, async ({ wireTable }) => {
    const table = await wireTable(8);
    await table.playUntil(({ turn }) => turn.step === 'over');
    const page = await table.pageOf(0, options);
    await expect(page.getByTestId('scoring')).toBeVisible();
    await expectOpenToAll(page, 'scoring');
  });
}

// They are the same elements in every size.
test('settings, notices, people, rules, first turn and keys are open to everybody', async ({
  somebody,
  wireTable,
}) => {
  test.setTimeout(120_000);
  const page = await somebody(PHONE);
  await openTable(page, { name: 'Anna', seats: 3 }); // whose host is asked where its messages go
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
});

/** The pages of the sheet or rail; what is round them is searched with the moment itself. */
async function eachTab(page: Page, who: string): Promise<void> {
  const putBack = await withoutDrawing(page);
  for (const tab of await page.getByRole('tab').all()) {
    await tab.click();
    await expectOpenToAll(page, `${who}, ${await tab.innerText()}`, '[role="tabpanel"]');
  }
  await putBack();
}
