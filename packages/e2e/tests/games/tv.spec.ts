import { expect, test } from '../../src/server-test';

const SCORES_IN_SIGHT_MS = 20_000; // before the page goes on to a rematch

test('the scores on a television are whole, in large type, and have no controls', async ({
  apiTable,
  newUser,
}) => {
  const table = await apiTable(8);
  await table.playUntil(({ turn }) => turn.step === 'over');
  const television = await newUser({ reducedMotion: 'no-preference' }); // the counting can be repeated elsewhere
  await television.goto(`${table.address}/tv`);
  for (const [width, height, minTextPx] of [
    [1280, 720, 28],
    [1920, 1080, 44],
  ] as const) {
    await television.setViewportSize({ width, height });
    const scoring = television.getByTestId('scoring');
    const totals = scoring.getByRole('row', { name: /^Total/ }).getByRole('cell');
    await expect(totals).toHaveCount(3);
    for (const total of await totals.all()) {
      await expect(total).toBeInViewport({ ratio: 1 });
      const textPx = await total.evaluate((cell) => {
        const range = document.createRange();
        range.selectNodeContents(cell);
        return range.getBoundingClientRect().height;
      });
      expect(textPx).toBeGreaterThanOrEqual(minTextPx);
    }
    await expect(scoring.getByTestId('replay-link')).toBeHidden();
    await expect(scoring.getByRole('button', { name: 'Count again' })).toBeHidden();
  }
});

test('a television that slept shows the game again, by night too, and follows a rematch @chromium', async ({
  apiTable,
  browser,
  server,
}) => {
  const table = await apiTable(8);
  const screen = { viewport: { width: 1280, height: 720 }, reducedMotion: 'reduce' } as const;
  const television = await browser.newPage({ ...screen, colorScheme: 'dark', locale: 'en-GB' });
  await television.clock.install(); // for good, so that no other test has this page
  await television.goto(`${table.address}/tv`);
  await expect(television.getByTestId('tv-table')).toBeVisible();
  const device = await television.context().newCDPSession(television);
  const sleep = () => device.send('Page.setWebLifecycleState', { state: 'frozen' });
  const wake = () => device.send('Page.setWebLifecycleState', { state: 'active' });

  // The server restarts while the television sleeps, and the game goes on.
  await sleep();
  await server.kill();
  await server.start();
  await table.playUntil(({ turn }) => turn.number === 7);
  await wake();
  await expect(television.getByTestId('log')).toContainText('Turn 7');

  // It sleeps through the end and the beginning of the next game.
  await sleep();
  await table.playUntil(({ turn: { step } }) => step === 'over');
  await wake();
  await expect(television.getByTestId('scoring')).toBeVisible();
  await expect(television.locator('html')).toHaveAttribute('data-theme', 'night');
  await sleep();
  const anna = await table.openPage(0);
  await anna.getByTestId('rematch').click();
  await expect(anna.getByTestId('seat-2')).toContainText('Anna');
  await wake();
  await expect(television.getByText(/^The players have a new table/)).toBeVisible();
  await television.clock.fastForward(SCORES_IN_SIGHT_MS);
  await television.waitForURL(`${anna.url()}/tv`);
  await expect(television.getByTestId('tv-waiting-room')).toContainText('Anna');
  await television.close();
});
