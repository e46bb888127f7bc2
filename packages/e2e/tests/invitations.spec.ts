import { findA11yViolations } from '../src/axe';
import { openTable } from '../src/lobby';
import { expect, test } from '../src/server-test';

test('a player invites those of the last game: one joins from the lobby by the keyboard, one declines', async ({
  apiTable,
}) => {
  const table = await apiTable(8);
  await table.playUntil(({ turn }) => turn.step === 'over');
  const [anna, ben, clara] = [await table.openPage(0), await table.openPage(1), await table.openPage(2)];
  await ben.goto('/');
  await clara.goto('/');
  await openTable(anna, { name: 'Anna', seats: 3, isPrivate: true });
  const recent = anna.getByRole('region', { name: 'Played with lately' });
  const invite = anna.getByRole('button', { name: 'Invite Ben' });
  // The server stores the result soon after the end of the game.
  const isListed = async () => {
    const count = await invite.count();
    if (count === 0) await anna.reload();
    return count;
  };
  await expect.poll(isListed).toBe(1);
  await expect(recent.getByRole('listitem').filter({ hasText: 'Ben' })).toContainText('online');
  expect(await findA11yViolations(anna)).toEqual([]);
  await invite.press('Enter');
  await expect(anna.getByRole('button', { name: 'Ben: Invited' })).toBeFocused();
  await anna.getByRole('button', { name: 'Invite Clara' }).click();

  const notice = (page: typeof ben) => page.getByRole('region', { name: 'Invitations' });
  await expect(notice(ben)).toContainText('Anna invites you: Anna’s table');
  expect(await findA11yViolations(ben)).toEqual([]);
  await notice(clara)
    .getByRole('button', { name: /Decline/ })
    .press('Enter');
  await expect(notice(clara)).toHaveCount(0);
  await notice(ben).getByRole('button', { name: /Join/ }).press('Enter');
  await expect(ben.getByTestId('seat-1')).toContainText('Ben');
  await expect(recent.getByRole('listitem')).toHaveText(/Clara.*Declined/);
  await expect(recent).not.toContainText('Ben');
});
