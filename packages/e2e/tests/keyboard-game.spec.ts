import type { Page } from '@playwright/test';
import { Dice } from '../src/dice';
import { focusOf, keys } from '../src/keys-hands';
import { Player } from '../src/player';
import { expect, test } from '../src/test';

/** Notes the first thing that a mouse or a finger does on this page. */
async function watchPointers(page: Page): Promise<() => Promise<string | undefined>> {
  await page.evaluate(() => {
    const note = ({ type }: Event) => (document.documentElement.dataset['pointed'] ??= type);
    for (const type of ['pointerdown', 'pointermove', 'mousedown', 'touchstart', 'wheel']) {
      window.addEventListener(type, note, { capture: true });
    }
  });
  return () => page.evaluate(() => document.documentElement.dataset['pointed']);
}

test('a whole game by keyboard alone, and the focus is never lost', async ({ browser, wireTable }) => {
  test.setTimeout(600_000);
  const SEAT = 0;
  const table = await wireTable(5);
  const page = await table.pageOf(browser, SEAT, {
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
  });
  const pointed = await watchPointers(page);
  const player = new Player('Anna', page, new Dice(4), keys(page));
  await page.keyboard.press('Tab');
  const steps = new Set<string>();
  for (;;) {
    const { turn } = await table.playUntil((view) => view.turn.seat === SEAT || view.turn.step === 'over');
    if (turn.step === 'over') break;
    steps.add(turn.step);
    await player.sees(table.stateId);
    await player.decide(await player.look());
    if ((await player.look()).isOver) break;
    await expect.poll(() => focusOf(page), `after ${turn.step}`).not.toBe('body');
    await table.hears((await player.look()).stateId);
  }
  await expect(page.getByTestId('scoring')).toBeVisible();
  expect([...steps].sort()).toEqual(['act', 'band', 'intensify', 'pawn', 'spread']);
  expect(await pointed()).toBeUndefined();
  await page.context().close();
});

test('the keys are listed, and the focus comes back from the list', async ({ browser, wireTable }) => {
  const table = await wireTable(6);
  const { turn } = await table.playUntil(({ turn: now }) => now.step === 'spread');
  const page = await table.pageOf(browser, turn.seat, { viewport: { width: 1440, height: 900 } });
  await expect(page.getByTestId('stepper')).toBeVisible();
  await page.keyboard.press('m');
  const before = await focusOf(page);
  expect(before).toMatch(/^district-/);
  await page.keyboard.press('k');
  await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(await focusOf(page)).toBe(before);
  await page.context().close();
});

test('the first thing that Tab comes to leads past the bar to what is asked', async ({
  browser,
  wireTable,
}) => {
  const table = await wireTable(6);
  const { turn } = await table.playUntil(({ turn: now }) => now.step === 'spread');
  const page = await table.pageOf(browser, turn.seat, { viewport: { width: 1440, height: 900 } });
  await expect(page.getByTestId('stepper')).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  expect(await focusOf(page)).toMatch(/^card-/);
  const [first, second] = [
    await focusOf(page),
    (await page.keyboard.press('ArrowRight'), await focusOf(page)),
  ];
  expect(second).toMatch(/^card-/);
  expect(second).not.toBe(first);
  await page.context().close();
});
