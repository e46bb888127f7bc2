import { openTable, takeSeat, pressStart } from '../src/lobby';
import { expect, test } from '../src/server-test';

const STARTUP_GRACE_MS = 10_000; // the server lets no time run out for this long after its start

test('a table pauses by consent, votes when time is over, and gives seats back and away', async ({
  newUser,
  server,
}) => {
  const [anna, ben] = [await newUser(), await newUser()];
  await server.advance(STARTUP_GRACE_MS);
  const link = await openTable(anna, { name: 'Anna', seats: 3, clock: 'Per turn' });
  await expect(anna.getByTestId('time-control')).toContainText('90 s per turn');
  await anna.getByTestId('add-apprentice-2').click();
  await ben.goto(link);
  await takeSeat(ben, 'Ben');
  await pressStart(anna);
  for (const page of [anna, ben])
    await expect(page.getByTestId('turn-progress')).toHaveAttribute('data-step', 'band');
  const stepper = anna.getByTestId('turn-progress');
  await expect(stepper).toHaveAttribute('data-seat', /[01]/); // bots before them have played
  const seat = (await stepper.getAttribute('data-seat')) ?? '';
  const [late, waiting] = seat === '0' ? [anna, ben] : [ben, anna];

  const ways = 'Pause, vote or leave';
  await anna.getByRole('button', { name: ways }).click();
  await anna.getByTestId('bot-level-2').getByText('Hard').click();
  await expect(ben.getByTestId('player-2')).toContainText('Hard bot');
  await anna.keyboard.press('Escape');

  await server.advance(75_000);
  await waiting.getByRole('button', { name: ways }).click();
  await waiting.getByTestId('propose-pause').click();
  await expect(late.getByTestId('clock-warning')).toContainText('Then: the others vote.');
  await late.getByTestId('agree-pause').click();
  for (const page of [late, waiting]) await expect(page.getByTestId('paused')).toBeVisible();
  await expect(late.getByTestId('turn-prompt')).toHaveText('The game is paused');
  await waiting.getByTestId('resume').click();
  await expect(late.getByText('Place a trained band')).toBeVisible();

  await late.goto('./');
  await server.advance(20_000);
  await waiting.getByTestId('vote').getByText('a bot plays until the player returns').click();
  const panel = waiting.getByTestId(`player-${seat}`);
  await expect(panel).toContainText('Bot plays');
  await expect(waiting.getByTestId('turn-progress')).not.toHaveAttribute('data-seat', seat);

  await late.goto(link);
  await expect(panel).not.toContainText('Bot plays');
  await expect(late.getByTestId('away')).toBeHidden();
  await expect(late.getByLabel('My fire cards')).toBeVisible();
  await expect(waiting.getByTestId('log')).toContainText('came back');

  await late.getByRole('button', { name: ways }).click();
  await late.getByTestId('leave-table').click();
  await late.getByTestId('confirm-leave').click();
  await expect(late.getByTestId('open-table')).toBeVisible();
  const dora = await newUser();
  await dora.goto(link);
  await dora.getByTestId('open-seat').getByTestId('player-name').fill('Dora');
  await dora.getByTestId('take-seat').click();
  await expect(dora.getByLabel('My fire cards')).toBeVisible();
  await expect(late.getByLabel('My fire cards')).toBeHidden();
  await expect(waiting.getByTestId('log')).toContainText('Dora took over from');
});
