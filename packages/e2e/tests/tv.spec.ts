import { expect, test } from '../src/server-test';

test('a table on a television has no hand, although its browser has a seat, and goes on to the next table', async ({
  apiTable,
  newUser,
}) => {
  const table = await apiTable(8);
  const laptop = await newUser({ viewport: { width: 1920, height: 1080 } });
  await table.logIn(0, laptop.context());
  await laptop.goto(`${table.address}/tv`);
  await expect(laptop.getByTestId('tv-table')).toBeVisible();
  await expect(laptop.getByTestId('hand')).toHaveCount(0);
  await table.playUntil(({ turn }) => turn.step === 'over');
  await expect(laptop.getByTestId('scoring')).toBeVisible();
  const anna = await table.openPage(0);
  await anna.getByTestId('rematch').click();
  await expect(laptop.getByTestId('tv-waiting-room')).toContainText('Anna');
  expect(laptop.url()).toBe(`${anna.url()}/tv`);
});
