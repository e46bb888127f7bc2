import type { Page } from '@playwright/test';
import { findA11yViolations } from '../src/axe';
import { SeededRandom } from '@great-fire/testkit/seeded-random';
import { openTable, takeSeat, pressStart } from '../src/lobby';
import { expect, test } from '../src/server-test';
import { ApiTable } from '../src/api-table';

const getGuestCookie = async (page: Page): Promise<string> =>
  (await page.context().cookies()).find(({ name }) => name === 'session')?.value ?? '';

test('browsers contribute to the deal, the table waits for absent ones, and each checks it at the end', async ({
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
  await expect(anna.getByTestId('contribution-note')).toContainText(
    'The browsers of Anna and Ben each add a random part.',
  );
  await ben.goto('about:blank');
  await pressStart(anna);
  await expect(anna.getByTestId('deal-pending')).toContainText('still waiting for Ben');
  await expect(anna.getByTestId('close-table')).toBeVisible();
  expect(await findA11yViolations(anna)).toEqual([]);
  await ben.goto(link);
  for (const page of [anna, ben])
    await expect(page.getByTestId('start-briefing')).toContainText('Random parts added by Anna and Ben');

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
  await expect(report).toContainText('Your browser’s own random part is among them.');
  expect(await findA11yViolations(anna)).toEqual([]);

  // Pretends that the server has shown another commitment before.
  await ben.evaluate(() => {
    for (const [key, kept] of Object.entries(localStorage))
      if (key.startsWith('great-fire.commitments.'))
        localStorage.setItem(key, String(kept).replace(/"commitment":"./, '"commitment":"x'));
  });
  await ben.goto(link.replace('/t/', '/fair/'));
  await expect(ben.getByTestId('unfair')).toBeVisible();
  await expect(ben.getByTestId('fairness-report')).toContainText(
    'It doesn’t match the fingerprint your browser saved',
  );
});
