import { HOLIDAY_DAYS_MAX } from '@great-fire/protocol';
import { findA11yViolations } from '../src/axe';
import { lobbyRow, openTable, pressStart, seatOthers, waitForStart } from '../src/lobby';
import { expect, test } from '../src/server-test';

const DAY = 86_400_000;
const STARTUP_GRACE_MS = 10_000; // the server lets no time run out for this long after its start

test('a player takes a holiday by the keyboard: the table shows it, and the clock stands still', async ({
  newUser,
  server,
}) => {
  const [anna, ben, clara] = [
    await newUser(),
    await newUser({ viewport: { width: 390, height: 844 } }),
    await newUser(),
  ];
  await server.advance(STARTUP_GRACE_MS);
  const link = await openTable(anna, { name: 'Anna', seats: 3, clock: 'Days' });
  await seatOthers(link, [ben, clara]);
  await pressStart(anna);
  await waitForStart([anna, ben, clara]);
  const seat = Number(await anna.getByTestId('turn-progress').getAttribute('data-seat'));
  const late = [anna, ben, clara][seat] ?? anna;
  const other = late === anna ? clara : anna; // whose panel of players is in view

  await late.getByRole('button', { name: /Pause, vote or leave|At this table/ }).press('Enter');
  await late.getByTestId('take-holiday').press('Enter');
  const form = late.getByRole('form', { name: 'Take a holiday?' });
  await expect(form).toContainText(`at most ${String(HOLIDAY_DAYS_MAX)} days a year`);
  await expect(form).toBeFocused();
  expect(await findA11yViolations(late)).toEqual([]);
  const first = Date.parse(await form.getByLabel('First day').inputValue());
  const field = (days: number) => new Date(first + days * DAY).toISOString().slice(0, 10);
  await form.getByLabel('Last day').fill(field(-1));
  await expect(form.getByTestId('confirm-holiday')).toBeDisabled();
  await form.getByLabel('Last day').fill(field(4));
  await form.getByTestId('confirm-holiday').press('Enter');
  await expect(form).toBeHidden();
  await expect(other.getByTestId(`holiday-${String(seat)}`)).toContainText('on holiday');
  expect(await findA11yViolations(other)).toEqual([]);

  // The three days of the turn end after the holiday of five days.
  await late.goto('./');
  await expect(lobbyRow(late, 'Clara')).toContainText(/7 d/);
});
