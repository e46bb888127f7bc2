import { openTable, sitDown, start } from '../src/lobby';
import { expect, test } from '../src/test';

test('a seat that is left before the start is free again', async ({ somebody }) => {
  const [anna, ben] = [await somebody(), await somebody()];
  const link = await openTable(anna, { name: 'Anna', seats: 3 });
  await ben.goto(link);
  await sitDown(ben, 'Ben');
  await expect(anna.getByTestId('seat-1')).toContainText('Ben');
  await ben.getByTestId('leave').click();
  await expect(ben).toHaveURL(/\/$/);
  await expect(anna.getByTestId('seat-1')).toContainText('Empty seat');
});

test('a browser holds one seat of a table, in every tab of it', async ({ somebody }) => {
  const anna = await somebody();
  const link = await openTable(anna, { name: 'Anna', seats: 3 });
  const tab = await anna.context().newPage();
  await tab.goto(link);
  await expect(tab.getByTestId('leave')).toBeVisible();
  await expect(tab.getByTestId('sit')).toBeHidden();
});

test('a guest who comes too late for the last seat watches the game', async ({ somebody }) => {
  const [anna, ben, clara, dora] = [await somebody(), await somebody(), await somebody(), await somebody()];
  const link = await openTable(anna, { name: 'Anna', seats: 3 });
  await ben.goto(link);
  await sitDown(ben, 'Ben');
  await dora.goto(link);
  await dora.getByTestId('name').fill('Dora');
  await clara.goto(link);
  await sitDown(clara, 'Clara');
  await expect(dora.getByTestId('sit')).toBeHidden();
  await start(anna);
  await expect(dora.getByTestId('stepper')).toBeVisible();
  await expect(dora.getByLabel('My fire cards')).toBeHidden();
  await expect(clara.getByLabel('My fire cards')).toBeVisible();
});
