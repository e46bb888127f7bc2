import type { Draft, GameState } from '@great-fire/game';
import { STANDARD, applyAction, createGame, legalActions, viewFor } from '@great-fire/game';
import { randomOf } from '@great-fire/game/random';
import { seedOf } from '@great-fire/game/testing';
import { decide } from '../index';
import type { Sight } from '../index';
import { unseenBy } from './unseen';
import { imagineWorld } from './worlds';
import { ownersFromCards } from '../worth/stakes';

/** A game at the first spread. */
function begun(name: string): GameState {
  const draft = createGame({ players: 4, options: STANDARD, seed: seedOf(name) }) as Draft<GameState>;
  const chance = randomOf(name);
  while (draft.turn.step !== 'spread') {
    const { seat } = draft.turn;
    applyAction(draft, seat, chance.pick(legalActions(viewFor(draft, seat))));
  }
  return draft;
}

const sightOf = (state: GameState): Sight => {
  const view = viewFor(state, state.turn.seat);
  return { view, legal: legalActions(view), log: [] };
};

test('it stops when its time is up, by the clock that it is given', () => {
  const sight = sightOf(begun('time'));
  let at = 0;
  // Each look at this clock takes a millisecond.
  const now = () => (at += 1);
  decide('alderman', sight, randomOf('time'), { ms: 20, now });
  expect(at).toBeGreaterThan(15);
  expect(at).toBeLessThan(25);
});

test('an imagined world shows the seat what it has seen, and has every card and token once', () => {
  const state = begun('world');
  const { view } = sightOf(state);
  if (view.own === null) throw new Error('The seat has no cards');
  const owners = ownersFromCards(view, state.turn.seat, view.own.colour);
  const world = imagineWorld(view, unseenBy(view, []), owners, randomOf('world'));
  expect(viewFor(world, state.turn.seat)).toEqual({ ...view, undoable: null });
  const { hands, deck, unused, lying } = world.secret;
  const cards = [...hands.flat(), ...deck.filter((card) => !card.startsWith('#')), ...unused];
  expect(cards.sort()).toEqual([...'EEEEEEEEEEEEEEENNNNNNNNNNNNNNNSSSSSSSSSSSSSSSWWWWWWWWWWWWWWW']);
  expect(deck.filter((card) => card.startsWith('#'))).toEqual(
    state.secret.deck.filter((card) => card.startsWith('#')),
  );
  expect(Object.values(lying).sort()).toEqual(Object.values(state.secret.lying).sort());
});
