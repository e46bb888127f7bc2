/**
 * Anchors: the elements that the keyboard focus, the tutorial and the animations find by name. Test ids are for tests
 * only.
 */
import type { DistrictId, Seat } from '@great-fire/game';

type MapAnchor =
  | `${'district' | 'contents' | 'band' | 'pawn'}-${DistrictId}`
  | `verb-${'put-out' | 'demolish' | 'contain'}-${DistrictId}`;

export type Anchor =
  | MapAnchor
  | 'city-map'
  | 'turn-prompt'
  | `card-${number}`
  | 'confirm'
  | 'end-actions'
  | 'open-seat-name'
  | 'objectives'
  | 'supply'
  | 'own-tokens'
  | `seat-${Seat}` // the panel of a player
  | `tab-${string}`
  | 'tutorial-next'
  | 'tutorial-continue'
  | 'sheet-handle';

/** Returns the attribute that makes an element an anchor. */
export const anchor = (name: Anchor) => ({ 'data-anchor': name });

export const selectAnchor = (name: Anchor): string => `[data-anchor="${name}"]`;

/** Matches the cards of the viewer's hand. */
export const CARD_ANCHORS = '[data-anchor^="card-"]';

export const findAnchor = (name: Anchor, root: ParentNode = document): Element | null =>
  root.querySelector(selectAnchor(name));

/**
 * Scrolls a part of a drawing to the centre of the boxes that hide some of it. `scrollIntoView` and `focus` of Firefox
 * scroll to the top left corner of the whole drawing instead.
 */
export function scrollToPart(part: Element): void {
  for (let box = part.parentElement; box !== null && box !== document.body; box = box.parentElement) {
    const [inner, outer] = [part.getBoundingClientRect(), box.getBoundingClientRect()];
    const isWhole =
      inner.left >= outer.left &&
      inner.right <= outer.right &&
      inner.top >= outer.top &&
      inner.bottom <= outer.bottom;
    if (isWhole) continue;
    const left = inner.left + inner.width / 2 - outer.left - outer.width / 2;
    const top = inner.top + inner.height / 2 - outer.top - outer.height / 2;
    box.scrollBy({ left, top, behavior: 'instant' });
  }
}
