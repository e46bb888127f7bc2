import type { Page } from '@playwright/test';
import { findA11yViolations } from '../src/axe';
import { expect, test } from '../src/server-test';
import { PHONE } from '../src/user-fixtures';

/** Sends a chat line. Resolves once the server has returned it, so that lines sent afterwards follow it. */
async function sendMessage(page: Page, text: string): Promise<void> {
  await page.getByTestId('chat-field').fill(text);
  await page.getByTestId('chat-field').press('Enter');
  await expect(chatLines(page)).toContainText(text.trim());
}

/** Names a guest by way of a table elsewhere. */
async function nameGuest(page: Page, name: string): Promise<void> {
  const options = { hiddenColours: false, moreDestruction: false, cones: 65 };
  const data = { tableName: 'Elsewhere', players: 3, options, private: true, name };
  const opened = await page.request.post(new URL('/api/matches', page.url()).href, { data });
  expect(opened.ok()).toBe(true);
  await page.reload();
}

const chatLines = (page: Page) => page.getByTestId('chat-lines');

test('spectators have names and a chat of their own, which all read after the game', async ({
  apiTable,
  releaseUser,
}) => {
  const table = await apiTable(8);
  await table.playUntil(({ turn }) => turn.number > 33); // of 36; pages show the last ones
  const [anna, ben] = [await table.openPage(0), await table.openPage(1, PHONE)];
  const [dora, emil] = [await table.openPage(null), await table.openPage(null, PHONE)];
  for (const page of [anna, ben, dora, emil]) await page.emulateMedia({ reducedMotion: 'reduce' });
  await nameGuest(dora, 'Dora');
  await expect(emil.getByTestId('spectator-names')).toHaveText('Dora and 1 more');
  await anna.getByRole('button', { name: '2 spectators' }).click();
  await expect(anna.getByTestId('spectator-names')).toHaveText('Dora and 1 more');
  expect(await findA11yViolations(anna, { within: '[data-testid="spectators-dialog"]' })).toEqual([]);
  await anna.keyboard.press('Escape');
  await dora.getByTestId('spectators-button').click();
  await dora.getByTestId('show-name').click();
  await expect(emil.getByTestId('spectator-names')).toBeHidden();
  await dora.keyboard.press('Escape');
  for (const page of [anna, ben, dora, emil]) await page.getByTestId('tab-chat').click();
  await sendMessage(anna, 'Mind the bakery');
  await sendMessage(emil, 'She is bluffing');
  await sendMessage(dora, 'Surely');
  await sendMessage(ben, 'https://fire.example is text');
  for (const page of [anna, ben]) {
    await expect(chatLines(page)).toContainText('is text');
    await expect(chatLines(page)).not.toContainText('bluffing');
  }
  for (const page of [dora, emil]) {
    await expect(chatLines(page)).toContainText('is text');
    await expect(chatLines(page)).toContainText('She is bluffing');
  }
  // A text that looks like a link does not become one.
  for (const page of [anna, dora]) await expect(chatLines(page).getByRole('link')).toHaveCount(0);
  await dora.getByRole('radio', { name: 'Players' }).click();
  await expect(chatLines(dora)).not.toContainText('bluffing');
  await dora.getByRole('radio', { name: 'Spectators' }).click();
  await expect(chatLines(dora)).not.toContainText('bakery');
  expect(await findA11yViolations(dora)).toEqual([]);
  expect(await findA11yViolations(emil)).toEqual([]);

  for (const page of [dora, emil]) await releaseUser(page);
  await ben.goto('about:blank');
  await table.playUntil(({ turn }) => turn.step === 'over');
  await ben.goto(table.address);
  // Anna's page was open at the end of the game; Ben's opens later.
  for (const page of [anna, ben]) {
    await page.getByTestId('honours').waitFor(); // fewer than three move what stands below
    await page.getByTestId('open-chat').click();
    await expect(chatLines(page)).toContainText('She is bluffing');
  }
  await sendMessage(ben, 'I was');
  await expect(chatLines(anna)).toContainText('I was');
  expect(await findA11yViolations(anna, { within: '[data-testid="chat-dialog"]' })).toEqual([]);
});
