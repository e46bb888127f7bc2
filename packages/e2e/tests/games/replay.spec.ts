import type { GameRecord } from '@great-fire/game/record';
import { findA11yViolations } from '../../src/axe';
import { expect, test } from '../../src/server-test';

test('a replay shows a finished game from any seat, with choices and course', async ({ apiTable }) => {
  const table = await apiTable(8);
  await table.playUntil(({ turn }) => turn.step === 'over');
  const page = await table.openPage(0);
  await page.getByTestId('replay-link').click();
  const slider = page.getByTestId('replay-slider');
  await expect(slider).toHaveValue('0');
  await page.keyboard.press('ArrowRight');
  await expect(slider).toHaveValue('1');
  await page.keyboard.press('Shift+ArrowRight');
  await expect(slider).not.toHaveValue('1');
  await expect(page.getByTestId('replay-position')).toHaveText(/^Turn 1, round 1: /);
  await expect(page).toHaveURL(/\/g\/\w+\/\d+$/);
  const game = page.url().replace(/\/\d+$/, '');
  await page.goto(`${game}/60`);
  await expect(slider).toHaveValue('60');
  await expect(page.getByTestId('replay-position')).toHaveText(/^Turn \d+, round \d+: /);

  await page.getByTestId('tab-hands').click();
  await expect(page.getByTestId(/^replay-hand-/)).toHaveCount(3);
  await page.getByTestId('replay-perspective').selectOption('1');
  await expect(page.getByTestId(/^replay-hand-/)).toHaveCount(1);
  await page.getByTestId('replay-perspective').selectOption('all-seats');
  await page.getByTestId('tab-legal-moves').click();
  await expect(page.getByTestId('legal-moves')).toContainText(/Options for .*:.*End the actions/s);

  await page.getByTestId('tab-stats').click();
  const chart = page.getByTestId('points-chart');
  const chartSlider = page.getByTestId('points-slider');
  await expect(chart.getByTestId('chart-cursor')).toHaveAttribute('x1', /./);
  await expect(chartSlider).toHaveValue('60');
  await chart.click({ position: { x: 60, y: 80 } });
  await expect(slider).not.toHaveValue('60');
  const pressed = await slider.inputValue();
  expect(Number(pressed)).toBeLessThan(60);
  await expect(chartSlider).toHaveValue(pressed);
  await chartSlider.press('ArrowRight');
  await expect(slider).toHaveValue(String(Number(pressed) + 1));
  expect(await findA11yViolations(page)).toEqual([]);

  const response = await page.request.get(game.replace('/g/', '/api/matches/') + '/record');
  const record = (await response.json()) as GameRecord;
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByTestId('to-record-import').click();
  await page.getByTestId('record-link').fill(game.replace('/g/', '/api/matches/') + '/record');
  await page.getByTestId('open-record-link').click();
  await expect(slider).toHaveAttribute('max', String(record.actions.length));

  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/\/1\b/); // updated once the slider rests
  await page.getByTestId('open-branch-dialog').click();
  await page.getByTestId('start-branch').click();
  await expect(page.getByTestId('turn-progress')).toBeVisible(); // the game continues from this state
  await page.goBack();
  await expect(slider).toHaveValue('1');

  await page.keyboard.press('End');
  await expect(slider).toHaveValue(String(record.actions.length));
  await page.keyboard.press('ArrowLeft');
  await expect(slider).toHaveValue(String(record.actions.length - 1));
  await page.getByTestId('open-branch-dialog').click();
  const lastSeat = record.actions.at(-1)?.seat;
  await page.getByRole('radio', { name: lastSeat === 0 ? 'Ben' : 'Anna' }).check();
  await page.getByTestId('start-branch').click();
  await expect(page).toHaveURL(/\/practice\/\w+$/);
  await expect(page.getByTestId('scoring')).toBeVisible(); // bots play the last moves
  await page.goto('/practice');
  await page.getByRole('link', { name: 'Replay' }).click();
  await expect(slider).toHaveValue('0');
  expect(Number(await slider.getAttribute('max'))).toBeGreaterThanOrEqual(record.actions.length);
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/\/practice\/\w+\/replay\/1$/);
});
