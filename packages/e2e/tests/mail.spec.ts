import { MailReceiver } from '@great-fire/server/testing/mail';
import type { Page } from '@playwright/test';
import { barriers } from '../src/barriers';
import { expect, test as base } from '../src/test';

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

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

async function openSettings(page: Page, part: 'about-me' | 'notices'): Promise<void> {
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByTestId(part).click();
}

/** The first link of the next mail that has such a beginning. */
async function linkIn(mailbox: MailReceiver, beginning: string): Promise<string> {
  const text = (await mailbox.next()).mail.text ?? '';
  const link = text.split(/\s/).find((word) => word.includes(beginning));
  if (link === undefined) throw new Error(`No ${beginning} in ${text}`);
  return link;
}

test('an address is confirmed by its mail, brings its owner to another device, and reminds until a press', async ({
  page,
  somebody,
  server,
  mailbox,
}) => {
  await page.goto('/');
  await page.getByTestId('name').fill('Anna');
  await page.getByTestId('play-now').click();
  await page.getByTestId('keep-hand').waitFor();
  const table = page.url();
  await openSettings(page, 'about-me');
  await page.getByTestId('my-address').fill('anna@mail');
  await page.getByTestId('my-address').press('Enter');
  await expect(page.getByText('This is no e-mail address.')).toBeVisible();
  await page.getByTestId('my-address').fill('anna@mail.example');
  await page.getByTestId('mail-give').click();
  await expect(page.getByText('A mail is on its way to anna@mail.example.')).toBeVisible();
  expect(await barriers(page)).toEqual([]);

  const phone = await somebody(PHONE); // whose mail program opens the link in a browser that knows nobody
  await phone.goto(await linkIn(mailbox, '/mail#confirm-'));
  await phone.getByTestId('confirm-address').waitFor();
  expect(phone.url()).toBe(`${server.url}/mail`);
  expect(await barriers(phone)).toEqual([]);
  await phone.getByTestId('confirm-address').click();
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText('The address is confirmed');

  await phone.goto('/recover');
  await phone.getByTestId('by-mail').click();
  await phone.getByTestId('mail-address').fill('Anna@mail.example');
  await phone.getByTestId('mail-send').click();
  await expect(
    phone.getByText('If somebody here has Anna@mail.example, a mail is on its way.'),
  ).toBeVisible();
  expect(await barriers(phone)).toEqual([]);
  await phone.goto(await linkIn(mailbox, '/recover#'));
  await phone.getByTestId('take-over').click();
  await expect(phone.getByTestId('name')).toHaveValue('Anna');

  await openSettings(phone, 'notices');
  await phone.getByTestId('notices-mail').click();
  await expect(phone.getByTestId('notices-mail')).toBeChecked();
  expect(await barriers(phone)).toEqual([]);
  // A call that comes once mail is wanted: whoever looks at the table ten seconds after a call is told by that alone.
  await page.goto(table);
  await page.getByTestId('keep-hand').click();
  await expect(page.locator('[data-press="place"]').first()).toBeVisible();
  await page.goto('/rules'); // away from the table
  await expect
    .poll(
      async () => {
        await server.leap(16 * 60_000);
        return mailbox.heard.length;
      },
      { intervals: [1500] },
    )
    .toBe(3);
  await phone.goto(await linkIn(mailbox, '/mail#stop-'));
  await phone.getByTestId('stop-reminders').click();
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText('No more reminders');
  await phone.goto('/');
  await openSettings(phone, 'notices');
  await expect(phone.getByTestId('notices-mail')).not.toBeChecked();
});
