import { openTable, takeSeat, pressStart } from '../src/lobby';
import { expect, test } from '../src/server-test';

test('a browser holds one seat of a table, in every tab of it', async ({ newUser }) => {
  const anna = await newUser();
  const link = await openTable(anna, { name: 'Anna', seats: 3 });
  const tab = await anna.context().newPage();
  await tab.goto(link);
  await expect(tab.getByTestId('leave-waiting-room')).toBeVisible();
  await expect(tab.getByTestId('join-table')).toBeHidden();
});

test('a guest who comes too late for the last seat watches the game', async ({ newUser }) => {
  const [anna, ben, clara, dora] = [await newUser(), await newUser(), await newUser(), await newUser()];
  const link = await openTable(anna, { name: 'Anna', seats: 3 });
  await ben.goto(link);
  await takeSeat(ben, 'Ben');
  await dora.goto(link);
  await dora.getByTestId('player-name').fill('Dora');
  await clara.goto(link);
  await takeSeat(clara, 'Clara');
  await expect(dora.getByTestId('join-table')).toBeHidden();
  await pressStart(anna);
  await expect(dora.getByTestId('turn-progress')).toBeVisible();
  await expect(dora.getByLabel('My fire cards')).toBeHidden();
  await expect(clara.getByLabel('My fire cards')).toBeVisible();
});
