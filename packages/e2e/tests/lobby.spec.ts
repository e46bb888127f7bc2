import { openTable, lobbyRow } from '../src/lobby';
import { expect, test } from '../src/server-test';

interface HeadingTops {
  readonly headingTops: Readonly<Record<string, readonly number[]>>; // px, of each frame
}

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

// Firefox remembers a module that failed to load, so an import must not begin before its files are there.
test('a part of the page that could not be fetched comes with the next try, without a reload', async ({
  page,
  server,
}) => {
  await page.goto(server.url);
  await expect(page.getByTestId('play-now')).toBeVisible();
  const part = '**/assets/settings-panel*.js';
  let tries = 0;
  await page.route(part, async (route) => {
    tries += 1;
    await route.abort();
  });
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect.poll(() => tries).toBeGreaterThan(0);
  await page.unroute(part);
  await expect(page.getByRole('dialog')).toBeVisible();
});
