/** What the person at the table has picked so far; nothing of the game itself. */
import type { DistrictId } from '@great-fire/game';
import type { MovablePiece } from '../map/marks';

export interface SelectedPiece {
  readonly kind: MovablePiece;
  readonly at: DistrictId;
}

export type HandAnswer = 'keep-hand' | 'redeal';

export interface MoveDraft {
  readonly card: number | null; // 2: place in the hand
  readonly district: DistrictId | null; // the target of the spread, or where a piece will be placed or go
  readonly from: DistrictId | null; // another source than the one offered first
  readonly exit: DistrictId | null; // another last step than the one offered first
  readonly isDoubleMove: boolean; // a second move with the same card is wanted (DBL-1)
  readonly piece: SelectedPiece | null;
  readonly placedCones: readonly DistrictId[]; // one entry for each cone placed (INT-1)
  readonly handAnswer: HandAnswer | null; // given, and sent when its turn comes (SET-3)
}

/** What the pointer or the focus rests on: shown, never sent. */
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
