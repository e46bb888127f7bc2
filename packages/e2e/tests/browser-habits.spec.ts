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

/** Translates every text of the page as Chrome does, into the same text. */
function translatePage(): void {
  const translate = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = root instanceof Text ? [root] : [];
    while (walker.nextNode() !== null) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      const parent = text.parentElement;
      if (parent === null || parent.closest('font, svg, script, style, title, [translate="no"]') !== null)
        continue;
      if (text.data.trim() === '') continue;
      const font = document.createElement('font');
      const inner = document.createElement('font');
      inner.textContent = text.data;
      font.append(inner);
      text.replaceWith(font);
    }
  };
  document.addEventListener('DOMContentLoaded', () => {
    new MutationObserver((mutations) => {
      for (const { type, target, addedNodes } of mutations)
        for (const node of type === 'characterData' ? [target] : addedNodes)
          if (node.isConnected) translate(node);
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  });
}

test('a page that the browser translates shows the same as a plain page, on every main screen', async ({
  apiTable,
  newUser,
  browser,
  baseURL,
}) => {
  const plain = await newUser();
  const context = await browser.newContext({ ...(baseURL !== undefined && { baseURL }), locale: 'en-GB' });
  const translated = await context.newPage();
  const errors: Error[] = [];
  translated.on('pageerror', (error) => errors.push(error));
  await translated.addInitScript(translatePage);
  const host = await newUser();
  const link = await openTable(host, { name: 'Anna', seats: 4 });
  const read = (page: typeof plain, testId: string) =>
    page
      .getByTestId(testId)
      .evaluateAll((elements) =>
        elements.map((element) => (element as HTMLElement).innerText.replace(/\s+/gu, ' ').trim()).join('|'),
      );
  const expectSame = async (testId: string) => {
    await expect(plain.getByTestId(testId).first()).toBeVisible();
    await expect
      .poll(async () => (await read(translated, testId)) === (await read(plain, testId)))
      .toBe(true);
  };
  for (const page of [plain, translated]) await page.goto(link);
  await host.getByTestId('add-apprentice-1').click();
  await expect(plain.getByTestId('seat-1')).toContainText('Bot');
  for (const part of ['invitation', 'seat-0', 'seat-1', 'seat-2']) await expectSame(part);
  expect(await translated.locator('font').count()).toBeGreaterThan(10);

  const table = await apiTable(4);
  for (const page of [plain, translated]) {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(table.address);
    await expect(page.getByTestId('turn-progress')).toBeVisible();
  }
  for (const turn of [3, 6, 12, 24]) {
    await table.playUntil((view) => view.turn.number >= turn);
    for (const part of ['turn-progress', 'player-0', 'player-1', 'player-2']) await expectSame(part);
  }
  await table.playUntil((view) => view.turn.step === 'over');
  await expect(plain.getByRole('heading', { level: 1 })).toBeVisible();
  const readText = async (page: typeof plain, role: 'table' | 'main') =>
    (await page.getByRole(role).first().innerText()).replace(/\s+/gu, ' ');
  const expectSameText = (role: 'table' | 'main') =>
    expect(async () => expect(await readText(translated, role)).toBe(await readText(plain, role))).toPass();
  await expectSameText('table'); // of the scores
  for (const page of [plain, translated]) await page.goto('/');
  await expect(plain.getByTestId(/^table-/).filter({ hasText: 'Anna' })).toBeVisible();
  await expectSameText('main');
  expect(errors).toEqual([]);
  await context.close();
});

test.describe('Back', () => {
  for (const [device, viewport] of [
    ['phone', { width: 390, height: 844 }],
    ['desktop', { width: 1280, height: 720 }],
  ] as const) {
    test(`closes the open layer, and leaves the page when none is open, on a ${device}`, async ({
      newUser,
    }) => {
      const page = await newUser({ viewport });
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
      if (device === 'phone') {
        await page.getByTestId('sheet-handle').click();
        await expectClosed(page.locator('[data-snap-point="expanded"]'));
      }
      await page.goBack();
      await expect(page.getByTestId('play-now')).toBeVisible();
      expect(page.url()).toBe(lobby);
    });
  }
});
