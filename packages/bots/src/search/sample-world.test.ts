import { STANDARD_OPTIONS, createDraft, fireCardsFor, viewFor, type GameState } from '@great-fire/game';
import { seededRandom } from '@great-fire/game/random';
import { seedFromName, simulateGame } from '@great-fire/game/testing';
import { priorBelief } from '../eval/stakes';
import { sampleWorld } from './sample-world';

function positionsOf(hiddenColours: boolean): readonly GameState[] {
  const positions: GameState[] = [];
  for (const players of [3, 6] as const) {
    let decisions = 0;
    simulateGame(players, { ...STANDARD_OPTIONS, hiddenColours }, seedFromName('worlds'), {
      before: (draft) => {
        decisions += 1;
        if (decisions % 40 === 0) positions.push(createDraft(draft));
      },
    });
  }
  return positions;
}

test.each([false, true])('a world is as its seat sees it; hidden colours %s', (hiddenColours) => {
  const positions = positionsOf(hiddenColours);
  expect(positions.length).toBeGreaterThan(6);
  const hands = new Set<string>();
  for (const state of positions) {
    const { seat } = state.turn;
    const view = viewFor(state, seat);
    const belief = priorBelief(view, seat, state.secret.colours[seat] ?? 'red');
    for (const name of ['a', 'b']) {
      const world = sampleWorld(view, belief, seededRandom(name));
      expect(viewFor(world, seat)).toEqual({ ...view, undoable: null });
      const { secret, discards } = world;
      const isFireCard = (card: string) => !card.startsWith('#');
      const cards = [
        ...secret.hands.flat(),
        ...secret.deck.filter(isFireCard),
        ...secret.unused,
        ...discards,
      ];
      expect(cards.sort()).toEqual([...fireCardsFor(state.rules)].sort());
      expect(secret.deck.map(isFireCard)).toEqual(state.secret.deck.map(isFireCard));
      expect(secret.unused).toHaveLength(state.secret.unused.length);
      expect(new Set(secret.objectives.flat()).size).toBe(3 * view.seats.length);
      expect(new Set(secret.colours).size).toBe(view.seats.length);
      if (!hiddenColours) expect(secret.colours).toEqual(state.secret.colours);
      hands.add(JSON.stringify(secret.hands));
    }
  }
  expect(hands.size).toBe(2 * positions.length);
});
