/** The marks that the map draws above the pieces: legal targets, selections and hover. */
import type { DistrictId, TargetRank } from '@great-fire/game';

/** A district that a spread can reach. Not legal while a target of a better rank exists. */
export interface SpreadTargetMark {
  readonly to: DistrictId;
  readonly rank: TargetRank;
  readonly exits: readonly DistrictId[]; // burning neighbours that the cone can come from
  readonly legal: boolean;
}

/** The spread that a confirmation would send. */
export interface ChosenSpread {
  readonly to: DistrictId;
  readonly exit: DistrictId;
  readonly path: readonly DistrictId[]; // from the source to the exit and the target
}

export interface Destination {
  readonly to: DistrictId;
  readonly cost: number; // 1 to 4 points
  readonly pinned: boolean; // a band would contain a cone here
}

export type Verb = 'put-out' | 'demolish' | 'contain';

export interface VerbMark {
  readonly district: DistrictId;
  readonly verb: Verb;
  readonly cost: number | null; // null: no points
}

export type MovablePiece = 'pawn' | 'band';

interface SelectablePiece {
  readonly district: DistrictId;
  readonly piece: MovablePiece;
}

export interface MapMarks {
  readonly targets?: readonly SpreadTargetMark[]; // flame pins on the links; dashed if not legal
  readonly chosenSpread?: ChosenSpread | null; // dotted path and target
  readonly destinations?: readonly Destination[]; // cost badges
  readonly selected?: DistrictId | null; // start of a move
  readonly selectedPiece?: MovablePiece | null;
  readonly route?: readonly DistrictId[]; // of the hovered or selected destination
  readonly verbs?: readonly VerbMark[];
  readonly placedCones?: { readonly [D in DistrictId]?: number }; // so far (INT-1)
  readonly coneRoom?: readonly { readonly district: DistrictId; readonly room: number }[]; // remaining (INT-2)
  readonly placeable?: readonly DistrictId[]; // for a band or pawn
  readonly dimOthers?: boolean; // dims unmarked districts
  readonly flashed?: DistrictId | null; // hovered in the log
  readonly selectable?: readonly SelectablePiece[]; // default: every free band and the own pawn
}
