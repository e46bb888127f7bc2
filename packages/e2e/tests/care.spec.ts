import { barriers } from '../src/barriers';
import { openTable, tableOf } from '../src/lobby';
import { expect, test } from '../src/test';

test('a blocked guest finds no seat, their table leaves the lobby, and a note on them stays', async ({
  somebody,
}) => {
  const [anna, ben] = [await somebody(), await somebody()];
  const link = await openTable(anna, { name: 'Anna', seats: 3 });
  await openTable(ben, { name: 'Ben', seats: 3 });
  await anna.goto('/');
  await tableOf(anna, 'Ben’s table').getByRole('link', { name: 'Ben' }).click();
  await anna.getByTestId('person-note').fill('Bluffs with north cards');
  await expect(anna.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible();
  await anna.getByTestId('block').click();
  await expect(anna.getByTestId('block')).toHaveText('Unblock Ben');
  expect(await barriers(anna)).toEqual([]);

  await anna.goto('/');
  await expect(tableOf(anna, 'Anna’s table')).toBeVisible();
  await expect(tableOf(anna, 'Ben’s table')).toHaveCount(0);
  await ben.goto(link);
  await ben.getByTestId('sit').click();
  await expect(ben.getByRole('alert')).toHaveText('This table isn’t open to you.');

  await anna.getByRole('link', { name: 'Finished games' }).click();
  await expect(anna.getByTestId('my-care')).toContainText('Bluffs with north cards');
  expect(await barriers(anna)).toEqual([]);
  await anna.getByRole('button', { name: 'Unblock Ben' }).click();
  await ben.getByTestId('sit').click();
  await expect(ben.getByTestId('ready')).toBeVisible();
});

test('notes on a game and its players are saved as they are typed', async ({ wireTable }) => {
  const table = await wireTable(2);
  const anna = await table.pageOf(0);
  await anna.getByRole('button', { name: 'Pause, vote or leave' }).click();
  await anna.getByTestId('open-notes').click();
  const notes = anna.getByTestId('table-notes');
  await notes.getByTestId('table-note').fill('Ben burns Vintry next');
  await notes.getByTestId('care-1').click();
  await notes.getByTestId('person-note').first().fill('Hoards demolitions');
  await expect(notes.getByText('Saved', { exact: true })).toHaveCount(2);
  expect(await barriers(anna, { within: '[data-testid="table-notes"]' })).toEqual([]);
  await anna.keyboard.press('Escape');
  await expect(notes).toHaveCount(0);
  await anna.getByTestId('open-notes').click();
  await expect(notes.getByTestId('table-note')).toHaveValue('Ben burns Vintry next');
  await expect(notes.getByTestId('care-1')).toContainText('Hoards demolitions');
});
