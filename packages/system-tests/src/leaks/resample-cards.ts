/**
 * SEC-1, SEC-5: the fire cards dealt again. Each card is a place in the deal; it is followed through hands and
 * deck, and gets a face where the viewer saw it, or where everybody did: when it was played, given up or shown.
 * Whose cards nobody saw are free, and so is which of a seat's unseen cards it was that it played.
 */
import type { Deal, DeckCard, FireCard, GameState, Seat } from '@great-fire/game';
import { ALL_FIRE_CARDS, seededShuffle } from '@great-fire/game';
import { Checkpoints } from './trace';
import type { TraceEvent } from './trace';
import { Assignment, Infeasible } from './assignment';

type CardId = number;
type StackCard = Extract<DeckCard, `#${string}`>;

const isStackCard = (card: DeckCard): card is StackCard => card.startsWith('#');

/** Where every card is. */
interface CardPositions {
  readonly hands: CardId[][];
  readonly deck: (CardId | StackCard)[];
  readonly unused: CardId[];
  readonly handsBeforeSpreads: CardId[][][]; // hands as they were before each spread, for what was taken back
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
      case 'hand-given':
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
      case 'decided':
        return this.checkpoints.save(() => this.positions);
      case 'gone-back':
        // The cards lie as they lay; what has been seen of them stays known.
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

  /** The second world has its own seed, and its shuffle moves the places as it will move the cards. */
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

/** Hands, deck and unused cards of a second world of that seed. @throws Infeasible */
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
  assignment.fill(
    ALL_FIRE_CARDS.map((_, id) => id),
    ALL_FIRE_CARDS,
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
