/** Everything that the map may show on top of the pieces: what can be done now, chosen, or pointed at. */
import type { DistrictId, TargetRank } from '@great-fire/game';

/** A district that a spread may reach; not legal while a better rank is to be had. */
export interface SpreadTarget {
  readonly to: DistrictId;
  readonly rank: TargetRank;
  readonly exits: readonly DistrictId[]; // the burning neighbours that the cone may come from
  readonly legal: boolean;
}

/** The spread that would be sent now. */
export interface ChosenSpread {
  readonly to: DistrictId;
  readonly exit: DistrictId;
  readonly path: readonly DistrictId[]; // source, …, exit, target
}

export interface Destination {
  readonly to: DistrictId;
  readonly cost: number; // 1 to 4 points
  readonly pinned: boolean; // a band would stop here and contain
}

export type Verb = 'put-out' | 'demolish' | 'contain';

export interface VerbMark {
  readonly district: DistrictId;
  readonly verb: Verb;
  readonly cost: number | null; // null: costs no point
}

export type MovablePiece = 'pawn' | 'band';

export interface SelectablePiece {
  readonly district: DistrictId;
  readonly piece: MovablePiece;
}

export interface MapMarks {
  readonly targets?: readonly SpreadTarget[]; // pins on the links; dashed when not legal
  readonly chosenSpread?: ChosenSpread | null; // will burn; dotted path
  readonly destinations?: readonly Destination[]; // cost coins
  readonly selected?: DistrictId | null; // where a move begins
  readonly selectedPiece?: MovablePiece | null;
  readonly route?: readonly DistrictId[]; // the way that a hovered move would walk
  readonly verbs?: readonly VerbMark[];
  readonly placedCones?: { readonly [D in DistrictId]?: number }; // cones placed so far (INT-1)
  readonly coneRoom?: readonly { readonly district: DistrictId; readonly room: number }[]; // cones that still fit beside the picks (INT-2)
  readonly placeable?: readonly DistrictId[]; // where a band or pawn may be placed
  readonly dimOthers?: boolean; // dims whatever is not asked about
  readonly flashed?: DistrictId | null; // hovered in the log
  readonly selectable?: readonly SelectablePiece[]; // pieces that a press picks; left out: every free band and my pawn
}

export const NO_MARKS: MapMarks = {};
