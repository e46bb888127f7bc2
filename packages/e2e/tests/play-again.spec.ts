import { expect, test } from '../src/server-test';

test('one press each after a game seats the same players again, and the game begins when all are there', async ({
  apiTable,
}) => {
  const table = await apiTable(8);
  await table.playUntil(({ turn }) => turn.step === 'over');
  const [anna, ben, clara] = [await table.openPage(0), await table.openPage(1), await table.openPage(2)];
  const watching = await table.openPage(null);
  await anna.getByTestId('rematch').click();
  await expect(anna.getByTestId('seat-2')).toContainText('Anna');
  await expect(anna.getByTestId('seat-0')).toContainText('Empty seat');
  const next = anna.url();
  expect(next).not.toBe(table.address);
  await expect(watching.getByRole('link', { name: 'Anna wants a rematch' })).toBeVisible();
  await expect(ben.getByText('1 of 3 have joined')).toBeVisible();
  await ben.getByRole('button', { name: 'Anna wants a rematch' }).click();
  await expect(anna.getByTestId('seat-0')).toContainText('Ben');
  await expect(clara.getByText('2 of 3 have joined')).toBeVisible();
  await clara.getByTestId('rematch').press('Enter');
  for (const page of [anna, ben, clara]) {
    await expect(page.getByTestId('start-briefing')).toBeVisible();
    expect(page.url()).toBe(next);
  }
  await watching.getByRole('link', { name: 'Anna wants a rematch' }).click();
  await watching.waitForURL(next);
});
