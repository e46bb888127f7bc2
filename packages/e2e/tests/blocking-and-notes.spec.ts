import { findA11yViolations } from '../src/axe';
import { openTable, lobbyRow } from '../src/lobby';
import { expect, test } from '../src/server-test';

test('a blocked guest finds no seat, their table leaves the lobby, and a note on them stays', async ({
  newUser,
}) => {
  const [anna, ben] = [await newUser(), await newUser()];
  const link = await openTable(anna, { name: 'Anna', seats: 3 });
  await openTable(ben, { name: 'Ben', seats: 3 });
  await anna.goto('/');
  await lobbyRow(anna, 'Ben’s table').getByRole('link', { name: 'Ben' }).click();
  await anna.getByTestId('person-note').fill('Bluffs with north cards');
  await expect(anna.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible();
  await anna.getByTestId('toggle-block').click();
  await expect(anna.getByTestId('toggle-block')).toHaveText('Unblock Ben');
  expect(await findA11yViolations(anna)).toEqual([]);

  await anna.goto('/');
  await expect(lobbyRow(anna, 'Anna’s table')).toBeVisible();
  await expect(lobbyRow(anna, 'Ben’s table')).toHaveCount(0);
  await ben.goto(link);
  await ben.getByTestId('join-table').click();
  await expect(ben.getByRole('alert')).toHaveText('This table isn’t open to you.');

  await anna.getByRole('link', { name: 'Finished games' }).click();
  await expect(anna.getByTestId('notes-overview')).toContainText('Bluffs with north cards');
  expect(await findA11yViolations(anna)).toEqual([]);
  await anna.getByRole('button', { name: 'Unblock Ben' }).click();
  await ben.getByTestId('join-table').click();
  await expect(ben.getByTestId('ready')).toBeVisible();
});

test('notes on a game and its players are saved as they are typed', async ({ apiTable }) => {
  const table = await apiTable(2);
  const anna = await table.openPage(0);
  await anna.getByRole('button', { name: 'Pause, vote or leave' }).click();
  await anna.getByTestId('open-notes').click();
  const notes = anna.getByTestId('table-notes');
  await notes.getByTestId('table-note').fill('Ben burns Vintry next');
  await notes.getByTestId('seat-notes-1').click();
  await notes.getByTestId('person-note').first().fill('Hoards demolitions');
  await expect(notes.getByText('Saved', { exact: true })).toHaveCount(2);
  expect(await findA11yViolations(anna, { within: '[data-testid="table-notes"]' })).toEqual([]);
  await anna.keyboard.press('Escape');
  await expect(notes).toHaveCount(0);
  await anna.getByTestId('open-notes').click();
  await expect(notes.getByTestId('table-note')).toHaveValue('Ben burns Vintry next');
  await expect(notes.getByTestId('seat-notes-1')).toContainText('Hoards demolitions');
});
