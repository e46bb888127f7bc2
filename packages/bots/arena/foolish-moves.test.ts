import { STANDARD_OPTIONS } from '@great-fire/game';
import type { BotLevel } from '../src/index';
import { type FoolishCounts, FoolishMoves, formatFoolishCounts } from './foolish-moves';
import { playGame } from './play-game';

test('counts the foolish moves of each level in a whole game', () => {
  const levels: readonly BotLevel[] = ['merchant', 'apprentice', 'apprentice'];
  const counts = new Map<BotLevel, FoolishCounts>();
  const foolishMoves = new FoolishMoves(levels, counts);
  const result = playGame('foolish', levels, STANDARD_OPTIONS, (_level, _ms, decision, state) =>
    foolishMoves.add(state, decision),
  );
  foolishMoves.finish(result);
  const held = (level: BotLevel) =>
    result.reveal.tokens
      .filter((_, seat) => levels[seat] === level)
      .flat()
      .filter((token) => token === 'demolition').length;
  expect(counts.get('merchant')).toMatchObject({ games: 1, unusedDemolitions: held('merchant') });
  expect(counts.get('apprentice')).toMatchObject({ games: 2, unusedDemolitions: held('apprentice') });
  expect(formatFoolishCounts(counts.get('merchant') as FoolishCounts)).toMatch(/^1 seats, \d+ fires/);
});
