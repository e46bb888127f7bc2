import type { Page } from '@playwright/test';
import { findA11yViolations } from '../src/axe';
import { expect, test } from '../src/server-test';
import { PHONE } from '../src/user-fixtures';

test.use({ settings: { LOG_LEVEL: 'trace' } });

/** Starts to record the URLs and headers of the page's requests. */
function recordRequests(page: Page): readonly string[] {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url(), JSON.stringify(request.headers())));
  page.on('websocket', (socket) => requested.push(socket.url()));
  return requested;
}

/** Opens the account section of the settings. */
async function openAccountSettings(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByTestId('account-settings').click();
}

/** Creates a recovery link in the settings and returns it. */
async function createRecoveryLink(page: Page): Promise<string> {
  await openAccountSettings(page);
  await page.getByTestId('create-recovery-link').click();
  await expect(page.getByRole('dialog')).toContainText('Works once, until');
  expect(await findA11yViolations(page)).toEqual([]);
  const link = await page.getByTestId('recovery-link').inputValue();
  await page.keyboard.press('Escape');
  return link;
}

test('a recovery link adds a device with name and seat, once, and its key appears nowhere', async ({
  newUser,
  server,
  apiTable,
}) => {
  const table = await apiTable(1);
  const anna = await table.openPage(0);
  const link = await createRecoveryLink(anna);
  const [page, key = ''] = link.split('#');
  expect(page).toBe(`${server.url}/recover`);
  expect(key).toMatch(/^[\w-]{43}$/);

  const phone = await newUser(PHONE);
  const asked = recordRequests(phone);
  await phone.goto(link);
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText('Continue on this device');
  expect(phone.url()).toBe(page);
  expect(await findA11yViolations(phone)).toEqual([]);
  await phone.getByTestId('claim-seats').click();
  await expect(phone).toHaveURL(`${server.url}/`);
  await expect(phone.getByTestId('recovery-welcome')).toContainText('Welcome back, Anna.');
  await expect(phone.getByTestId('recovery-welcome')).toBeInViewport();
  await expect(phone.getByTestId('player-name')).toHaveValue('Anna');
  await phone.getByRole('listitem').filter({ hasText: 'Anna' }).locator('a[href^="/t/"]').click();
  await expect(phone).toHaveURL(table.address);
  await expect(phone.getByLabel('My fire cards')).toBeVisible();

  await expect(anna.getByLabel('My fire cards')).toBeVisible();
  await openAccountSettings(phone);
  await phone.getByTestId('my-name').fill('Anne');
  await phone.getByTestId('my-name').press('Enter');
  await expect(anna.getByTestId('player-0')).toContainText('Anne');
  await expect(phone.getByRole('dialog')).toContainText('this one');
  expect(await findA11yViolations(phone)).toEqual([]);
  await phone.getByRole('button', { name: /^Sign out: Chrome/ }).click();
  await expect(anna.getByTestId('lost-seat-alert')).toHaveText(
    'You were signed out on this device. You’re watching now.',
  );
  await expect(anna.getByLabel('My fire cards')).toBeHidden();
  await expect(phone.getByTestId('sign-out-others')).toBeHidden();

  const late = await newUser();
  await late.goto(link);
  await late.getByTestId('claim-seats').click();
  await expect(late.getByRole('heading', { level: 1 })).toHaveText('This link no longer works');
  expect(late.url()).toBe(page);
  await late.goBack();
  expect(late.url()).not.toContain(key);

  expect(asked.length).toBeGreaterThan(10);
  expect(asked.filter((address) => address.includes(key))).toEqual([]);
  const claims = () => server.output.split('/api/recovery/claims').length - 1;
  await expect.poll(claims).toBeGreaterThanOrEqual(2);
  expect(server.output).not.toContain(key);
});
