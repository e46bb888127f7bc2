import { findA11yViolations } from '../src/axe';
import { expect, test } from '../src/server-test';

test('a finished game is on the page of its player, which others see unless it is closed', async ({
  apiTable,
}) => {
  const table = await apiTable(8);
  await table.playUntil(({ turn }) => turn.step === 'over');
  const [anna, ben] = [await table.openPage(0), await table.openPage(1)];
  await expect(anna.getByTestId('scoring')).toBeVisible();
  await anna.getByRole('link', { name: 'Lobby', exact: true }).click();
  await anna.getByRole('link', { name: 'Finished games' }).click();
  await expect(anna.getByRole('heading', { level: 1, name: 'Anna' })).toBeVisible();
  // The server stores the result soon after the end of the game.
  const games = async () => {
    const shown = await anna.getByTestId('stat-games').innerText();
    if (!shown.includes('1')) await anna.reload();
    return shown;
  };
  await expect.poll(games).toContain('1');
  const game = anna.getByRole('list', { name: 'Final places' });
  await expect(game.getByRole('listitem')).toHaveCount(3);
  await expect(game).toContainText('Clara');
  expect(await findA11yViolations(anna)).toEqual([]);
  await anna.emulateMedia({ colorScheme: 'dark' });
  expect(await findA11yViolations(anna, { only: 'colours' })).toEqual([]);

  await ben.goto(anna.url());
  await expect(ben.getByRole('heading', { level: 1, name: 'Anna' })).toBeVisible();
  await expect(ben.getByTestId('profile-public')).toHaveCount(0);
  await anna.getByTestId('profile-public').press('Space');
  await expect(anna.getByText('Only you can see it')).toBeVisible();
  await ben.reload();
  await expect(ben.getByRole('heading', { name: 'Nothing here' })).toBeVisible();

  await anna.getByRole('link', { name: 'Replay: Fish Street Hill' }).click();
  await expect(anna.getByTestId('replay-controls')).toBeVisible();
  await anna.goBack();
  await anna.getByRole('link', { name: 'Fish Street Hill', exact: true }).click();
  await expect(anna.getByTestId('scoring')).toBeVisible();
  await anna.goto('/leaderboard');
  await expect(anna.getByText('Nobody has played enough rated games yet.')).toBeVisible();
});
