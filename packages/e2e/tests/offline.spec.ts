import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Page } from '@playwright/test';
import { expect, test } from '../src/server-test';

/** Resolves once the service worker has cached the page for use without a connection. */
const waitForServiceWorker = (page: Page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });

const seatSelect = (page: Page, seat: number) => page.getByRole('combobox', { name: `seat ${String(seat)}` });

test.describe('a page in the cache of the browser', () => {
  test.use({ serviceWorkers: 'allow' });

  test('opens without a connection, says so, and a game against bots goes on move by move', async ({
    page,
    context,
    server,
  }) => {
    await page.goto('/practice');
    await waitForServiceWorker(page);
    // While there is a connection, every load comes from the server: the Date header of a later load is later.
    const sentAt = async () => Date.parse((await page.goto('/'))?.headers()['date'] ?? '');
    const firstSent = await sentAt();
    await expect.poll(sentAt, { intervals: [1100] }).toBeGreaterThan(firstSent);
    await context.setOffline(true);
    await server.kill();
    await page.goto('/');
    await expect(page.getByTestId('offline-banner')).toBeVisible();
    await page.getByTestId('offline-banner').getByRole('link').click();
    await page.getByRole('radio', { name: '3' }).check();
    await page.getByTestId('start-practice-game').click();
    await expect(page.getByTestId('confirm')).toBeVisible(); // the bots have played
    await page.getByTestId('district-holborn').click();
    await page.getByTestId('confirm').click();
    await expect(page.getByTestId('log')).toContainText('You placed a trained band in Holborn');
    await page.reload();
    await expect(page.getByTestId('log')).toContainText('You placed a trained band in Holborn');
    const first = page.url();
    await page.keyboard.press('[');
    await page.getByTestId('open-branch-dialog').click();
    await page.getByTestId('start-branch').click();
    await expect.poll(() => page.url()).not.toBe(first);
    await expect(page.getByTestId('log')).toBeVisible();
    await page.goto('/practice');
    await expect(page.getByText('Setup')).toHaveCount(2); // the first game is kept
  });

  test('opens while the server can send nothing, and says so', async ({ page, server }) => {
    await page.goto('/practice');
    await waitForServiceWorker(page);
    await server.kill();
    const busy = createServer((_, response) => response.writeHead(503).end('busy'));
    busy.listen(Number(new URL(server.url).port), '127.0.0.1');
    await once(busy, 'listening');
    try {
      await page.goto('/');
      await expect(page.getByTestId('offline-banner')).toBeVisible();
      await expect(page.getByText('busy')).toHaveCount(0);
    } finally {
      busy.close();
      busy.closeAllConnections();
    }
  });
});

test('two players at one device: between their turns no cards are in sight', async ({ page }) => {
  await page.goto('/practice');
  await page.getByRole('radio', { name: '3' }).check();
  for (const seat of [2, 3]) await seatSelect(page, seat).selectOption('person');
  for (const [seat, name] of ['Anna', 'Ben', 'Clara'].entries())
    await page.getByRole('textbox', { name: `seat ${String(seat + 1)}` }).fill(name);
  await page.getByTestId('start-practice-game').click();
  const seen: string[] = [];
  for (let turn = 0; turn < 3; turn += 1) {
    await expect(page.getByTestId('pass-device')).toBeVisible();
    await expect(page.getByTestId('start-briefing')).toBeHidden();
    seen.push(await page.getByTestId('confirm-pass-device').innerText());
    await page.getByTestId('confirm-pass-device').click();
    await expect(page.getByTestId('start-briefing')).toBeVisible();
    await page.getByTestId('district-holborn').click();
    await page.getByTestId('confirm').click();
  }
  expect([...seen].sort()).toEqual(['I’m Anna', 'I’m Ben', 'I’m Clara']);
});
