import {
  type Draft,
  type GameState,
  type Spread,
  applyAction,
  checkAction,
  createDraft,
  createGame,
  legalActions,
  viewFor,
} from '@great-fire/game';
import { seededRandom } from '@great-fire/game/random';
import { randomOptions, seedFromName } from '@great-fire/game/testing';
import { reviewSpread } from './review-spread';

interface Choice {
  readonly state: GameState;
  readonly legal: readonly Spread[];
}

/** Returns the spreads that random players can choose from in a game. */
function spreadChoices(name: string): readonly Choice[] {
  const draft = createGame({
    players: 4,
    options: randomOptions(name),
    seed: seedFromName(name),
  }) as Draft<GameState>;
  const random = seededRandom(name);
  const choices: Choice[] = [];
  while (draft.result === null) {
    const legal = legalActions(viewFor(draft, draft.turn.seat)).filter(({ type }) => type !== 'undo');
    const spreads = legal.filter((action) => action.type === 'spread');
    if (draft.turn.step === 'spread' && spreads.length > 1)
      choices.push({ state: createDraft(draft), legal: spreads });
    const end = legal.filter(({ type }) => type === 'end-actions');
    applyAction(draft, draft.turn.seat, random.pick(end.length > 0 ? end : legal));
  }
  return choices;
}

const choices = spreadChoices('review').slice(0, 8);

test('names a legal spread that costs nothing', () => {
  expect(choices).toHaveLength(8);
  for (const { state, legal } of choices) {
    const { seat } = state.turn;
    for (const chosen of legal.slice(0, 2)) {
      const { best, cost } = reviewSpread(state, seat, chosen);
      expect(checkAction(state, seat, best)).toBeNull();
      expect(cost).toBeGreaterThanOrEqual(0);
      expect(cost).toBeLessThanOrEqual(1);
      expect(reviewSpread(state, seat, best).cost).toBe(0);
    }
  }
});

test('finds that some spreads cost more than others', () => {
  const costs = choices.flatMap(({ state, legal }) =>
    legal.slice(0, 3).map((chosen) => reviewSpread(state, state.turn.seat, chosen).cost),
  );
  expect(Math.max(...costs)).toBeGreaterThan(0.02);
  expect(Math.min(...costs)).toBe(0);
});

test('leaves the reviewed state unchanged', () => {
  const [choice] = choices;
  const [chosen] = choice?.legal ?? [];
  if (choice === undefined || chosen === undefined) throw new Error('The game has no spread');
  const before = structuredClone(choice.state);
  reviewSpread(choice.state, choice.state.turn.seat, chosen);
  expect(choice.state).toEqual(before);
});
