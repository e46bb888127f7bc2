import { findA11yViolations } from '../src/axe';
import { expect, test } from '../src/server-test';

test('a group of two: the link, a name, a table with one press, and a removal', async ({ newUser }) => {
  const [anna, ben] = [await newUser(), await newUser()];
  await anna.goto('/groups');
  await anna.getByTestId('group-name').fill('Tuesdays');
  await anna.getByTestId('player-name').fill('Anna');
  expect(await findA11yViolations(anna)).toEqual([]);
  await anna.getByTestId('create-group').click();
  const link = await anna.getByTestId('group-link').inputValue();
  expect(link).toMatch(/\/groups\/[2-9a-z]{10}#[\w-]{16}$/);

  await ben.goto(link);
  await expect(ben.getByRole('heading', { name: 'Tuesdays' })).toBeVisible();
  await expect.poll(() => ben.url()).not.toContain('#');
  await ben.getByTestId('player-name').fill('Ben');
  expect(await findA11yViolations(ben)).toEqual([]);
  await ben.getByTestId('join-group').click();
  await expect(ben.getByRole('listitem').filter({ hasText: 'Anna' })).toContainText('here now');

  await ben.getByRole('radio', { name: '3' }).click();
  await ben.getByTestId('start-group-table').click();
  await expect(ben.getByTestId('seat-0')).toContainText('Ben');
  await anna.reload();
  await expect(anna.getByText('2 members')).toBeVisible();
  await expect(anna.getByRole('link', { name: 'Take a seat' })).toBeVisible();
  await anna.getByTestId('manage-group').click();
  expect(await findA11yViolations(anna)).toEqual([]);
  await anna.getByRole('link', { name: 'Take a seat' }).click();
  await anna.getByTestId('join-table').click();
  await expect(ben.getByTestId('seat-1')).toContainText('Anna');

  await anna.goto('/');
  await anna.getByRole('link', { name: 'Groups' }).click();
  await anna.getByRole('link', { name: 'Tuesdays' }).click();
  await anna.getByTestId('manage-group').click();
  await anna.getByRole('button', { name: 'Remove Ben' }).click();
  await anna.getByTestId('confirm-group-action').click();
  await expect(anna.getByText('1 member', { exact: true })).toBeVisible();
  await ben.goto(link);
  await expect(ben.getByTestId('dead-end')).toContainText('no group here');
});
