import { sitDown } from '../src/lobby';
import { expect, test } from '../src/test';

test('one press after a game asks the same people to another, and who follows finds a seat there', async ({
  wireTable,
}) => {
  const table = await wireTable(8);
  await table.playUntil(({ turn }) => turn.step === 'over');
  const [anna, ben] = [await table.pageOf(0), await table.pageOf(1)];
  await anna.getByTestId('play-again').click();
  await expect(anna.getByTestId('seat-0')).toContainText('Anna');
  await expect(anna.getByTestId('seat-2')).toContainText('Empty seat');
  expect(anna.url()).not.toBe(table.address);
  await ben.getByRole('link', { name: 'Anna asks for another game' }).click();
  await sitDown(ben, 'Ben');
  await expect(anna.getByTestId('seat-1')).toContainText('Ben');
});
