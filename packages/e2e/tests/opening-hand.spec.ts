/** SET-3: the standing answer about five identical cards, and what a player reads before the first decision. */
import type { Page } from '@playwright/test';
import { openTable, pressStart, takeSeat, waitForStart } from '../src/lobby';
import { edgeCasePosition } from '../src/positions';
import { test as positionTest } from '../src/position-test';
import { expect, test } from '../src/server-test';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;
const SIZES = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1280, height: 720 },
  { width: 1440, height: 900 },
] as const;

/** The choice between a new deal and the dealt cards. */
const answer = (page: Page, name: 'Deal again' | 'Keep them') =>
  page.getByRole('radiogroup', { name: 'If my five cards are alike' }).getByRole('radio', { name });

test('a player answers for five identical cards in the waiting room, and the start asks no more', async ({
  newUser,
}) => {
  const [anna, ben] = [await newUser(), await newUser(PHONE)];
  const link = await openTable(anna, { name: 'Anna', seats: 3 });
  await anna.getByTestId('add-apprentice-2').click();
  await ben.goto(link);
  await takeSeat(ben, 'Ben');
  for (const page of [anna, ben]) await expect(answer(page, 'Deal again')).toBeChecked();
  await answer(ben, 'Keep them').check();
  await ben.reload();
  await expect(answer(ben, 'Keep them')).toBeChecked();
  await expect(ben.getByTestId('not-ready')).toBeVisible(); // the answer leaves the readiness as it is
  await expect(answer(anna, 'Deal again')).toBeChecked();

  await pressStart(anna);
  await waitForStart([anna, ben]);
  for (const page of [anna, ben]) await expect(page.getByTestId('opening-hand-answer')).toBeHidden();
});

// Playwright reads no body of a request from the Firefox of the system.
test(
  'one press leads from the lobby to the first own decision, with the answer of the last time',
  {
    tag: '@chromium',
  },
  async ({ newUser }) => {
    const page = await newUser();
    await page.goto('./');
    await page.getByTestId('play-now-options').click();
    await answer(page, 'Keep them').check();
    await page.reload();
    await page.getByTestId('play-now-options').click();
    await expect(answer(page, 'Keep them')).toBeChecked();
    const request = page.waitForRequest(
      (sent) => sent.method() === 'POST' && sent.url().endsWith('/api/matches'),
    );
    await page.getByTestId('play-now').click();
    expect((await request).postDataJSON()).toMatchObject({ openingHandAnswer: 'keep-hand' });
    await expect(page.locator('[data-press-effect="place"]').first()).toBeVisible();
  },
);

positionTest(
  'five identical cards are dealt again by default, in sight of all, before anyone can look at them',
  async ({ page, openPosition }) => {
    const table = await openPosition(edgeCasePosition('turn 0 seat:0 redeal points:0', 'WWWWW'), 0);
    await page.goto(table.address);
    await expect(page.getByTestId('turn-progress')).toHaveAttribute('data-step', 'band');
    await expect(page.getByTestId('log')).toContainText('showed five of a kind');
    expect((await table.readState()).secret.redeals).toBe(1);
  },
);

positionTest(
  'colour and objectives stand beside the first decision, never over the map, until they are closed',
  async ({ page, openPosition }) => {
    const table = await openPosition(edgeCasePosition('turn 0 seat:0 band points:0'), 0);
    await page.goto(table.address);
    const briefing = page.getByTestId('start-briefing');
    const map = page.locator('main');
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await expect(briefing).toContainText('You are Green. Keep your houses standing');
      const objectives = size.width < 1024 ? briefing : page.getByTestId('objectives');
      await expect(objectives).toContainText(/Christ.s Hospital.*Baynard.s Castle.*Guild Hall/);
      await expect
        .poll(async () => {
          const [text, city] = [await briefing.boundingBox(), await map.boundingBox()];
          if (text === null || city === null) return 'not there';
          const isBeside = text.x >= city.x + city.width || text.y + text.height <= city.y + 1;
          return isBeside ? 'beside' : 'over the map';
        })
        .toBe('beside');
    }
    await page.getByTestId('close-briefing').click();
    await expect(briefing).toBeHidden();
    await page.reload();
    await expect(page.getByTestId('confirm')).toBeVisible();
    await expect(briefing).toBeHidden();
  },
);
