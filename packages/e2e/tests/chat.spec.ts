import type { Page } from '@playwright/test';
import { findA11yViolations } from '../src/axe';
import { openTable } from '../src/lobby';
import { expect, test } from '../src/server-test';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

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

/** Returns the cards of the revealed hands. */
const revealedCards = (page: Page) =>
  page
    .getByRole('group', { name: 'Secrets revealed' })
    .getByRole('img', { name: /^(North|East|South|West)$/ });

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
    await page.getByTestId('open-chat').click();
    await expect(chatLines(page)).toContainText('She is bluffing');
  }
  await sendMessage(ben, 'I was');
  await expect(chatLines(anna)).toContainText('I was');
  expect(await findA11yViolations(anna, { within: '[data-testid="chat-dialog"]' })).toEqual([]);
  await anna.keyboard.press('Escape');
  await anna.getByTestId('history').getByRole('slider').fill('40');
  for (const [eyes, cards] of [
    ['2', 5],
    ['all-seats', 15],
    ['spectator', 0],
  ] as const) {
    await anna.getByTestId('perspective').selectOption(eyes);
    await expect(revealedCards(anna)).toHaveCount(cards);
  }
});

test('known persons in a waiting room chat with all who are there', async ({ newUser }) => {
  const [anna, dora] = [await newUser(), await newUser(PHONE)];
  const link = await openTable(anna, { name: 'Anna', seats: 3 });
  await openTable(dora, { name: 'Dora', seats: 3 }); // only known persons may write
  await dora.goto(link);
  await sendMessage(dora, 'May I watch?');
  await expect(chatLines(anna)).toContainText('May I watch?');
  await sendMessage(anna, 'Of course');
  await expect(chatLines(dora)).toContainText('Of course');
  expect(await findA11yViolations(anna)).toEqual([]);
});

test('a button brings earlier lines', async ({ apiTable }) => {
  const table = await apiTable(2);
  const [anna, ben] = [await table.openPage(0), await table.openPage(1)];
  await anna.getByTestId('tab-chat').click();
  // The lines have the maximum length, so that the table's sync contains only the last ones.
  for (let line = 0; line < 8; line += 1) await sendMessage(anna, `${line}. ${'fire '.repeat(90)}`);
  await ben.reload();
  await ben.getByTestId('tab-chat').click();
  await expect(chatLines(ben)).toContainText('7. fire');
  await expect(chatLines(ben)).not.toContainText('0. fire');
  await ben.getByRole('button', { name: 'Earlier messages' }).click();
  await expect(chatLines(ben)).toContainText('0. fire');
  await expect(ben.getByRole('button', { name: 'Earlier messages' })).toBeHidden();
});

test('a mention shows on the line, on the tab and to a screen reader, and names come from a list', async ({
  apiTable,
}) => {
  const table = await apiTable(2);
  const [anna, ben] = [await table.openPage(0), await table.openPage(1)];
  await anna.getByTestId('tab-chat').click();
  await ben.getByTestId('tab-cards').click();
  const field = anna.getByTestId('chat-field');
  await field.pressSequentially('Well, @');
  await expect(anna.getByRole('option')).toHaveText(['Ben', 'Clara']);
  expect(await findA11yViolations(anna)).toEqual([]);
  await field.press('ArrowDown');
  await expect(anna.getByRole('option', { selected: true })).toHaveText('Clara');
  await field.press('Escape');
  await expect(anna.getByRole('option')).toHaveCount(0);
  await field.fill('');
  await field.pressSequentially('Well, @b');
  await field.press('Enter');
  await expect(field).toHaveValue('Well, @Ben ');
  await field.pressSequentially('was it you?');
  await field.press('Enter');
  await expect(chatLines(anna).locator('mark')).toHaveText('@Ben');
  await expect(ben.getByTestId('tab-chat')).toContainText('@1');
  await expect(ben.getByTestId('chat-announcer')).toContainText('Anna mentioned you: Well, @Ben was it you?');
  await ben.getByTestId('tab-chat').click();
  await expect(
    chatLines(ben)
      .getByTestId('chat-message')
      .filter({ has: ben.locator('mark') }),
  ).toContainText('was it you?');
});

test('a phrase shows in the language of each page, and emoji go where the caret is', async ({ apiTable }) => {
  const table = await apiTable(2);
  const [anna, ben] = [await table.openPage(0), await table.openPage(1, { ...PHONE, locale: 'de-DE' })];
  for (const page of [anna, ben]) await page.getByTestId('tab-chat').click();
  await anna.getByTestId('phrases-toggle').click();
  expect(await findA11yViolations(anna)).toEqual([]);
  await anna.getByRole('button', { name: 'Well played' }).click();
  await expect(chatLines(anna)).toContainText('Well played');
  await expect(chatLines(ben)).toContainText('Gut gespielt');
  await anna.getByTestId('chat-field').fill('Fire!');
  await anna.getByTestId('emoji-toggle').click();
  await anna.getByTestId('chat-field').press('Home');
  await anna.getByRole('button', { name: '🔥' }).click();
  await anna.getByTestId('chat-send').click();
  await expect(chatLines(ben)).toContainText('🔥Fire!');
});

test('a host removes a reported line, and a muted player is silent until unmuted', async ({ apiTable }) => {
  const table = await apiTable(2);
  const [anna, ben, clara] = [
    await table.openPage(0),
    await table.openPage(1),
    await table.openPage(2, PHONE),
  ];
  for (const page of [anna, ben, clara]) await page.getByTestId('tab-chat').click();
  await sendMessage(ben, 'Foul words');
  await chatLines(clara).getByTestId('message-actions').click();
  await clara.getByTestId('report').click();
  await expect(chatLines(clara)).toContainText('Reported to the host');
  await expect(chatLines(anna)).toContainText('reported once');
  await sendMessage(anna, 'Gentlemen');
  await expect(chatLines(ben)).toContainText('Gentlemen');
  await expect(chatLines(ben)).not.toContainText('reported');
  await chatLines(anna).getByTestId('message-actions').click();
  expect(await findA11yViolations(anna)).toEqual([]);
  await anna.getByTestId('remove-line').click();
  for (const page of [anna, ben, clara]) {
    // In its place, and not as the newest line.
    await expect(chatLines(page).getByTestId('chat-message')).toHaveText([
      /Removed by the host/,
      /Gentlemen/,
    ]);
    await expect(chatLines(page)).not.toContainText('Foul words');
  }
  await sendMessage(ben, 'More of it');
  await expect(chatLines(clara).getByTestId('chat-message')).toHaveCount(3);
  await chatLines(clara).getByTestId('message-actions').last().click();
  await clara.getByTestId('mute').click();
  await expect(chatLines(clara).getByTestId('chat-message')).toHaveText([/Gentlemen/]);
  await sendMessage(ben, 'And more');
  await sendMessage(anna, 'Enough');
  await expect(chatLines(clara).getByTestId('chat-message')).toHaveText([/Gentlemen/, /Enough/]);
  await clara.getByTestId('muted-toggle').click();
  expect(await findA11yViolations(clara)).toEqual([]);
  await clara.getByRole('button', { name: 'Unmute Ben' }).click();
  await expect(chatLines(clara)).toContainText('And more');
});
