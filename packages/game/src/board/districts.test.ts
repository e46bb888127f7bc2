import { applyAction, createGame, createDraft, type Draft, type GameState } from '../index';
import { randomAction, seededRandom } from '../../testing';
import { districtsByIndex } from './districts';
import { DISTRICT_IDS } from './ids';

test('districtsByIndex stays correct while two games alternate and actions are undone', () => {
  const random = seededRandom('lists');
  const games = ['one', 'other'].map(
    (seed) =>
      createGame({
        players: 4,
        options: { hiddenColours: false, moreDestruction: false, cones: 65 },
        seed,
      }) as Draft<GameState>,
  );
  for (let round = 0; round < 120; round += 1) {
    for (const game of games) {
      if (game.result !== null) continue;
      const takesBack = game.undoable !== null && random.chance(0.3);
      applyAction(game, game.turn.seat, takesBack ? { type: 'undo' } : randomAction(game, random));
      if (round % 2 === 0)
        expect(districtsByIndex(game)).toEqual(DISTRICT_IDS.map((id) => game.districts[id]));
    }
  }
});

test('a draft shares unchanged districts with the previous state and never modifies it', () => {
  const before = createGame({
    players: 3,
    options: { hiddenColours: false, moreDestruction: false, cones: 65 },
    seed: 'shared',
  }) as Draft<GameState>;
  const random = seededRandom('shared');
  while (before.turn.step !== 'spread') applyAction(before, before.turn.seat, randomAction(before, random));
  const text = JSON.stringify(before);
  const draft = createDraft(before);
  const spread = randomAction(draft, random);
  applyAction(draft, draft.turn.seat, spread);
  const touched = DISTRICT_IDS.filter((id) => draft.districts[id] !== before.districts[id]);
  expect(spread).toMatchObject({ from: touched.find((id) => id === 'pudding-lane') });
  expect(touched).toHaveLength(2);
  expect(JSON.stringify(before)).toBe(text);
});
