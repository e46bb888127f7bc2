/** Derives what a seat does not know, from its view and the events. */
import {
  ALL_TOKENS,
  fireCardsFor,
  type FireCard,
  type GameEvent,
  type PlayerView,
  type Seat,
  type Token,
} from '@great-fire/game';

export interface HiddenInfo {
  readonly cards: readonly FireCard[]; // in other hands, in the deck and unused, without `shownCards`
  readonly shownCards: readonly (readonly FireCard[])[]; // by seat: cards shown by FIRE-8 and still held
  readonly tokens: readonly Token[]; // held by others, on the board or destroyed
}

function removeItems<T>(items: readonly T[], removed: readonly T[]): T[] {
  const remaining = [...items];
  for (const item of removed) {
    const index = remaining.indexOf(item);
    if (index >= 0) remaining.splice(index, 1);
  }
  return remaining;
}

/** Returns the cards that a seat still holds from its last shown hand. @source FIRE-8, SEC-7 */
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

/** Returns the spent tokens, without undone uses. */
function findSpentTokens(events: readonly GameEvent[]): readonly Token[] {
  let spent: readonly Token[] = [];
  for (const event of events) {
    if (event.type === 'token-spent') spent = [...spent, event.token];
    else if (event.type === 'taken-back') {
      if (event.action.type === 'demolish') spent = removeItems(spent, ['demolition']);
      else if (event.action.type === 'spread' && event.action.token !== undefined)
        spent = removeItems(spent, ['double-move']);
    }
  }
  return spent;
}

/** Returns everything that the seat of a view does not know. */
export function deriveHiddenInfo(view: PlayerView, events: readonly GameEvent[]): HiddenInfo {
  const own = view.own;
  if (own === null) throw new Error('A spectator has no hand');
  const shownCards = view.seats.map((_, seat) => (seat === view.viewer ? [] : trackShownCards(events, seat)));
  return {
    cards: removeItems(fireCardsFor(view.rules), [...own.hand, ...view.discards, ...shownCards.flat()]),
    shownCards,
    tokens: removeItems(ALL_TOKENS, [...own.tokens, ...findSpentTokens(events)]),
  };
}
