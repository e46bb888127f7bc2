/** The viewer's draft: the choices for the next move. Contains no state of the game. */
import type { DistrictId } from '@great-fire/game';
import type { MovablePiece } from '../map/marks';

export interface SelectedPiece {
  readonly kind: MovablePiece;
  readonly at: DistrictId;
}

export type HandAnswer = 'keep-hand' | 'redeal';

export interface MoveDraft {
  readonly card: number | null; // index in the hand
  readonly district: DistrictId | null; // target of a spread, a placement or a move
  readonly from: DistrictId | null; // source, if not the default
  readonly exit: DistrictId | null; // exit, if not the default
  readonly isDoubleMove: boolean; // the player wants a second move with the same card (DBL-1)
  readonly piece: SelectedPiece | null;
  readonly placedCones: readonly DistrictId[]; // one entry per cone (INT-1)
  readonly handAnswer: HandAnswer | null; // sent on the player's turn (SET-3)
}

/** The hovered or focused elements. Only displayed, never sent. */
export interface Hover {
  readonly district: DistrictId | null; // on the map
  readonly card: number | null; // in the hand
  readonly inLog: DistrictId | null; // in the log
}

export const EMPTY_DRAFT: MoveDraft = {
  card: null,
  district: null,
  from: null,
  exit: null,
  isDoubleMove: false,
  piece: null,
  placedCones: [],
  handAnswer: null,
};

export const NO_HOVER: Hover = { district: null, card: null, inLog: null };
