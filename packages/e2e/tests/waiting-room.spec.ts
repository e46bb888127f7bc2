import { openTable, seatOthers, takeSeat, pressStart, lobbyRow } from '../src/lobby';
import { tap } from '../src/input';
import { expect, test } from '../src/server-test';

test(
  'the host arranges the table, all players are ready, and the game begins',
  { tag: '@smoke' },
  async ({ newUser }) => {
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
  },
);

test('a table changes hands, name and size, on a phone too', async ({ newUser }) => {
  const anna = await newUser({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const ben = await newUser();
  const link = await openTable(anna, { name: 'Anna', seats: 4 });
  await ben.goto(link);
  await takeSeat(ben, 'Ben');
  await tap(anna.getByTestId('rename'));
  await anna.getByTestId('table-name').fill('Zum Bäcker');
  await anna.keyboard.press('Enter');
  await expect(ben.getByRole('heading', { level: 1 })).toHaveText('Zum Bäcker');
  await tap(anna.getByRole('radio', { name: '3' }));
  await expect(ben.getByTestId('seat-3')).toBeHidden();
  await tap(anna.getByTestId('seat-menu-1'));
  await tap(anna.getByTestId('transfer-host'));
  await expect(ben.getByTestId('start-game')).toBeDisabled();
  await expect(anna.getByTestId('ready')).toBeVisible();
});

test('an invited player on a phone sees the host, the game and its rules before the form', async ({
  newUser,
}) => {
  const anna = await newUser();
  const ben = await newUser({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const link = await openTable(anna, { name: 'Anna', seats: 3 });
  await ben.goto(link);
  await expect(ben.getByRole('heading', { level: 1 })).toHaveText('Anna invites you to a game');
  await expect(ben.getByTestId('join-table')).toBeInViewport();
  await expect(ben.getByRole('definition')).toHaveCount(0);
  await expect(ben.getByTestId('settings-summary')).toHaveText('Standard rules · No clock · English');
  await tap(ben.getByTestId('settings-summary'));
  await expect(ben.getByRole('definition').first()).toHaveText('no');

  // The table stays open while the newcomer learns in another tab.
  await takeSeat(ben, 'Ben');
  const tutorial = ben.waitForEvent('popup');
  await tap(ben.getByRole('link', { name: 'Play a guided turn' }));
  await expect((await tutorial).getByTestId('tutorial-prompt')).toBeVisible();
  await expect(anna.getByTestId('seat-1')).toContainText('Ready');
});
