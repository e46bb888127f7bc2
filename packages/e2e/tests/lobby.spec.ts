import { openTable, takeSeat, pressStart, lobbyRow } from '../src/lobby';
import { expect, test } from '../src/server-test';

interface HeadingTops {
  readonly headingTops: Readonly<Record<string, readonly number[]>>; // px, of each frame
}

test('a table needs a name, and the name is remembered', async ({ page }) => {
  await page.goto('/');
  await page.getByTestId('open-table').click();
  await expect(page.getByRole('alert')).toHaveText('Enter your name first.');
  await page.getByTestId('player-name').fill('Anna');
  await expect(page.getByRole('alert')).toBeHidden();
  await openTable(page, { name: 'Anna', seats: 3 });
  await page.goto('/');
  await expect(page.getByTestId('player-name')).toHaveValue('Anna');
});

test('a table comes into the lobby of others, and goes, without a reload', async ({ newUser }) => {
  const [anna, ben] = [await newUser(), await newUser()];
  await ben.goto('/');
  await expect(ben.getByText('No open tables right now.')).toBeVisible();
  await openTable(anna, { name: 'Anna', seats: 4 });
  await expect(lobbyRow(ben, 'Anna')).toContainText('1 of 4');
  await anna.getByTestId('leave-waiting-room').click();
  await expect(lobbyRow(ben, 'Anna')).toBeHidden();
  await expect(ben.getByText('No open tables right now.')).toBeVisible();
});

test('a private table is in no lobby, and its link leads to a seat', async ({ newUser }) => {
  const [anna, ben, clara] = [await newUser(), await newUser(), await newUser()];
  const hidden = await openTable(anna, { name: 'Anna', seats: 3, isPrivate: true });
  await openTable(ben, { name: 'Ben', seats: 3 });
  await clara.goto('/');
  await expect(lobbyRow(clara, 'Ben')).toBeVisible();
  await expect(lobbyRow(clara, 'Anna')).toBeHidden();
  await clara.getByTestId('table-link-field').fill(hidden);
  await clara.getByTestId('join-link').click();
  await takeSeat(clara, 'Clara');
  await expect(anna.getByTestId('seat-1')).toContainText('Clara');
});

test('the lobby offers a running game to spectators', async ({ newUser }) => {
  const [anna, ben, clara, dora] = [await newUser(), await newUser(), await newUser(), await newUser()];
  await dora.goto('/');
  const link = await openTable(anna, { name: 'Anna', seats: 3 });
  await ben.goto(link);
  await takeSeat(ben, 'Ben');
  await clara.goto(link);
  await takeSeat(clara, 'Clara');
  await pressStart(anna);
  await dora.getByRole('link').filter({ hasText: 'Anna' }).filter({ hasText: 'Setup' }).click();
  await expect(dora.getByTestId('turn-progress')).toBeVisible();
  await expect(anna.getByRole('button', { name: '1 spectator' })).toBeVisible();
});

test('filters are in the address, narrow known and new tables, and say when no table fits', async ({
  newUser,
}) => {
  const [anna, ben, clara] = [await newUser(), await newUser(), await newUser()];
  await openTable(anna, { name: 'Anna', seats: 4 });
  await openTable(ben, { name: 'Ben', seats: 4, clock: 'Per turn' });
  await clara.goto('/?timeControl=live&seats=many');
  await expect(lobbyRow(clara, 'Ben')).toBeVisible();
  await expect(lobbyRow(clara, 'Anna')).toBeHidden();
  await clara.getByLabel('Players', { exact: true }).and(clara.getByRole('combobox')).selectOption('5 seats');
  await expect(clara.getByTestId('no-open-tables')).toContainText('No tables match.');
  await expect(clara).toHaveURL(/[?&]players=5&timeControl=live/);
  const dora = await newUser();
  await openTable(dora, { name: 'Dora', seats: 5, clock: 'Per turn' });
  await expect(lobbyRow(clara, 'Dora')).toBeVisible();
  await expect(lobbyRow(clara, 'Ben')).toBeHidden();
  await clara.goBack();
  await expect(lobbyRow(clara, 'Ben')).toBeVisible();
  await expect(lobbyRow(clara, 'Anna')).toBeHidden();
  await clara.getByRole('radio', { name: 'Slow' }).click();
  await clara.getByRole('button', { name: 'Create one like this' }).click();
  await expect(clara.getByTestId('time-control')).toContainText('1 day per turn');
  await clara.getByRole('button', { name: 'Show all' }).click();
  await expect(lobbyRow(clara, 'Anna')).toBeVisible();
});

test('a practice page with few saved games shows the preview too', async ({ page }) => {
  await page.goto('/practice');
  await expect(page.getByRole('heading', { name: 'Saved on this device' })).toBeVisible();
  await expect(page.getByTestId('game-preview').getByTestId('city-map')).toBeVisible();
});

test('the lists of a returning player appear together, and nothing moves them', async ({ newUser }) => {
  const anna = await newUser({ viewport: { width: 1366, height: 768 } });
  const ben = await newUser();
  await openTable(anna, { name: 'Anna', seats: 4 });
  await openTable(ben, { name: 'Ben', seats: 4 });
  await anna.goto('/');
  await expect(anna.getByRole('heading', { name: 'My tables' })).toBeVisible(); // the next visit keeps their place
  await expect(anna.getByTestId('loading-rows')).toHaveCount(0);
  await anna.addInitScript(() => {
    const tops: Record<string, number[]> = {};
    Object.assign(window, { headingTops: tops });
    const sample = () => {
      for (const heading of document.querySelectorAll('h2'))
        (tops[heading.textContent] ??= []).push(heading.getBoundingClientRect().top);
      requestAnimationFrame(sample);
    };
    requestAnimationFrame(sample);
  });
  await anna.goto('/');
  await expect(anna.getByTestId('game-preview').getByTestId('city-map')).toBeVisible();
  const tops = await anna.evaluate(() => (window as unknown as HeadingTops).headingTops);
  expect(Object.keys(tops)).toEqual(expect.arrayContaining(['My tables', 'Open tables']));
  for (const samples of Object.values(tops))
    expect(Math.max(...samples) - Math.min(...samples)).toBeLessThan(3); // the fonts of the page replace those of the system
});

test('tables of the same name get a number, and the link names the table while it opens', async ({
  newUser,
}) => {
  const page = await newUser();
  const rows = page.getByRole('listitem').filter({ hasText: 'Kay’s table' });
  await openTable(page, { name: 'Kay', seats: 3 });
  await page.goto('/');
  await expect(rows).toHaveCount(1); // the page numbers a name that it knows
  await page.getByTestId('open-table').click();
  await expect(page.getByTestId('seat-0')).toContainText('Kay');
  await page.goto('/');
  // In any order: the clock of the server may stand still between the two.
  await expect(rows.getByRole('heading', { name: 'Kay’s table (2)', exact: true })).toBeVisible();
  const first = rows.filter({ has: page.getByRole('heading', { name: 'Kay’s table', exact: true }) });
  const link = first.getByRole('link', { name: 'Continue', exact: true });
  await expect(link).toHaveAccessibleDescription('Kay’s table');
  await link.click();
  await expect(page.getByTestId('seat-0')).toContainText('Kay');
  expect(await page.evaluate(() => (window.history.state as { tableName?: string }).tableName)).toBe(
    'Kay’s table',
  );
});

test('the lobby lists the newest results', async ({ apiTable, newUser }) => {
  const table = await apiTable(2);
  await table.playUntil((view) => view.turn.step === 'over');
  const page = await newUser();
  await page.goto('/');
  const results = page.getByTestId('recent-results').getByRole('listitem');
  await expect(results).toHaveCount(1);
  await expect(results).toContainText(/Anna \d+/);
  await expect(results).toContainText(/Clara \d+/);
  await results.getByRole('link').click();
  await expect(page).toHaveURL(table.address);
  await expect(page.getByRole('table').first()).toBeVisible();
});

test('a link at the end of a long page leads to the top of the next one', async ({ newUser }) => {
  const page = await newUser({ viewport: { width: 360, height: 300 } });
  await page.goto('/');
  const link = page.getByRole('link', { name: 'Offline practice' }).first();
  await link.scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(100);
  await link.click();
  await expect(page.getByTestId('start-practice-game')).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeGreaterThan(600); // it could be scrolled
});

test('a link that is pressed while a closed dialog leaves the history leads to its page', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.evaluate(() => {
    const { back } = history;
    history.back = () => {
      back.call(history);
      document.querySelector<HTMLAnchorElement>('a[href="/rules"]')?.click(); // before the browser has gone back
    };
  });
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/rules$/);
  await expect(page.locator('#SEC-8')).toBeAttached();
  await expect(page).toHaveURL(/\/rules$/);
});
