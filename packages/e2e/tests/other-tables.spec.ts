import { openTable, pressStart } from '../src/lobby';
import { expect, test } from '../src/server-test';

test('a table leads its player to another one where it is their turn, at any width', async ({ newUser }) => {
  const [anna, ben] = [await newUser(), await newUser()];
  const link = await openTable(ben, { name: 'Ben', seats: 3 });
  for (const seat of [1, 2]) await ben.getByTestId(`add-apprentice-${String(seat)}`).click();
  await pressStart(ben);

  await anna.goto('./');
  await anna.getByTestId('play-now').click();
  await expect(anna.getByTestId('turn-progress')).toContainText('Your turn');
  const mine = anna.url();
  await anna.goto(link);
  const other = anna.getByTestId('other-game');
  await expect(other).toContainText('Your turn');
  await anna.setViewportSize({ width: 390, height: 844 });
  await other.getByRole('button', { name: 'Close' }).click();
  await expect(other).toBeHidden();
  await anna.setViewportSize({ width: 1440, height: 900 });
  await other.getByRole('link').click();
  await expect(anna).toHaveURL(mine);
  await expect(anna.getByTestId('turn-progress')).toBeVisible();
  await expect(other).toBeHidden();
});
