import {
  type Draft,
  type GameState,
  STANDARD_OPTIONS,
  applyAction,
  createGame,
  legalActions,
  viewFor,
} from '@great-fire/game';
import { seededRandom } from '@great-fire/game/random';
import { seedFromName } from '@great-fire/game/testing';
import { decide, type Observation } from '../index';
import { deriveHiddenInfo } from '../search/hidden-info';
import { determinize } from '../search/determinize';
import { priorBelief } from '../eval/stakes';

function createGameAtFirstSpread(name: string): GameState {
  const draft = createGame({
    players: 4,
    options: STANDARD_OPTIONS,
    seed: seedFromName(name),
  }) as Draft<GameState>;
  const random = seededRandom(name);
  while (draft.turn.step !== 'spread') {
    const { seat } = draft.turn;
    applyAction(draft, seat, random.pick(legalActions(viewFor(draft, seat))));
  }
  return draft;
}

const observe = (state: GameState): Observation => {
  const view = viewFor(state, state.turn.seat);
  return { view, legal: legalActions(view), events: [] };
};

test('alderman stops when the budget of the given clock is used up', () => {
  const observation = observe(createGameAtFirstSpread('time'));
  let at = 0;
  // Each read of this clock advances it by one millisecond.
  const now = () => (at += 1);
  decide('alderman', observation, seededRandom('time'), { ms: 20, now });
  expect(at).toBeGreaterThan(15);
  expect(at).toBeLessThan(25);
});

test('determinize gives the seat the same view, with every card and token exactly once', () => {
  const state = createGameAtFirstSpread('world');
  const { view } = observe(state);
  if (view.own === null) throw new Error('The seat has no cards');
  const owners = priorBelief(view, state.turn.seat, view.own.colour);
  const world = determinize(view, deriveHiddenInfo(view, []), owners, seededRandom('world'));
  expect(viewFor(world, state.turn.seat)).toEqual({ ...view, undoable: null });
  const { hands, deck, unused, lying } = world.secret;
  const cards = [...hands.flat(), ...deck.filter((card) => !card.startsWith('#')), ...unused];
  expect(cards.sort()).toEqual([...'EEEEEEEEEEEEEEENNNNNNNNNNNNNNNSSSSSSSSSSSSSSSWWWWWWWWWWWWWWW']);
  expect(deck.filter((card) => card.startsWith('#'))).toEqual(
    state.secret.deck.filter((card) => card.startsWith('#')),
  );
  expect(Object.values(lying).sort()).toEqual(Object.values(state.secret.lying).sort());
});
