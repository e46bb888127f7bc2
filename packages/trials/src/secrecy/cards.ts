/**
 * SEC-1, SEC-5: the fire cards dealt again. Each card is a place in the deal; it is followed through hands and
 * deck, and gets a face where the viewer saw it, or where everybody did: when it was played, given up or shown.
 * Whose cards nobody saw are free, and so is which of a seat's unseen cards it was that it played.
 */
import type { Dealt, DeckCard, FireCard, GameState, Seat } from '@great-fire/game';
import { FIRE_CARDS, deal } from '@great-fire/game';
import { Kept } from './course';
import type { Happening } from './course';
import { Faces, Infeasible } from './faces';

type Place = number;
type StackCard = Extract<DeckCard, `#${string}`>;

const isStack = (card: DeckCard): card is StackCard => card.startsWith('#');

/** Where every card is. */
interface Lying {
  readonly hands: Place[][];
  readonly deck: (Place | StackCard)[];
  readonly unused: Place[];
  readonly before: Place[][][]; // hands as they were before each spread, for what was taken back
  readonly redeals: number;
}

class Following {
  hands: Place[][];
  deck: (Place | StackCard)[];
  unused: Place[];
  private before: Place[][][] = [];
  private redeals = 0;
  private readonly kept: Kept<Lying>;

  constructor(
    start: GameState,
    private readonly viewer: Seat | null,
    private readonly seed: string,
    private readonly faces: Faces<Place, FireCard>,
    course: readonly Happening[],
  ) {
    let places = 0;
    const place = (): Place => (places += 1) - 1;
    this.hands = start.secret.hands.map((hand) => hand.map(place));
    this.deck = start.secret.deck.map((card) => (isStack(card) ? card : place()));
    this.unused = start.secret.unused.map(place);
    this.kept = new Kept(this.lying, course);
    if (viewer !== null) this.seen(viewer, start.secret.hands[viewer] ?? []);
  }

  private get lying(): Lying {
    const { hands, deck, unused, before, redeals } = this;
    return structuredClone({ hands, deck, unused, before, redeals });
  }

  follow(happening: Happening): void {
    switch (happening.type) {
      case 'hand-shown':
        return this.faces.show(this.hand(happening.seat), happening.cards);
      case 'hand-given':
        return this.redealt(happening.seat, happening.cards);
      case 'fire-spread':
        this.before.push(this.hands.map((hand) => [...hand]));
        return happening.double ? undefined : this.leaves(happening.seat, happening.card);
      case 'card-discarded':
        return this.leaves(happening.seat, happening.card);
      case 'card-drawn':
        return this.drawn(happening.seat, happening.card);
      case 'taken-back':
        if (happening.action.type === 'spread') this.hands = this.before.pop() ?? this.hands;
        return;
      case 'decided':
        return this.kept.keep(() => this.lying);
      case 'gone-back':
        // The cards lie as they lay; what has been seen of them stays known.
        Object.assign(this, structuredClone(this.kept.back(happening.keep)));
        return;
      default:
        return;
    }
  }

  private hand(seat: Seat): Place[] {
    const hand = this.hands[seat];
    if (hand === undefined) throw new Error(`No seat ${String(seat)}`);
    return hand;
  }

  private seen(seat: Seat, cards: readonly FireCard[]): void {
    for (const [index, place] of this.hand(seat).entries()) {
      const card = cards[index];
      if (card !== undefined) this.faces.settle(place, card);
    }
  }

  private leaves(seat: Seat, card: FireCard): void {
    const hand = this.hand(seat);
    hand.splice(this.faces.find(hand, card), 1);
  }

  private drawn(seat: Seat, card: FireCard | undefined): void {
    const place = this.deck.pop();
    if (typeof place !== 'number') throw new Error('A stack card cannot be drawn');
    this.hand(seat).push(place);
    if (seat === this.viewer && card !== undefined) this.faces.settle(place, card);
    if (typeof this.deck.at(-1) === 'string') this.deck.pop();
  }

  /** The second world has its own seed, and its shuffle moves the places as it will move the cards. */
  private redealt(seat: Seat, cards: readonly FireCard[]): void {
    const inDeck = this.deck.filter((card) => typeof card === 'number');
    this.redeals += 1;
    const mixed = deal(this.seed, [])(`redeal/${String(this.redeals)}`, [
      ...this.hand(seat),
      ...inDeck,
      ...this.unused,
    ]);
    this.hands[seat] = mixed.splice(0, cards.length);
    const heights = mixed.splice(0, inDeck.length)[Symbol.iterator]();
    this.deck = this.deck.map((card) => (typeof card === 'number' ? (heights.next().value ?? card) : card));
    this.unused = mixed;
    if (seat === this.viewer) this.seen(seat, cards);
  }
}

/** Hands, deck and unused cards of a second world of that seed. @throws Infeasible */
export function redealCards(
  start: GameState,
  course: readonly Happening[],
  viewer: Seat | null,
  seed: string,
): Pick<Dealt, 'hands' | 'deck' | 'unused'> {
  const faces = new Faces<Place, FireCard>(`cards of ${seed}`);
  const atStart = new Following(start, viewer, seed, faces, course);
  const following = new Following(start, viewer, seed, faces, course);
  for (const happening of course) following.follow(happening);
  faces.settleRest(
    FIRE_CARDS.map((_, place) => place),
    FIRE_CARDS,
  );
  const face = (place: Place): FireCard => {
    const card = faces.of(place);
    if (card === undefined) throw new Infeasible('a card has no face');
    return card;
  };
  return {
    hands: atStart.hands.map((hand) => hand.map(face)),
    deck: atStart.deck.map((card) => (typeof card === 'number' ? face(card) : card)),
    unused: atStart.unused.map(face),
  };
}
