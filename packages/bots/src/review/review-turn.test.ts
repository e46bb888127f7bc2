import {
  type Action,
  type Draft,
  type GameState,
  applyAction,
  checkAction,
  createDraft,
  createGame,
  isBurning,
  legalActions,
  uncontainedConesAfterBand,
  viewFor,
} from '@great-fire/game';
import { seededRandom } from '@great-fire/game/random';
import { randomOptions, seedFromName } from '@great-fire/game/testing';
import { type TurnActions, type TurnReview, hintAction, reviewTurn } from './review-turn';

interface PlayedTurn {
  readonly state: GameState; // before it
  readonly turn: TurnActions;
}

interface ReviewedTurn extends PlayedTurn {
  readonly review: TurnReview | null;
}

/** Plays a game of random players and returns its turns with one spread each. */
function playTurns(name: string): readonly PlayedTurn[] {
  const draft = createGame({
    players: 4,
    options: randomOptions(name),
    seed: seedFromName(name),
  }) as Draft<GameState>;
  const random = seededRandom(name);
  const turns: { state: GameState; turn: [Extract<Action, { type: 'spread' }>, ...Action[]] }[] = [];
  while (draft.result === null) {
    const { seat, step, number } = draft.turn;
    const legal = legalActions(viewFor(draft, seat)).filter(
      (action) => action.type !== 'undo' && !('token' in action && step === 'act'),
    );
    const action = random.pick(legal);
    if (action.type === 'spread') turns.push({ state: createDraft(draft), turn: [action] });
    else if (step === 'act' && action.type !== 'end-actions' && turns.at(-1)?.state.turn.number === number)
      turns.at(-1)?.turn.push(action); // not after a discard
    applyAction(draft, seat, action);
  }
  return turns;
}

const turns: readonly ReviewedTurn[] = ['first', 'second']
  .flatMap(playTurns)
  .map((played) => ({ ...played, review: reviewTurn(played.state, played.turn, []) }));

/** Turns from the start to the end of both games. */
const sampled = turns.filter((_, index) => index % 4 === 0);

test('finds a legal turn that is better, for most turns of random players', () => {
  let found = 0;
  for (const { state, review } of turns) {
    if (review === null) continue;
    found += 1;
    expect(review.cost).toBeGreaterThan(0);
    const draft = createDraft(state);
    for (const action of review.better) {
      expect(checkAction(draft, state.turn.seat, action)).toBeNull();
      applyAction(draft, state.turn.seat, action);
    }
  }
  expect(found / turns.length).toBeGreaterThan(0.8);
});

test('finds nothing better than the turn that it proposes', () => {
  for (const { state, review } of sampled) {
    if (review !== null) expect(reviewTurn(state, review.better, [])?.cost ?? 0).toBeLessThan(0.01);
  }
});

test('says that cones were left when only they were', () => {
  const counts = turns.flatMap(({ state, turn, review: found }) => {
    const { better } = found ?? { better: turn };
    const putOut = better.filter(({ type }) => type === 'put-out').length;
    const lastPutOut = better.map(({ type }) => type as string).lastIndexOf('put-out');
    if (putOut < 2) return [];
    const review = reviewTurn(state, [better[0], ...better.slice(1, lastPutOut)], []);
    return [review?.reason];
  });
  expect(counts.length).toBeGreaterThan(5);
  for (const reason of counts) expect(reason?.kind).toBe('cones');
});

test('says that contained cones were left to the next seat when they were worth most', () => {
  const counts = turns.slice(0, 30).flatMap(({ state, turn: [spread] }) => {
    const draft = createDraft(state);
    const { seat } = state.turn;
    applyAction(draft, seat, spread);
    return legalActions(viewFor(draft, seat)).flatMap((action) => {
      if (action.type !== 'move-band' || !isBurning(draft, action.to)) return [];
      if (uncontainedConesAfterBand(draft, action.to) > 0) return []; // it still burns
      const reason = reviewTurn(state, [spread, action], [])?.reason;
      return reason?.kind === 'gift'
        ? [{ count: reason.count, cones: draft.districts[action.to].cones }]
        : [];
    });
  });
  expect(counts.length).toBeGreaterThan(0);
  for (const { count, cones } of counts) expect(count).toBeLessThanOrEqual(cones);
});

test('knows no more than the seat: the cards of the others change nothing', () => {
  for (const { state, turn, review } of sampled) {
    const { seat } = state.turn;
    const other = createDraft(state);
    const others = state.seats.map((_, index) => index).filter((index) => index !== seat);
    const hands = others.map((index) => other.secret.hands[index]);
    for (const [index, to] of others.entries()) {
      const hand = hands[(index + 1) % others.length];
      if (hand !== undefined) (other.secret.hands as unknown[])[to] = hand;
    }
    expect(reviewTurn(other, turn, [])).toEqual(review);
  }
});

test('hints at the first action of the turn that the review proposes', () => {
  const kinds = new Set<string>();
  for (const { state, review } of sampled) {
    const hint = hintAction(state, []);
    if (hint === null) throw new Error('A spread is due');
    expect(checkAction(state, state.turn.seat, hint.action)).toBeNull();
    if (review !== null) expect(hint.action).toEqual(review.better[0]);
    kinds.add(hint.reason.kind);
  }
  expect([...kinds]).toEqual(expect.arrayContaining(['missed-burn', 'own-loss']));
});

test('hints at actions after the spread, until nothing is worth doing', () => {
  const kinds = new Set<string>();
  for (const { state } of sampled) {
    const draft = createDraft(state);
    const { seat } = state.turn;
    for (let hint = hintAction(draft, []); hint !== null; hint = hintAction(draft, [])) {
      if (draft.turn.step === 'act') kinds.add(hint.reason.kind);
      applyAction(draft, seat, hint.action);
    }
    expect(draft.turn).toMatchObject({ seat, step: 'act' });
  }
  expect([...kinds]).toEqual(expect.arrayContaining(['cones', 'exposed']));
});

test('does not change the state', () => {
  const [played] = turns;
  if (played === undefined) throw new Error('No turn was played');
  const before = structuredClone(played.state);
  reviewTurn(played.state, played.turn, []);
  expect(played.state).toEqual(before);
});
