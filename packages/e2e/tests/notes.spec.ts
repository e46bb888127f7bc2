import { findA11yViolations } from '../src/axe';
import { expect, test } from '../src/server-test';

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
