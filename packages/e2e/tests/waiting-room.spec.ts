import { openTable, seatOthers, pressStart, lobbyRow } from '../src/lobby';
import { expect, test } from '../src/server-test';

test('the host arranges the table, all players are ready, and the game begins', async ({ newUser }) => {
  const [anna, ben, clara, dora] = [await newUser(), await newUser(), await newUser(), await newUser()];
  const link = await openTable(anna, { name: 'Anna', seats: 3 });
  await seatOthers(link, [ben, clara]);
  await expect(anna.getByTestId('ready-count')).toHaveText('3 of 3 ready');

  // A change of the rules resets who is ready. A change of the language does not.
  await anna.getByTestId('rule-hiddenColours').click();
  await expect(anna.getByTestId('start-game')).toBeDisabled();
  await expect(ben.getByRole('definition').first()).toHaveText('yes');
  await ben.getByTestId('ready').click();
  await expect(anna.getByTestId('seat-1')).toContainText('Ready');
  await expect(anna.getByTestId('seat-2')).toContainText('Not yet');
  await anna.getByTestId('language').selectOption({ label: 'Français' });
  await dora.goto('./');
  await expect(lobbyRow(dora, 'Anna')).toContainText('FR');
  await expect(ben.getByTestId('not-ready')).toBeVisible();

  // By keyboard: moves Ben to the top. There the focus goes to the other button.
  await anna.getByTestId('seat-menu-1').focus();
  await anna.keyboard.press('Enter');
  await expect(anna.getByTestId('move-up')).toBeFocused();
  await anna.keyboard.press('Enter');
  await expect(anna.getByTestId('seat-0')).toContainText('Ben');
  await expect(anna.getByTestId('move-down')).toBeFocused();
  await expect(ben.getByTestId('seat-0')).toContainText('you');

  await anna.getByTestId('remove-2').click();
  await anna.getByTestId('confirm-kick').click();
  await expect(clara.getByTestId('kicked-alert')).toContainText('The host removed you');
  await clara.reload();
  await expect(clara.getByTestId('kicked-alert')).toBeVisible();
  await expect(clara.getByTestId('join-table')).toBeHidden();

  await anna.getByTestId('add-merchant-2').click();
  await pressStart(anna);
  for (const page of [anna, ben]) await expect(page.getByTestId('start-briefing')).toBeVisible();
  await expect(clara.getByTestId('turn-progress')).toBeVisible();
  await expect(clara.getByTestId('start-briefing')).toBeHidden();
});
