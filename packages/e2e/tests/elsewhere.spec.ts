import { openTable, start } from '../src/lobby';
import { expect, test } from '../src/test';

test('a table leads its player to another one where it is their turn, at any width', async ({ somebody }) => {
  const [anna, ben] = [await somebody(), await somebody()];
  const link = await openTable(ben, { name: 'Ben', seats: 3 });
  for (const seat of [1, 2]) await ben.getByTestId(`add-apprentice-${String(seat)}`).click();
  await start(ben);

  await anna.goto('./');
  await anna.getByTestId('play-now').click();
  await anna.getByTestId('keep-hand').click();
  await expect(anna.getByTestId('stepper')).toContainText('Your turn');
  const mine = anna.url();
  await anna.goto(link);
  const other = anna.getByTestId('other-table');
  await expect(other).toContainText('Your turn');
  await anna.setViewportSize({ width: 390, height: 844 });
  await other.getByRole('button', { name: 'Close' }).click();
  await expect(other).toBeHidden();
  await anna.setViewportSize({ width: 1440, height: 900 });
  await other.getByRole('link').click();
  await expect(anna).toHaveURL(mine);
  await expect(anna.getByTestId('stepper')).toBeVisible();
  await expect(other).toBeHidden();
});
