import { readFile } from 'node:fs/promises';
import { findA11yViolations } from '../src/axe';
import { expect, test } from '../src/server-test';

const MINUTE = 60_000;

test('a date of a group: times by one, answers by another, the choice, and a table at that time', async ({
  newUser,
  server,
}) => {
  const [anna, ben] = [await newUser(), await newUser({ timezoneId: 'Asia/Kolkata' })];
  await anna.goto('/groups');
  await anna.getByTestId('group-name').fill('Tuesdays');
  await anna.getByTestId('player-name').fill('Anna');
  await anna.getByTestId('create-group').click();
  const link = await anna.getByTestId('group-link').inputValue();

  // Anna proposes three minutes from now, and another time.
  await anna.getByTestId('propose-times').click();
  const soon = await anna.evaluate((ms) => {
    const at = new Date(Math.ceil(Date.now() / ms) * ms + 2 * ms);
    const pad = (part: number) => String(part).padStart(2, '0');
    const day = `${String(at.getFullYear())}-${pad(at.getMonth() + 1)}-${pad(at.getDate())}`;
    return { at: at.getTime(), text: `${day}T${pad(at.getHours())}:${pad(at.getMinutes())}` };
  }, MINUTE);
  await anna.getByLabel('Time 1', { exact: true }).fill(soon.text);
  await anna.getByRole('button', { name: 'Another time' }).click();
  expect(await findA11yViolations(anna)).toEqual([]);
  await anna.getByTestId('propose-date').press('Enter');
  const times = anna.getByRole('listitem').filter({ hasText: 'Yes: Anna' });
  await expect(times).toHaveCount(2);

  // Ben sees the times of his own zone, and answers with the keyboard. The lobby of a phone leads there.
  await ben.goto(link);
  await ben.getByTestId('player-name').fill('Ben');
  await ben.getByTestId('join-group').click();
  await ben.getByRole('heading', { name: 'Members' }).waitFor();
  await ben.setViewportSize({ width: 390, height: 844 });
  await ben.goto('/groups');
  await expect(ben.getByText('The next date waits for your answer.')).toBeVisible();
  await ben.goto('/');
  const waiting = ben.getByTestId('group-date');
  await expect(waiting).toHaveText('Tuesdays: when can you play?');
  await expect(waiting).toBeInViewport({ ratio: 1 });
  await waiting.press('Enter');
  await ben.setViewportSize({ width: 1440, height: 900 });
  await expect(ben.getByText('Local time: India Standard Time.')).toBeVisible();
  const clock = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: 'Asia/Kolkata' });
  const first = ben.getByRole('listitem').filter({ hasText: 'Yes: Anna' }).first();
  await expect(first).toContainText(clock.format(soon.at).replace(/^0/, ''));
  await first.getByRole('radio', { name: 'Maybe' }).focus();
  await ben.keyboard.press('Space');
  await expect(first).toContainText('Maybe: Ben');
  expect(await findA11yViolations(ben)).toEqual([]);

  await anna.reload();
  await expect(anna.getByText('Maybe: Ben')).toBeVisible();
  await times.first().getByRole('button', { name: 'Choose' }).click();
  await anna.getByTestId('confirm-group-action').click();
  const download = anna.waitForEvent('download');
  await anna.getByTestId('calendar-file').click();
  const file = await readFile(await (await download).path(), 'utf8');
  const utc = new Date(soon.at).toISOString().replace(/[-:]|\.\d+/g, '');
  expect(file).toContain(`\r\nDTSTART:${utc}\r\n`);
  expect(file).toContain('\r\nSUMMARY:Tuesdays: The Great Fire of London 1666\r\n');

  // The table opens by itself, and its first player is the host. The lobby invites to it in place of the date.
  const cat = await newUser();
  await server.advance(1); // she joins after Ben, whose name comes first
  await cat.goto(link);
  await cat.getByTestId('player-name').fill('Cat');
  await cat.getByTestId('join-group').click();
  await cat.getByRole('radio', { name: 'Maybe' }).check();
  await expect(cat.getByText('Maybe: Ben and Cat')).toBeVisible();
  await cat.goto('/');
  await expect(cat.getByTestId('group-date')).toHaveText(/^Tuesdays: today at/);
  await server.advance(4 * MINUTE);
  await expect(cat.getByText('It’s time to play: Tuesdays')).toBeVisible();
  await expect(cat.getByTestId('group-date')).toBeHidden();
  await expect(ben.getByRole('button', { name: 'Take a seat' })).toBeVisible();
  await expect(ben.getByTestId('propose-times')).toBeVisible();
  await ben.getByRole('button', { name: 'Take a seat' }).click();
  await expect(ben.getByTestId('seat-0')).toContainText('Ben');
  await anna.reload();
  await anna.getByRole('button', { name: 'Take a seat' }).click();
  await expect(ben.getByTestId('seat-1')).toContainText('Anna');
  await expect(ben.getByTestId('start-game')).toBeVisible();
});
