/** Where on the page the thing lies that is asked now: what the keyboard goes to. */
import type { Choice } from '../choice/choice';
import type { Offer } from '../choice/offer';

const CONFIRM = '[data-testid="confirm"]:not(:disabled)';
const CARD = '[data-testid^="card-"]:not([aria-disabled="true"])';
const PICKED_CARD = '[data-testid^="card-"][aria-pressed="true"]';
const QUESTION = '[data-testid="question"]';
const END = '[data-testid="end-actions"]:not(:disabled)';
const MAP = '[data-testid="city-map"]';

/** The district that Tab comes to. */
export const MAP_STOP = `${MAP} [role="button"][tabindex="0"][data-press]`;

/** Whatever on the map does something for the decision of the moment. */
export const CHOICES_ON_MAP = ['burn', 'place', 'walk', 'grow']
  .map((does) => `${MAP} [data-press="${does}"]`)
  .concat(`${MAP} [data-moving]`, `${MAP} [data-verb]`)
  .join();

export interface Asked {
  readonly what: string; // changes when something else is asked
  readonly at: readonly string[]; // selectors, the best first
}

const onMap = (what: string, does: string): Asked => ({ what, at: [`${MAP} [data-press="${does}"]`] });
const confirmed = (moment: string): Asked => ({ what: `${moment} confirm`, at: [CONFIRM] });

/** What is asked now. */
export function askedNow(offer: Offer, { card, piece }: Choice): Asked {
  const { moment } = offer;
  switch (offer.moment) {
    case 'redeal':
      return { what: moment, at: ['[data-testid="keep-hand"]'] };
    case 'band':
    case 'pawn':
      return offer.action === null ? onMap(moment, 'place') : confirmed(moment);
    case 'spread':
      if (card === null) return { what: moment, at: [PICKED_CARD, CARD] };
      return offer.plan === null ? onMap(`${moment} target`, 'burn') : confirmed(moment);
    case 'spread-again':
      return offer.plan === null ? onMap(moment, 'burn') : confirmed(moment);
    case 'discard':
      return offer.action === null ? { what: moment, at: [CARD] } : confirmed(moment);
    case 'intensify':
      return offer.action === null ? onMap(moment, 'grow') : confirmed(moment);
    case 'act':
      if (offer.goal !== null) return confirmed(moment);
      if (offer.pieces.length === 0) return { what: 'act end', at: [END] };
      if (piece !== null) return { what: 'act goal', at: [`[data-testid="district-${piece.at}"]`] };
      return { what: moment, at: [MAP_STOP] };
    case 'watch':
    case 'over':
      return { what: moment, at: [QUESTION] };
  }
}

/** Puts the focus on the first of these that is there; false where none is. */
export function focusFirst(selectors: readonly string[]): boolean {
  for (const selector of selectors) {
    const found = document.querySelector<HTMLElement | SVGElement>(selector);
    if (found === null) continue;
    found.focus();
    return true;
  }
  return false;
}
