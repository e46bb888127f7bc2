import type { Page } from '@playwright/test';
import { SeededRandom } from '@great-fire/testkit/seeded-random';
import { findA11yViolations } from '../src/axe';
import { openTable, takeSeat } from '../src/lobby';
import { expect, test } from '../src/server-test';
import { ApiTable } from '../src/api-table';

const getGuestCookie = async (page: Page): Promise<string> =>
  (await page.context().cookies()).find(({ name }) => name === 'session')?.value ?? '';

test('browsers contribute to the deal, the start does not wait, and each checks the deal at the end', async ({
  newUser,
  request,
}) => {
  const [anna, ben] = [await newUser(), await newUser()];
  const link = await openTable(anna, { name: 'Anna', seats: 3 });
  await ben.goto(link);
  await takeSeat(ben, 'Ben');
  const seats = link.replace('/t/', '/api/matches/') + '/seats';
  await request.post(seats, { data: { name: 'Clara' } }); // a client that contributes nothing
  await request.put(`${seats}/2/ready`, { data: { ready: true } });
  await expect(anna.getByTestId('deal-note')).toContainText('adds its own random part');
  await expect(anna.getByTestId('ready-count')).toContainText('3 of 3');
  await ben.goto('about:blank'); // the deal needs no page of his any more
  await anna.getByTestId('start-game').click();
  await expect(anna.getByTestId('start-briefing')).toContainText('locked before the first move');
  await ben.goto(link);
  await expect(ben.getByTestId('start-briefing')).toContainText('locked before the first move');

  for (const page of [anna, ben]) await page.goto('/rules'); // a page without the table

  const { cookies } = await request.storageState();
  const clara = cookies.find(({ name }) => name === 'session')?.value ?? '';
  const people = [await getGuestCookie(anna), await getGuestCookie(ben), clara];
  const table = await ApiTable.adopt(link, newUser, people, new SeededRandom(8));
  await table.playUntil(({ turn }) => turn.step === 'over');
  table.close();

  await anna.goto(link.replace('/t/', '/fair/'));
  const report = anna.getByTestId('fairness-report');
  await expect(report.getByTestId('fair')).toBeVisible();
  await expect(report).toContainText(/Your browser’s own random part \(.*\) is among them/);
  await expect(report).toContainText(/Ben added a random part/);
  await expect(report).toContainText(/Clara added nothing/);
  expect(await findA11yViolations(anna)).toEqual([]);

  // Pretends that the server has shown another commitment before.
  await ben.evaluate(() => {
    for (const [key, kept] of Object.entries(localStorage))
      if (key.startsWith('great-fire.deal.'))
        localStorage.setItem(key, String(kept).replace(/"commitment":"./, '"commitment":"x'));
  });
  await ben.goto(link.replace('/t/', '/fair/'));
  await expect(ben.getByTestId('unfair')).toBeVisible();
  await expect(ben.getByTestId('fairness-report')).toContainText(
    'It doesn’t match the fingerprint your browser saved',
  );
});
