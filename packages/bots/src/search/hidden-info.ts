/** What a seat has not seen, counted from its view and from all that was said at the table. */
import type { FireCard, GameEvent, PlayerView, Seat, Token } from '@great-fire/game';
import { ALL_FIRE_CARDS, ALL_TOKENS } from '@great-fire/game';

export interface HiddenInfo {
  readonly cards: readonly FireCard[]; // in the others' hands, in the deck and unused, less those known below
  readonly shownCards: readonly (readonly FireCard[])[]; // by seat: cards shown by FIRE-8 and not played since
  readonly tokens: readonly Token[]; // held by others, lying and destroyed
  readonly destroyed: number; // of the tokens
}

function removeItems<T>(items: readonly T[], removed: readonly T[]): T[] {
  const remaining = [...items];
  for (const item of removed) {
    const index = remaining.indexOf(item);
    if (index >= 0) remaining.splice(index, 1);
  }
  return remaining;
}

/** The cards that a seat must still hold since it showed its hand. @source FIRE-8, SEC-7 */
function trackShownCards(events: readonly GameEvent[], seat: Seat): readonly FireCard[] {
  let shownCards: readonly FireCard[] = [];
  for (const event of events) {
    if (!('seat' in event) || event.seat !== seat) continue;
    if (event.type === 'hand-shown') shownCards = event.why === 'redeal' ? [] : event.cards;
    else if (event.type === 'card-discarded') shownCards = removeItems(shownCards, [event.card]);
    else if (event.type === 'fire-spread' && !event.double)
      shownCards = removeItems(shownCards, [event.card]);
    else if (
      event.type === 'taken-back' &&
      event.action.type === 'spread' &&
      event.action.token === undefined
    ) {
      shownCards = [...shownCards, event.action.card];
    }
  }
  return shownCards;
}

/** Tokens that went back to the box, an undone use not counted. */
function countSpentTokens(events: readonly GameEvent[]): {
  readonly spent: readonly Token[];
  readonly destroyed: number;
} {
  let spent: readonly Token[] = [];
  let destroyed = 0;
  for (const event of events) {
    if (event.type === 'token-spent') spent = [...spent, event.token];
    else if (event.type === 'district-demolished' && event.token) destroyed += 1;
    else if (event.type === 'taken-back') {
      if (event.action.type === 'demolish') spent = removeItems(spent, ['demolition']);
      else if (event.action.type === 'spread' && event.action.token !== undefined)
        spent = removeItems(spent, ['double-move']);
    }
  }
  return { spent, destroyed };
}

/** All that the seat of a view has not seen. */
export function deriveHiddenInfo(view: PlayerView, events: readonly GameEvent[]): HiddenInfo {
  const own = view.own;
  if (own === null) throw new Error('A spectator has no hand');
  const { spent, destroyed } = countSpentTokens(events);
  const shownCards = view.seats.map((_, seat) => (seat === view.viewer ? [] : trackShownCards(events, seat)));
  return {
    cards: removeItems(ALL_FIRE_CARDS, [...own.hand, ...view.discards, ...shownCards.flat()]),
    shownCards,
    tokens: removeItems(ALL_TOKENS, [...own.tokens, ...spent]),
    destroyed,
  };
}
