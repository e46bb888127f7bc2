import { MailReceiver } from '@great-fire/server/testing/mail';
import type { Page } from '@playwright/test';
import { waitForAbsence } from '../src/absence';
import { findA11yViolations } from '../src/axe';
import { expect, test as base } from '../src/server-test';
import { PHONE } from '../src/user-fixtures';

interface Fixtures {
  readonly mailbox: MailReceiver;
}

const test = base.extend<Fixtures>({
  mailbox: async ({}, use) => {
    const receiver = await MailReceiver.start();
    await use(receiver);
    await receiver.stop();
  },
  settings: async ({ mailbox, port }, use) => use(mailbox.environment(`http://127.0.0.1:${port}`)),
});

async function openSettings(
  page: Page,
  section: 'account-settings' | 'notification-settings',
): Promise<void> {
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByTestId(section).click();
}

/** Returns the first link in the next mail that contains `prefix`. */
async function waitForLink(mailbox: MailReceiver, prefix: string): Promise<string> {
  const text = (await mailbox.nextMail()).mail.text ?? '';
  const link = text.split(/\s/).find((word) => word.includes(prefix));
  if (link === undefined) throw new Error(`No ${prefix} in ${text}`);
  return link;
}

test('a confirmed address recovers its player on another device, and receives reminders until a press', async ({
  page,
  newUser,
  server,
  mailbox,
}) => {
  await page.goto('/');
  await page.getByTestId('player-name').fill('Anna');
  await page.getByTestId('play-now').click();
  await page.getByTestId('turn-progress').waitFor();
  const table = page.url();
  await openSettings(page, 'account-settings');
  await page.getByTestId('account-email').fill('anna@mail');
  await page.getByTestId('account-email').press('Enter');
  await expect(page.getByText('That isn’t an e-mail address.')).toBeVisible();
  await page.getByTestId('account-email').fill('anna@mail.example');
  await server.jump(61_000); // an address cannot be set in the first minute of a person
  await page.getByTestId('set-email').click();
  await expect(page.getByText('An e-mail is on its way to anna@mail.example.')).toBeVisible();
  expect(await findA11yViolations(page)).toEqual([]);

  const phone = await newUser(PHONE); // the mail program opens the link in a browser without a guest
  await phone.goto(await waitForLink(mailbox, '/email#confirm-'));
  await phone.getByTestId('confirm-email').waitFor();
  expect(phone.url()).toBe(`${server.url}/email`);
  expect(await findA11yViolations(phone)).toEqual([]);
  await phone.getByTestId('confirm-email').click();
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText('Address confirmed');

  await phone.goto('/recover');
  await phone.getByTestId('sign-in-by-email').click();
  await phone.getByTestId('email-address').fill('Anna@mail.example');
  await phone.getByTestId('send-email-link').click();
  await expect(
    phone.getByText('If Anna@mail.example belongs to a player here, an e-mail is on its way.'),
  ).toBeVisible();
  expect(await findA11yViolations(phone)).toEqual([]);
  await phone.goto(await waitForLink(mailbox, '/recover#'));
  await phone.getByTestId('claim-seats').click();
  await expect(phone.getByTestId('player-name')).toHaveValue('Anna');

  await openSettings(phone, 'notification-settings');
  await phone.getByTestId('email-reminders').click();
  await expect(phone.getByTestId('email-reminders')).toBeChecked();
  expect(await findA11yViolations(phone)).toEqual([]);
  // The server sends no reminder to a player whose page shows the table.
  await page.goto(table);
  // The server noticed the first decision before there were reminders.
  await page.getByTestId('district-holborn').click();
  await page.getByTestId('confirm').click();
  await expect(page.getByTestId('log')).toContainText('You placed a trained band in Holborn');
  await expect(page.locator('[data-press-effect="place"]').first()).toBeVisible();
  await page.goto('/rules'); // leaves the table
  await waitForAbsence(table, 0);
  // The server must first notice the turn. It sends the reminder a quarter of an hour later.
  await expect
    .poll(async () => {
      await server.jump(16 * 60_000);
      return mailbox.received.length;
    })
    .toBe(3);
  await phone.goto(await waitForLink(mailbox, '/email#unsubscribe-'));
  await phone.getByTestId('unsubscribe-reminders').click();
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText('Reminders stopped');
  await phone.goto('/');
  await openSettings(phone, 'notification-settings');
  await expect(phone.getByTestId('email-reminders')).not.toBeChecked();
});
