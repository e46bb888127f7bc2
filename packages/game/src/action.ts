/**
 * The decisions that a seat can make. Names and fields equal those of the game record, so a record's `actions` replay
 * unchanged. Records leave out `keep-hand` and `undo`.
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
/** Moves one cone from `from` through the fire to `exit`, and from there into `to` (FIRE-2 to FIRE-5). */
export interface Spread {
  readonly type: 'spread';
  readonly card: FireCard;
  readonly from: DistrictId;
  readonly exit: DistrictId;
  readonly to: DistrictId;
  readonly token?: 'double-move'; // only on the second move of a turn (DBL-1)
}
/** Discards one card when no card is playable (FIRE-8). */
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
/** The districts that get the cones, one entry per cone. Empty if no cone can be placed (INT-1 to INT-3). */
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

/** The two decisions about a hand of five identical cards (SET-3). A standing answer names one of them. */
export const OPENING_HAND_ANSWERS = ['redeal', 'keep-hand'] as const satisfies readonly ActionType[];
export type OpeningHandAnswer = (typeof OPENING_HAND_ANSWERS)[number];

/** The standing answer of a seat that gave none. */
export const DEFAULT_OPENING_HAND_ANSWER: OpeningHandAnswer = 'redeal';
