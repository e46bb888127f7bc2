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
  | 'question' // the prompt of the decision
  | `card-${number}`
  | 'confirm'
  | 'end-actions'
  | 'keep-hand'
  | 'open-seat-name'
  | 'objectives'
  | 'supply'
  | `seat-${Seat}` // the panel of a player
  | `tab-${string}`
  | 'next-prompt'
  | 'play-on-game'
  | 'grip'; // of the bottom sheet

/** Returns the attribute that makes an element an anchor. */
export const anchor = (name: Anchor) => ({ 'data-anchor': name });

/** Returns the selector of an anchor. */
export const selectAnchor = (name: Anchor): string => `[data-anchor="${name}"]`;

/** Matches the cards of the viewer's hand. */
export const CARD_ANCHORS = '[data-anchor^="card-"]';

/** Returns the first element with the anchor, or null. */
export const findAnchor = (name: Anchor, root: ParentNode = document): Element | null =>
  root.querySelector(selectAnchor(name));

/** Returns whether the anchor is on the map. */
export const isMapAnchor = (name: Anchor): name is MapAnchor =>
  /^(district|contents|band|pawn|verb)-/.test(name);
