import { playOneMove } from '../src/play-one-move';
import { expect, test } from '../src/server-test';

test('UNDO-3: takes moves back once all agree, and the log keeps them struck out', async ({ apiTable }) => {
  const table = await apiTable(1);
  const pages = [await table.openPage(0), await table.openPage(1), await table.openPage(2)] as const;
  const [anna] = pages;
  for (const page of pages) await expect(page.getByTestId('turn-progress')).toBeVisible();
  const seat = Number(await anna.getByTestId('turn-progress').getAttribute('data-seat'));
  await playOneMove(pages);
  await playOneMove(pages);

  // The player of the first move proposes the takeback.
  const [asks, ...others] = [...pages.slice(seat), ...pages.slice(0, seat)];
  if (asks === undefined) throw new Error('Nobody was first');
  await asks.getByRole('button', { name: 'Pause, vote or leave' }).click();
  await asks.getByTestId('open-takeback').click();
  await expect(asks.getByRole('heading', { name: 'Take back 2 moves?' })).toBeVisible();
  await asks.getByTestId('propose-takeback').click();
  for (const other of others) {
    await expect(other.getByTestId('takeback-proposed')).toContainText('asks for a takeback of 2 moves');
    await other.getByTestId('agree-takeback').click();
  }
  for (const page of pages) {
    await expect(page.getByTestId('turn-progress')).toHaveAttribute('data-seat', String(seat));
    await expect(page.getByTestId('log')).toContainText(/t[oa][ok][ke] back 2 moves/);
  }
  await expect(anna.getByTestId('log').locator('s')).toHaveCount(0);
  await anna.getByRole('button', { name: 'Show them' }).click();
  await expect(anna.getByTestId('log').locator('s')).toHaveCount(2);
  await playOneMove(pages);
});
