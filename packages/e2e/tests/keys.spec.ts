import { focusOf, tabTo } from '../src/keys-hands';
import { openTable } from '../src/lobby';
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

test('notices are found and set by keys alone, and each way back leads the focus to where it came from', async ({
  page,
}) => {
  await openTable(page, { name: 'Anna', seats: 3 });
  const settings = page.getByRole('button', { name: 'Settings' });
  await settings.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await tabTo(page, 'notices');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Notices' })).toBeFocused();
  await expect(page.getByTestId('quiet')).toBeVisible();
  await tabTo(page, 'quiet');
  await page.keyboard.press('Space');
  await tabTo(page, 'quiet-from');
  await tabTo(page, 'hook-url');
  await page.getByRole('button', { name: 'Back to the settings' }).press('Enter');
  await expect(page.getByTestId('notices')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(settings).toBeFocused();
});
