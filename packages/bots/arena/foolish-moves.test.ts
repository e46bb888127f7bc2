import {
  STANDARD_OPTIONS,
  applyAction,
  createGame,
  legalActions,
  viewFor,
  type Draft,
  type GameState,
} from '@great-fire/game';
import { seededRandom } from '@great-fire/game/random';
import { seedFromName } from '@great-fire/game/testing';
import { type BotLevel, decide } from '../src/index';
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

test.each([
  [0, 1],
  [1, 0],
])('a band that walks back when %d cones have come is aimless %d times', (newCones, aimless) => {
  const levels: readonly BotLevel[] = ['merchant', 'merchant', 'merchant'];
  const draft = createGame({
    players: 3,
    options: STANDARD_OPTIONS,
    seed: seedFromName('back'),
  }) as Draft<GameState>;
  while (draft.turn.step !== 'act') {
    const view = viewFor(draft, draft.turn.seat);
    const observation = { view, legal: legalActions(view), events: [] };
    applyAction(draft, draft.turn.seat, decide('apprentice', observation, seededRandom('back')));
  }
  const { seat } = draft.turn;
  const there = legalActions(viewFor(draft, seat)).find((action) => action.type === 'move-band');
  if (there === undefined) throw new Error('No band can move');
  const counts = new Map<BotLevel, FoolishCounts>();
  const foolishMoves = new FoolishMoves(levels, counts);
  foolishMoves.add(draft, { seat, action: there });
  applyAction(draft, seat, there);
  const district = draft.districts[there.from];
  draft.districts[there.from] = { ...district, cones: district.cones + newCones };
  foolishMoves.add(draft, { seat, action: { ...there, from: there.to, to: there.from } });
  expect(counts.get('merchant')).toMatchObject({ bandsBack: 1, aimlessBandsBack: aimless });
});
