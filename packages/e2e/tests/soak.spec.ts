import { SeededRandom } from '@great-fire/testkit/seeded-random';
import { playSoakGame } from '../src/soak-game';
import { expect, test } from '../src/server-test';

test.use({ settings: { BOT_MOVE_DELAY_MS: '0' } });

test('a whole game against bots on a slow page that is hidden now and then gives no error', async ({
  newUser,
}) => {
  const page = await newUser({ reducedMotion: 'no-preference' });
  const game = await playSoakGame(page, new SeededRandom(1666), { throttling: 2, isPhone: false });
  expect(game.timesHidden).toBeGreaterThan(0);
  await expect(page.getByTestId('scoring')).toBeVisible();
});
