import {
  type DeckCard,
  type FireCard,
  type GameState,
  type OpeningHandAnswer,
  createGame,
  isFiveIdentical,
  viewEvent,
  viewFor,
} from '../src/index';
import { ENGINE } from '../src/engine';
import { answerOpeningHands, createMatchState, type OpeningMove } from '../src/match';
import { seedFromName } from '../testing/index';

const OPTIONS = { hiddenColours: true, moreDestruction: false, cones: 65 } as const;
const PLAYERS = 4;
const HOLDER = 2;

const FIVE_ALIKE: readonly FireCard[] = ['S', 'S', 'S', 'S', 'S'];

const isFireCard = (card: DeckCard): card is FireCard => !card.startsWith('#');

/** Returns a dealt game in which `HOLDER` has five identical cards. */
function dealFiveAlike(name = 'opening hands'): GameState {
  const state = createGame({ players: PLAYERS, options: OPTIONS, seed: seedFromName(name) });
  const { hands, deck, unused } = state.secret;
  const left = [...hands.flat(), ...deck.filter(isFireCard), ...unused];
  for (const card of FIVE_ALIKE) left.splice(left.indexOf(card), 1);
  const cards = left[Symbol.iterator]();
  const take = (): FireCard => cards.next().value ?? 'S';
  const dealt = {
    hands: hands.map((hand, seat) => (seat === HOLDER ? FIVE_ALIKE : hand.map(take))),
    deck: deck.map((card) => (isFireCard(card) ? take() : card)),
    unused: unused.map(take),
  };
  return { ...state, secret: { ...state.secret, ...dealt } };
}

/** Returns the same deal, except that one card of `HOLDER` and one of the deck have changed places. */
function dealMixed(): GameState {
  const state = dealFiveAlike();
  const { hands, deck } = state.secret;
  const place = deck.indexOf('N');
  const mixed = {
    hands: hands.map((hand, seat) => (seat === HOLDER ? [...hand.slice(1), 'N' as const] : hand)),
    deck: deck.map((card, index) => (index === place ? 'S' : card)),
  };
  return { ...state, secret: { ...state.secret, ...mixed } };
}

function answered(position: GameState, answers: readonly OpeningHandAnswer[]): readonly OpeningMove[] {
  const { secret, rules } = position;
  const dealt = createMatchState(ENGINE, {
    players: rules.players,
    options: OPTIONS,
    seed: secret.seed,
    position,
  });
  return answerOpeningHands(ENGINE, dealt, answers);
}

const all = (answer: OpeningHandAnswer): readonly OpeningHandAnswer[] =>
  Array.from({ length: PLAYERS }, () => answer);

/** Returns all that a seat, or a spectator (null), sees of the moves. */
const seen = (moves: readonly OpeningMove[], viewer: number | null): string =>
  JSON.stringify(
    moves.map(({ next, events }) => [
      viewFor(next.game, viewer),
      events.map((event) => viewEvent(event, viewer)),
    ]),
  );

const OTHERS = [0, 1, 3, null];

describe('SET-3: standing answers about the opening hands', () => {
  it.each(['redeal', 'keep-hand'] as const)('keeps every other hand, whatever the answer (%s)', (answer) => {
    const moves = answered(dealMixed(), all(answer));
    expect(moves.map(({ action }) => action.type)).toEqual(all('keep-hand'));
    expect(moves.at(-1)?.next).toMatchObject({ stateId: PLAYERS, game: { turn: { step: 'band' } } });
  });

  it('answers in turn order from the start player', () => {
    const position = dealMixed();
    const order = [0, 1, 2, 3].map((turn) => (position.startSeat + turn) % PLAYERS);
    expect(answered(position, []).map(({ seat }) => seat)).toEqual(order);
  });

  it('deals again by default, and shows the five cards to everybody', () => {
    const moves = answered(dealFiveAlike(), []);
    const own = moves.filter(({ seat }) => seat === HOLDER);
    expect(own.map(({ action }) => action.type)).toEqual(['redeal', 'keep-hand']);
    expect(own[0]?.events[0]).toMatchObject({ type: 'hand-shown', cards: FIVE_ALIKE, why: 'redeal' });
    expect(isFiveIdentical(moves.at(-1)?.next.game.secret.hands[HOLDER] ?? [])).toBe(false);
  });

  it('deals again until the cards differ', () => {
    // In this deal, the first five new cards are identical too.
    const moves = answered(dealFiveAlike('twice 489'), []).filter(({ seat }) => seat === HOLDER);
    expect(moves.map(({ action }) => action.type)).toEqual(['redeal', 'redeal', 'keep-hand']);
    expect(isFiveIdentical(moves.at(-1)?.next.game.secret.hands[HOLDER] ?? [])).toBe(false);
  });

  it('keeps five identical cards of a seat that wants to', () => {
    const moves = answered(dealFiveAlike(), [...all('redeal').slice(0, HOLDER), 'keep-hand', 'redeal']);
    expect(moves.at(-1)?.next.game.secret.hands[HOLDER]).toEqual(FIVE_ALIKE);
  });

  it.each(OTHERS)('SEC-1: shows viewer %s the same whether kept cards were identical or not', (viewer) => {
    const kept = seen(answered(dealFiveAlike(), all('keep-hand')), viewer);
    expect(kept).toBe(seen(answered(dealMixed(), all('keep-hand')), viewer));
    expect(kept).toBe(seen(answered(dealMixed(), all('redeal')), viewer));
  });

  it('makes no move after the opening hands', () => {
    const [, , , last] = answered(dealMixed(), []);
    if (last === undefined) throw new Error('Four seats answer');
    expect(answerOpeningHands(ENGINE, last.next, [])).toEqual([]);
  });
});
