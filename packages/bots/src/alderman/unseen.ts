/** What a seat has not seen, counted from its view and from all that was said at the table. */
import type { FireCard, GameEvent, PlayerView, Seat, Token } from '@great-fire/game';
import { FIRE_CARDS, TOKEN_BOX } from '@great-fire/game';

export interface Unseen {
  readonly cards: readonly FireCard[]; // in the others' hands, in the deck and unused, less those known below
  readonly known: readonly (readonly FireCard[])[]; // by seat: cards shown by FIRE-8 and not played since
  readonly tokens: readonly Token[]; // held by others, lying and destroyed
  readonly destroyed: number; // of the tokens
}

function without<T>(items: readonly T[], gone: readonly T[]): T[] {
  const left = [...items];
  for (const item of gone) {
    const at = left.indexOf(item);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

/** The cards that a seat must still hold since it showed its hand. @source FIRE-8, SEC-7 */
function knownOf(log: readonly GameEvent[], seat: Seat): readonly FireCard[] {
  let known: readonly FireCard[] = [];
  for (const event of log) {
    if (!('seat' in event) || event.seat !== seat) continue;
    if (event.type === 'hand-shown') known = event.why === 'redeal' ? [] : event.cards;
    else if (event.type === 'card-discarded') known = without(known, [event.card]);
    else if (event.type === 'fire-spread' && !event.double) known = without(known, [event.card]);
    else if (
      event.type === 'taken-back' &&
      event.action.type === 'spread' &&
      event.action.token === undefined
    ) {
      known = [...known, event.action.card];
    }
  }
  return known;
}

/** Tokens that went back to the box, an undone use not counted. */
function spentIn(log: readonly GameEvent[]): {
  readonly spent: readonly Token[];
  readonly destroyed: number;
} {
  let spent: readonly Token[] = [];
  let destroyed = 0;
  for (const event of log) {
    if (event.type === 'token-spent') spent = [...spent, event.token];
    else if (event.type === 'district-demolished' && event.token) destroyed += 1;
    else if (event.type === 'taken-back') {
      if (event.action.type === 'demolish') spent = without(spent, ['demolition']);
      else if (event.action.type === 'spread' && event.action.token !== undefined)
        spent = without(spent, ['double-move']);
    }
  }
  return { spent, destroyed };
}

/** All that the seat of a view has not seen. */
export function unseenBy(view: PlayerView, log: readonly GameEvent[]): Unseen {
  const own = view.own;
  if (own === null) throw new Error('A spectator has no hand');
  const { spent, destroyed } = spentIn(log);
  const known = view.seats.map((_, seat) => (seat === view.viewer ? [] : knownOf(log, seat)));
  return {
    cards: without(FIRE_CARDS, [...own.hand, ...view.discards, ...known.flat()]),
    known,
    tokens: without(TOKEN_BOX, [...own.tokens, ...spent]),
    destroyed,
  };
}
