import { STANDARD_OPTIONS } from '@great-fire/game';
import type { BotLevel } from '../src/index';
import { playGame } from './play-game';

const WITH_ONE_MERCHANT: readonly BotLevel[] = ['merchant', 'apprentice', 'apprentice'];

test('a merchant scores more than two apprentices', () => {
  const margins = [0, 1].map((deal) => {
    const { scores } = playGame(`margin ${String(deal)}`, WITH_ONE_MERCHANT, STANDARD_OPTIONS);
    const [own, ...others] = scores.map(({ total }) => total);
    return (own ?? 0) - Math.max(...others);
  });
  expect(Math.min(...margins)).toBeGreaterThan(0);
});
