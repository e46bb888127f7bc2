/**
 * What a seat may decide. The names and fields are those of the game record, so a record's
 * `actions` replay as they stand; `keep-hand` and `undo` are decisions that a record leaves out.
 */
import type { DistrictId } from './board/ids';
import type { FireCard } from './state';

export interface KeepHand {
  readonly type: 'keep-hand';
}
export interface Redeal {
  readonly type: 'redeal';
}
export interface PlaceBand {
  readonly type: 'place-band';
  readonly district: DistrictId;
}
export interface PlacePawn {
  readonly type: 'place-pawn';
  readonly district: DistrictId;
}
/** Moves one cone: lifted in `from`, leaving the fire in `exit`, arriving in `to` (FIRE-2 to FIRE-5). */
export interface Spread {
  readonly type: 'spread';
  readonly card: FireCard;
  readonly from: DistrictId;
  readonly exit: DistrictId;
  readonly to: DistrictId;
  readonly token?: 'double-move'; // on the second move of a turn only (DBL-1)
}
/** Gives up one card when none can be played (FIRE-8). */
export interface Discard {
  readonly type: 'discard';
  readonly card: FireCard;
}
export interface MovePawn {
  readonly type: 'move-pawn';
  readonly to: DistrictId;
}
export interface MoveBand {
  readonly type: 'move-band';
  readonly from: DistrictId;
  readonly to: DistrictId;
}
export interface PutOut {
  readonly type: 'put-out';
  readonly district: DistrictId;
}
export interface Demolish {
  readonly type: 'demolish';
  readonly district: DistrictId;
}
export interface EndActions {
  readonly type: 'end-actions';
}
/** Where the cones go, one entry a cone; [] when none can be placed (INT-1 to INT-3). */
export interface Intensify {
  readonly type: 'intensify';
  readonly districts: readonly DistrictId[];
}
export interface Undo {
  readonly type: 'undo';
}

export type Action =
  | KeepHand
  | Redeal
  | PlaceBand
  | PlacePawn
  | Spread
  | Discard
  | MovePawn
  | MoveBand
  | PutOut
  | Demolish
  | EndActions
  | Intensify
  | Undo;

export const ACTION_TYPES = [
  'keep-hand',
  'redeal',
  'place-band',
  'place-pawn',
  'spread',
  'discard',
  'move-pawn',
  'move-band',
  'put-out',
  'demolish',
  'end-actions',
  'intensify',
  'undo',
] as const satisfies readonly Action['type'][];
export type ActionType = (typeof ACTION_TYPES)[number];
