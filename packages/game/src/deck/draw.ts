/** DRAW-1: the draw of a fire card, and the stack card that it may uncover. */
import type { GameEvent } from '../event';
import type {
  DeckCard,
  Draft,
  FireCard,
  GameState,
  PublicState,
  Seat,
  StackCard,
  StackLetter,
} from '../state';

export function isStackCard(card: DeckCard): card is StackCard {
  return card.startsWith('#');
}

export function isFireCard(card: DeckCard): card is FireCard {
  return !isStackCard(card);
}

/** Returns the next stack card and the number of fire cards above it, or null. Both are public. @source SEC-8 */
export function nextStackCard(deck: readonly DeckCard[]): PublicState['stack'] {
  for (let left = 0; left < deck.length; left += 1) {
    const card = deck[deck.length - 1 - left];
    if (card !== undefined && isStackCard(card)) return { letter: card.slice(1) as StackLetter, left };
  }
  return null;
}

/** Draws one fire card. If the draw uncovers a stack card, starts the intensify step. @source DRAW-1 */
export function drawCard(draft: Draft<GameState>, seat: Seat): readonly GameEvent[] {
  const { deck, hands } = draft.secret;
  const card = deck.pop() as FireCard | undefined;
  const hand = hands[seat];
  const player = draft.seats[seat];
  if (card === undefined || hand === undefined || player === undefined) {
    throw new Error(`Seat ${seat} cannot draw`);
  }
  hand.push(card);
  player.hand = hand.length;
  const events: GameEvent[] = [{ type: 'card-drawn', seat, card }];
  draft.stack = nextStackCard(deck);
  if (draft.stack?.left === 0) {
    events.push({ type: 'stack-card-uncovered', seat, letter: draft.stack.letter });
    draft.turn.step = 'intensify';
    draft.turn.intensifyBy = 'stack';
  }
  return events;
}

/** Discards the uncovered stack card after the intensify. @source DRAW-1 */
export function discardStackCard(draft: Draft<GameState>): void {
  draft.secret.deck.pop();
  draft.stack = nextStackCard(draft.secret.deck);
}
