import { ACTION_POINTS, type PlayerView } from '@great-fire/game';
import type { GameRecord } from '@great-fire/game/record';
import { EARLIER_RULES } from '@great-fire/game/testing/other-rules';
import { SeededRandom } from '@great-fire/testkit/seeded-random';
import type { Page } from '@playwright/test';
import { PagePlayer } from '../../src/page-player';
import { buildRulesReleases } from '../../src/rules-releases';
import { expect, test } from '../../src/server-test';

/** Goes to another path without a page load, as a link of the page does. */
const navigate = (page: Page, path: string) =>
  page.evaluate((to) => {
    window.history.pushState(null, '', to);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, path);

const entryOf = (page: Page) => page.locator('script[type="module"][src]').first().getAttribute('src');

const LAST_TURNS_FROM = 33; // of 36; the page shows the last ones

const isAct = ({ turn }: PlayerView) => turn.step === 'act';

test('a game of earlier rules ends under them, on their page, beside games of the current rules', async ({
  apiTable,
  newUser,
  server,
}, { outputDir }) => {
  const { earlier, current, entries } = await buildRulesReleases(outputDir);
  expect(entries.earlier).not.toBe(entries.current);
  await server.kill();
  await server.start(earlier);
  const table = await apiTable(1);
  const { turn } = await table.playUntil(isAct);
  expect(turn.points).toBe(EARLIER_RULES.actionPoints);
  await server.kill();
  await server.start(current);

  // The page of the player to move plays a turn under the earlier rules.
  const page = await table.openPage(turn.seat);
  await expect(page.getByTestId('turn-progress')).toBeVisible();
  expect(await entryOf(page)).toBe(entries.earlier);
  const player = new PagePlayer('the player to move', page, new SeededRandom(1));
  await player.waitForState(table.stateId);
  const actionsLeft = new RegExp(`^${EARLIER_RULES.actionPoints}\\D`);
  await expect(page.getByRole('img', { name: actionsLeft }).first()).toBeVisible();
  for (let state = await player.read(); state.seat === turn.seat; state = await player.read()) {
    await player.act(state);
    await table.waitForState((await player.read()).stateId);
  }

  // Other tables have the current rules. Each table gets its page again, however often the tab changes between them.
  const fresh = await apiTable(2);
  expect((await fresh.playUntil(isAct)).turn.points).toBe(ACTION_POINTS);
  const paths = { earlier: `/t/${table.matchId}`, current: `/t/${fresh.matchId}` };
  for (const version of ['current', 'earlier', 'current', 'earlier'] as const) {
    await navigate(page, paths[version]);
    await expect.poll(() => entryOf(page)).toBe(entries[version]);
    await expect(page.getByTestId('turn-progress')).toBeVisible();
  }
  await page.goto('/');
  expect(await entryOf(page)).toBe(entries.current);
  await table.playUntil(({ turn: { number } }) => number > LAST_TURNS_FROM);
  await navigate(page, paths.earlier);
  await expect.poll(() => entryOf(page)).toBe(entries.earlier);
  await expect(page.getByTestId('turn-progress')).toBeVisible();

  // The replay, from a page of the current rules.
  await table.playUntil(({ turn: { step } }) => step === 'over');
  await page.goto('/');
  await navigate(page, `/g/${table.matchId}`);
  await expect.poll(() => entryOf(page)).toBe(entries.earlier);
  const response = await page.request.get(`/api/matches/${table.matchId}/record`);
  const record = (await response.json()) as GameRecord;
  expect(record.rules).toBe(EARLIER_RULES.version);
  const slider = page.getByTestId('replay-slider');
  await expect(slider).toHaveAttribute('max', String(record.actions.length));

  // An imported record is checked by the rules that it names.
  const importText = async (imported: object) => {
    await page.goto('/records');
    await page.getByTestId('record-text').fill(JSON.stringify(imported));
    await page.getByTestId('open-record-text').click();
  };
  await importText(record);
  await expect(slider).toHaveAttribute('max', String(record.actions.length));
  await expect(page).toHaveURL(new RegExp(`/records/\\w+\\?rules=${EARLIER_RULES.version}$`));
  await page.keyboard.press('End');
  await expect(page).toHaveURL(new RegExp(`/${record.actions.length}\\?rules=${EARLIER_RULES.version}$`));
  await importText({ ...record, rules: '0.1.0' });
  await expect(page.getByTestId('record-error')).toContainText('no version 0.1.0 of the rules');

  // A practice game that began on the page of the earlier rules continues there.
  const device = await newUser();
  await device.goto(`/practice/none?rules=${EARLIER_RULES.version}`);
  expect(await entryOf(device)).toBe(entries.earlier);
  await navigate(device, '/practice');
  await device.getByRole('radio', { name: '3' }).check();
  await device.getByTestId('start-practice-game').click();
  await expect(device.getByTestId('turn-progress')).toBeVisible();
  const { pathname } = new URL(device.url());
  await device.goto(pathname);
  await expect(device.getByTestId('turn-progress')).toBeVisible();
  await expect(device).toHaveURL(`${pathname}?rules=${EARLIER_RULES.version}`);
  expect(await entryOf(device)).toBe(entries.earlier);
});
