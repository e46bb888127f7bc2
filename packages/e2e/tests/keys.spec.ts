import { focusOf } from '../src/keys-hands';
import { expect, test } from '../src/test';

test('the keys are listed, and the focus comes back from the list', async ({ wireTable }) => {
  const table = await wireTable(6);
  const { turn } = await table.playUntil(({ turn: now }) => now.step === 'spread');
  const page = await table.pageOf(turn.seat);
  await expect(page.getByTestId('stepper')).toBeVisible();
  await page.keyboard.press('m');
  const before = await focusOf(page);
  expect(before).toMatch(/^district-/);
  await page.keyboard.press('k');
  await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(await focusOf(page)).toBe(before);
});

test('the first thing that Tab comes to leads past the bar to what is asked', async ({ wireTable }) => {
  const table = await wireTable(6);
  const { turn } = await table.playUntil(({ turn: now }) => now.step === 'spread');
  const page = await table.pageOf(turn.seat);
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
});
