import { SeededRandom } from '@great-fire/testkit/seeded-random';
import { ApiTable } from '../src/api-table';
import { findA11yViolations } from '../src/axe';
import { expect, test } from '../src/server-test';

test('a group starts a table with changed options, and its standings count the game', async ({
  newUser,
  server,
}) => {
  test.slow();
  const players = [
    await newUser({ viewport: { width: 390, height: 844 }, locale: 'es' }),
    await newUser(),
    await newUser(),
  ];
  const [anna, ...others] = players;
  if (anna === undefined) throw new Error('Nobody is there');
  await anna.goto('/groups');
  await anna.getByTestId('group-name').fill('Tuesdays');
  await anna.getByTestId('player-name').fill('Anna');
  await anna.getByTestId('create-group').click();
  const link = await anna.getByTestId('group-link').inputValue();
  for (const [index, page] of others.entries()) {
    await page.goto(link);
    await page.getByTestId('player-name').fill(['Benedikt von der Themse', 'Cat'][index] ?? '');
    await page.getByTestId('join-group').click();
    await expect(page.getByTestId('start-group-table')).toBeVisible();
  }

  await anna.getByRole('radio', { name: '3', exact: true }).press('Space');
  await anna.getByTestId('table-rules').press('Enter');
  await anna.locator('section[aria-labelledby=start-table]').getByRole('switch').first().press('Space');
  await anna.getByTestId('start-group-table').press('Enter');
  await expect(anna).toHaveURL(/\/t\//);
  for (const page of others) {
    await page.goto(anna.url());
    await page.getByTestId('join-table').click();
    await page.getByTestId('ready').click();
  }
  await expect(anna.getByTestId('rule-hiddenColours')).toBeChecked();
  await anna.getByTestId('start-game').click();
  await expect(anna.getByTestId('start-briefing')).toBeVisible();
  const cookies = await Promise.all(
    players.map(async (page) => {
      const session = (await page.context().cookies()).find(({ name }) => name === 'session');
      return session?.value ?? '';
    }),
  );
  const table = await ApiTable.adopt(anna.url(), newUser, cookies, new SeededRandom(5));
  await table.playUntil(({ turn }) => turn.step === 'over');
  table.close();
  await server.advance(20_000);

  await anna.goto(new URL(link).pathname);
  const standings = anna.getByRole('table');
  await expect(standings.getByRole('row')).toHaveCount(4);
  await expect(standings.getByRole('img')).toHaveCount(3);
  expect(await anna.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  expect(await findA11yViolations(anna)).toEqual([]);
});
