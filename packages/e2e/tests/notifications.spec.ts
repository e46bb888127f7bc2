import { PushReceiver } from '@great-fire/server/testing/push';
import type { Page } from '@playwright/test';
import { waitForAbsence } from '../src/absence';
import { startGame } from '../src/lobby';
import { deliverPush, provideSubscription } from '../src/push-service';
import { expect, test } from '../src/server-test';

const icon = (page: Page) => page.locator('link[rel=icon]');

async function openNotificationSettings(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByTestId('notification-settings').click();
}

test('title and icon of the tab show whose turn it is, on the front page too', async ({ page, newUser }) => {
  const pages: [Page, Page] = [page, await newUser()];
  await startGame(pages);
  const areCalled = () =>
    Promise.all(pages.map(async (one) => (await one.title()).startsWith('Your turn: ')));
  await expect.poll(async () => (await areCalled()).filter(Boolean).length).toBe(1);
  const called = (await areCalled()).indexOf(true);
  // Hides the pages of all players.
  for (const one of pages)
    await one.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' });
      document.dispatchEvent(new Event('visibilitychange'));
    });
  for (const [seat, one] of pages.entries())
    await expect(icon(one)).toHaveAttribute('href', seat === called ? '/flame-call.svg' : '/flame.svg');
  const mine = pages[called];
  if (mine === undefined) throw new Error('No page is called');
  await mine.goto('/');
  await expect(mine).toHaveTitle(/^\(1\) /);
  await expect(icon(mine)).toHaveAttribute('href', '/flame-call.svg');
});

test.describe('with a push service', () => {
  test.use({ serviceWorkers: 'allow', settings: { OUTBOUND_HTTP: 'anywhere' } });

  test('a player whose page is closed receives a push, which the service worker shows', async ({
    page,
    server,
  }) => {
    const receiver = await PushReceiver.start();
    await provideSubscription(page, receiver.subscribe('anna'));
    await page.goto('/');
    await page.evaluate(() => navigator.serviceWorker.ready); // else only an open page receives notifications
    await page.getByTestId('play-now').click();
    await page.getByTestId('turn-progress').waitFor();
    const table = page.url();
    await openNotificationSettings(page);
    await page.getByTestId('push-notifications').click();
    await expect(page.getByText('Even when the page is closed.')).toBeVisible();
    await page.getByTestId('test-notification').click();
    await expect.poll(() => receiver.received.length).toBe(1);
    await page.goto('/rules'); // leaves the table
    await waitForAbsence(table, 0);
    await server.advance(20_000);
    await expect.poll(() => receiver.received.length).toBe(2);
    const word = receiver.received[1]?.payload;
    if (word === undefined) throw new Error('No push came');
    expect(`/${word.path}`).toBe(new URL(table).pathname);

    const { title, body, tag, path, unsubscribeToken } = word;
    expect(await deliverPush(page, word)).toMatchObject({
      ...{ title, body, tag, data: { path, unsubscribeToken } },
      actions: [{ action: 'unsubscribe', title: 'Stop notifications here' }],
    });
    expect(receiver.errors).toEqual([]);
    await receiver.stop();
  });
});
