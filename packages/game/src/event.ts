/**
 * Events for log, animation and replay, in the order in which they happened. `viewEvent` removes fields marked "owner
 * only" for everyone except that seat.
 */
import type { Action } from './action';
import type { DistrictId } from './board/ids';
import type { ColourCount, FireCard, Seat, StackLetter, Token } from './state';

export type GameEvent =
  | { readonly type: 'hand-kept'; readonly seat: Seat }
  | {
      readonly type: 'hand-shown';
      readonly seat: Seat;
      readonly cards: readonly FireCard[];
      readonly why: 'redeal' | 'no-playable-card';
    }
  | { readonly type: 'hand-redealt'; readonly seat: Seat }
  | { readonly type: 'band-placed'; readonly seat: Seat; readonly district: DistrictId }
  | { readonly type: 'pawn-placed'; readonly seat: Seat; readonly district: DistrictId }
  | { readonly type: 'turn-began'; readonly seat: Seat; readonly turn: number }
  | {
      readonly type: 'fire-spread';
      readonly seat: Seat;
      readonly card: FireCard;
      readonly path: readonly DistrictId[]; // source, …, exit, target
      readonly double: boolean; // true for the second move of a turn
    }
  | { readonly type: 'fire-contained'; readonly district: DistrictId } // a free band contained the cone (BURN-1)
  | { readonly type: 'containment-broken'; readonly district: DistrictId } // more cones than bands again
  | {
      readonly type: 'houses-burned';
      readonly seat: Seat;
      readonly district: DistrictId;
      readonly houses: ColourCount;
    }
  | {
      readonly type: 'cones-added';
      readonly district: DistrictId;
      readonly cones: number;
      readonly fromPuddingLane: number; // part of `cones`
      readonly missing: number; // cones that BURN-5 could not supply
    } // BURN-3
  | { readonly type: 'cones-returned'; readonly seats: readonly Seat[] } // one round of BURN-5
  | { readonly type: 'pudding-lane-refilled'; readonly cones: number }
  | {
      readonly type: 'token-taken';
      readonly seat: Seat;
      readonly district: DistrictId;
      readonly token?: Token;
    } // owner only: token
  | { readonly type: 'token-spent'; readonly seat: Seat; readonly token: Token }
  | { readonly type: 'card-discarded'; readonly seat: Seat; readonly card: FireCard } // FIRE-8
  | { readonly type: 'pawn-moved'; readonly seat: Seat; readonly from: DistrictId; readonly to: DistrictId }
  | {
      readonly type: 'band-moved';
      readonly seat: Seat;
      readonly from: DistrictId;
      readonly to: DistrictId;
      readonly pinned: boolean;
    }
  | { readonly type: 'cone-put-out'; readonly seat: Seat; readonly district: DistrictId }
  | { readonly type: 'hero-passed'; readonly seat: Seat; readonly from: Seat | null }
  | {
      readonly type: 'district-demolished';
      readonly seat: Seat;
      readonly district: DistrictId;
      readonly houses: ColourCount;
      readonly token: boolean;
    }
  | { readonly type: 'actions-ended'; readonly seat: Seat; readonly points: number } // points: unused and lost
  | { readonly type: 'card-drawn'; readonly seat: Seat; readonly card?: FireCard } // owner only: card
  | { readonly type: 'stack-card-uncovered'; readonly seat: Seat; readonly letter: StackLetter }
  | {
      readonly type: 'fire-intensified';
      readonly seat: Seat;
      readonly districts: readonly DistrictId[];
      readonly fromPuddingLane: number; // part of the placed cones
      readonly missing: number; // cones of the three that could not be placed
    }
  | { readonly type: 'last-turns-began'; readonly turns: number }
  | { readonly type: 'taken-back'; readonly seat: Seat; readonly action: Action }
  | { readonly type: 'game-ended'; readonly winners: readonly Seat[] };
