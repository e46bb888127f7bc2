/** The page under the habits of browsers, keyboards and messengers. */
import type { Locator } from '@playwright/test';
import { openTable } from '../src/lobby';
import { expect, test } from '../src/server-test';

test('an address that leads nowhere says so, and offers ways out', async ({ page }) => {
  await page.goto('/no/such/page');
  await expect(page.getByRole('alert')).toHaveText('There is no page at this address.');
  expect(new URL(page.url()).pathname).toBe('/no/such/page');
  await page.goto('/t/nothing');
  await expect(page.getByRole('alert')).toHaveText('This table doesn’t exist.');
  await expect(page.getByTestId('table-link-field')).toBeVisible();
  await page
    .getByTestId('dead-end')
    .getByRole('main')
    .getByRole('link', { name: 'Back to the lobby' })
    .click();
  await expect(page.getByTestId('play-now')).toBeVisible();
});

const HEBREW = 'אבגד';

test('a name in Hebrew does not change the order of the words beside it', async ({ newUser }) => {
  const [host, guest] = [await newUser(), await newUser()];
  const link = await openTable(host, { name: HEBREW, seats: 3 });
  await host.getByTestId('chat-field').fill('3 cones left, 2 for me');
  await host.getByTestId('chat-field').press('Enter');
  await guest.goto(link);
  await expect(guest.getByTestId('chat-message')).toBeVisible();
  // The name stands left of the number, and the number left of the word.
  const lefts = await guest.getByTestId('chat-message').evaluate((message) => {
    const walker = document.createTreeWalker(message, NodeFilter.SHOW_TEXT);
    const leftOf = (part: string) => {
      walker.currentNode = message;
      while (walker.nextNode() !== null) {
        const text = walker.currentNode as Text;
        const from = text.data.indexOf(part);
        if (from < 0) continue;
        const range = document.createRange();
        range.setStart(text, from);
        range.setEnd(text, from + part.length);
        return range.getBoundingClientRect().left;
      }
      return NaN;
    };
    // Whole words, because the clock beside the message has digits too.
    return ['אבגד', '3 cones', 'cones', '2 for'].map(leftOf);
  });
  expect(lefts).toEqual([...lefts].sort((a, b) => a - b));
  await expect(guest).toHaveTitle(new RegExp(`\u2068${HEBREW}\u2069`, 'u'));
  await expect(guest.getByRole('heading', { level: 1 })).toContainText(`\u2068${HEBREW}\u2069`);
  await guest.goto('/');
  await expect(guest.getByRole('listitem').filter({ hasText: HEBREW }).locator('bdi').first()).toBeVisible();
});

test('Back closes the open layer, and leaves the page when none is open', async ({ newUser }) => {
  const page = await newUser({ viewport: { width: 390, height: 844 } });
  await page.goto('/');
  const lobby = page.url();
  await page.getByTestId('play-now').click();
  await expect(page.getByTestId('turn-progress')).toBeVisible();
  const table = page.url();
  const expectClosed = async (layer: Locator) => {
    await expect(layer).toBeVisible();
    await page.goBack();
    await expect(layer).toBeHidden();
    await expect(page.getByTestId('turn-progress')).toBeVisible();
    expect(page.url()).toBe(table);
  };
  await page.getByRole('button', { name: 'Settings' }).click();
  await expectClosed(page.getByRole('dialog', { name: 'Settings' }));
  await page.getByRole('button', { name: 'Pause, vote or leave' }).click();
  await expectClosed(page.getByRole('dialog', { name: 'At this table' }));
  await page.getByTestId('sheet-handle').click();
  await expectClosed(page.locator('[data-snap-point="expanded"]'));
  await page.goBack();
  await expect(page.getByTestId('play-now')).toBeVisible();
  expect(page.url()).toBe(lobby);
});
