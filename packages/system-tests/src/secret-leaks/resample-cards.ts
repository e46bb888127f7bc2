/**
 * Deals the fire cards of a second world (SEC-1, SEC-5). Each card is a slot in the deal, which is followed through
 * hands and deck. It gets an identity where the viewer saw it, or where all players saw it played, discarded or shown.
 * All other cards are drawn at random. So is the choice of the unseen card that a seat played.
 */
import {
  fireCardsFor,
  seededShuffle,
  type Deal,
  type DeckCard,
  type FireCard,
  type GameState,
  type Seat,
} from '@great-fire/game';
import { Checkpoints, type TraceEvent } from './trace';
import { Assignment, Infeasible } from './assignment';

type CardId = number;
type StackCard = Extract<DeckCard, `#${string}`>;

const isStackCard = (card: DeckCard): card is StackCard => card.startsWith('#');

interface CardPositions {
  readonly hands: CardId[][];
  readonly deck: (CardId | StackCard)[];
  readonly unused: CardId[];
  readonly handsBeforeSpreads: CardId[][][]; // hands before each spread, to undo it
  readonly redeals: number;
}

class CardTracker {
  hands: CardId[][];
  deck: (CardId | StackCard)[];
  unused: CardId[];
  private handsBeforeSpreads: CardId[][][] = [];
  private redeals = 0;
  private readonly checkpoints: Checkpoints<CardPositions>;

  constructor(
    start: GameState,
    private readonly viewer: Seat | null,
    private readonly seed: string,
    private readonly assignment: Assignment<CardId, FireCard>,
    trace: readonly TraceEvent[],
  ) {
    let cardCount = 0;
    const nextId = (): CardId => (cardCount += 1) - 1;
    this.hands = start.secret.hands.map((hand) => hand.map(nextId));
    this.deck = start.secret.deck.map((card) => (isStackCard(card) ? card : nextId()));
    this.unused = start.secret.unused.map(nextId);
    this.checkpoints = new Checkpoints(this.positions, trace);
    if (viewer !== null) this.assignHand(viewer, start.secret.hands[viewer] ?? []);
  }

  private get positions(): CardPositions {
    const { hands, deck, unused, handsBeforeSpreads, redeals } = this;
    return structuredClone({ hands, deck, unused, handsBeforeSpreads, redeals });
  }

  apply(event: TraceEvent): void {
    switch (event.type) {
      case 'hand-shown':
        return this.assignment.reveal(this.hand(event.seat), event.cards);
      case 'new-hand':
        return this.redeal(event.seat, event.cards);
      case 'fire-spread':
        this.handsBeforeSpreads.push(this.hands.map((hand) => [...hand]));
        return event.double ? undefined : this.removeCard(event.seat, event.card);
      case 'card-discarded':
        return this.removeCard(event.seat, event.card);
      case 'card-drawn':
        return this.draw(event.seat, event.card);
      case 'taken-back':
        if (event.action.type === 'spread') this.hands = this.handsBeforeSpreads.pop() ?? this.hands;
        return;
      case 'move-end':
        return this.checkpoints.save(() => this.positions);
      case 'takeback':
        // Restores the positions of the cards. Their known identities stay known.
        Object.assign(this, structuredClone(this.checkpoints.restore(event.keep)));
        return;
      default:
        return;
    }
  }

  private hand(seat: Seat): CardId[] {
    const hand = this.hands[seat];
    if (hand === undefined) throw new Error(`No seat ${String(seat)}`);
    return hand;
  }

  private assignHand(seat: Seat, cards: readonly FireCard[]): void {
    for (const [index, cardId] of this.hand(seat).entries()) {
      const card = cards[index];
      if (card !== undefined) this.assignment.assign(cardId, card);
    }
  }

  private removeCard(seat: Seat, card: FireCard): void {
    const hand = this.hand(seat);
    hand.splice(this.assignment.findOrAssign(hand, card), 1);
  }

  private draw(seat: Seat, card: FireCard | undefined): void {
    const cardId = this.deck.pop();
    if (typeof cardId !== 'number') throw new Error('A stack card cannot be drawn');
    this.hand(seat).push(cardId);
    if (seat === this.viewer && card !== undefined) this.assignment.assign(cardId, card);
    if (typeof this.deck.at(-1) === 'string') this.deck.pop();
  }

  /** The second world has a seed of its own. Its shuffle moves the slots as the game will move the cards. */
  private redeal(seat: Seat, cards: readonly FireCard[]): void {
    const inDeck = this.deck.filter((card) => typeof card === 'number');
    this.redeals += 1;
    const shuffled = seededShuffle(this.seed, [])(`redeal/${String(this.redeals)}`, [
      ...this.hand(seat),
      ...inDeck,
      ...this.unused,
    ]);
    this.hands[seat] = shuffled.splice(0, cards.length);
    const deckCards = shuffled.splice(0, inDeck.length)[Symbol.iterator]();
    this.deck = this.deck.map((card) => (typeof card === 'number' ? (deckCards.next().value ?? card) : card));
    this.unused = shuffled;
    if (seat === this.viewer) this.assignHand(seat, cards);
  }
}

/**
 * Returns hands, deck and unused cards of the second world with this seed.
 *
 * @throws Infeasible if the cards cannot be dealt
 */
export function resampleCards(
  start: GameState,
  trace: readonly TraceEvent[],
  viewer: Seat | null,
  seed: string,
): Pick<Deal, 'hands' | 'deck' | 'unused'> {
  const assignment = new Assignment<CardId, FireCard>(`cards of ${seed}`);
  const initial = new CardTracker(start, viewer, seed, assignment, trace);
  const tracker = new CardTracker(start, viewer, seed, assignment, trace);
  for (const event of trace) tracker.apply(event);
  const fireCards = fireCardsFor(start.rules);
  assignment.fill(
    fireCards.map((_, id) => id),
    fireCards,
  );
  const cardAt = (id: CardId): FireCard => {
    const card = assignment.get(id);
    if (card === undefined) throw new Infeasible('a card has no face');
    return card;
  };
  return {
    hands: initial.hands.map((hand) => hand.map(cardAt)),
    deck: initial.deck.map((card) => (typeof card === 'number' ? cardAt(card) : card)),
    unused: initial.unused.map(cardAt),
  };
}
