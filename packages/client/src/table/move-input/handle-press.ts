/** Maps presses on the map to changes of the draft or to actions. */
import {
  checkActionOnView,
  isBurning,
  type Action,
  type DistrictId,
  type PlayerView,
  type Refusal,
} from '@great-fire/game';
import type { Verb } from '../map/marks';
import type { MoveDraft, SelectedPiece } from './draft-store';
import type {
  ActPhaseState,
  IntensifyPhaseState,
  PhaseState,
  PlacePhaseState,
  SpreadPhaseState,
} from './phase-state';

export interface PressResult {
  readonly draft: MoveDraft;
  readonly actions: readonly Action[]; // sent in order; []: the move is incomplete
  readonly refusal: Refusal | null; // the reason if the press is illegal
}

export const acceptPress = (draft: MoveDraft): PressResult => ({ draft, actions: [], refusal: null });
const rejectPress = (draft: MoveDraft, refusal: Refusal | null): PressResult => ({
  draft,
  actions: [],
  refusal,
});

export function pressPlace(
  view: PlayerView,
  { phase, placeable }: PlacePhaseState,
  draft: MoveDraft,
  district: DistrictId,
): PressResult {
  if (placeable.includes(district)) return acceptPress({ ...draft, district });
  const type = phase === 'band' ? 'place-band' : 'place-pawn';
  return rejectPress(draft, checkActionOnView(view, { type, district }));
}

const NO_CARD: Refusal = { rule: 'FIRE-1', reason: 'spread-first' };

export function pressSpreadTarget(
  view: PlayerView,
  phaseState: SpreadPhaseState,
  draft: MoveDraft,
  to: DistrictId,
): PressResult {
  const { card, options, targets: spreadTargets, phase } = phaseState;
  if (card === null) return rejectPress(draft, NO_CARD);
  if (spreadTargets.some((target) => target.to === to && target.legal)) {
    return acceptPress({ ...draft, district: to, from: null, exit: null });
  }
  const from = options[0]?.sources[0];
  const exit = options.flatMap(({ targets }) => targets).find((target) => target.to === to)?.exits[0];
  if (from === undefined) return acceptPress(draft);
  const token = phase === 'double-move' ? ({ token: 'double-move' } as const) : {};
  return rejectPress(
    draft,
    checkActionOnView(view, { type: 'spread', card, from, exit: exit ?? from, to, ...token }),
  );
}

export function pressInActPhase(
  phaseState: ActPhaseState,
  draft: MoveDraft,
  district: DistrictId,
  needsConfirm = false,
): PressResult {
  const destination = phaseState.destinations.find(({ to }) => to === district);
  if (phaseState.piece !== null && destination !== undefined) {
    if (needsConfirm) return acceptPress({ ...draft, district });
    const piece = { ...phaseState.piece, at: district };
    return {
      draft: { ...draft, piece },
      actions: toMoveActions(phaseState.piece, destination.path),
      refusal: null,
    };
  }
  const piecesHere = phaseState.pieces.filter(({ at }) => at === district);
  if (piecesHere.length > 0)
    return acceptPress({ ...draft, piece: cyclePiece(piecesHere, phaseState.piece) });
  if (phaseState.piece === null) return acceptPress(draft);
  return rejectPress(draft, getReachRefusal(phaseState.piece, district));
}

const getReachRefusal = ({ kind }: SelectedPiece, district: DistrictId): Refusal =>
  district === 'pudding-lane'
    ? { rule: kind === 'pawn' ? 'ACT-2' : 'ACT-3', reason: 'pudding-lane-closed' }
    : { rule: 'ACT-1', reason: 'no-points-left' };

/** Returns the next piece in the district. After the last piece, returns null, which deselects. */
function cyclePiece(pieces: readonly SelectedPiece[], selected: SelectedPiece | null): SelectedPiece | null {
  const index = pieces.findIndex(({ kind, at }) => kind === selected?.kind && at === selected.at);
  return pieces[index + 1] ?? null;
}

/** Returns one move action for each step of the path. @source ACT-2, ACT-3 */
function toMoveActions({ kind, at }: SelectedPiece, path: readonly DistrictId[]): readonly Action[] {
  return path.map((to, index): Action => {
    if (kind === 'pawn') return { type: 'move-pawn', to };
    return { type: 'move-band', from: path[index - 1] ?? at, to };
  });
}

export function pressInIntensifyPhase(
  view: PlayerView,
  phaseState: IntensifyPhaseState,
  draft: MoveDraft,
  district: DistrictId,
): PressResult {
  const placedHere = draft.placedCones.filter((pick) => pick === district).length;
  const freeSlots = phaseState.coneRoom.find((entry) => entry.district === district)?.room ?? 0;
  const isFull = placedHere === freeSlots || draft.placedCones.length === phaseState.conesToPlace;
  if (!isFull) return acceptPress({ ...draft, placedCones: [...draft.placedCones, district] });
  if (placedHere > 0)
    return acceptPress({ ...draft, placedCones: draft.placedCones.filter((pick) => pick !== district) });
  if (freeSlots === 0) {
    return rejectPress(draft, isBurning(view, district) ? NO_ROOM : { rule: 'INT-1', reason: 'not-burning' });
  }
  return rejectPress(draft, { rule: 'INT-1', reason: 'too-many-cones' });
}

const NO_ROOM: Refusal = { rule: 'INT-2', reason: 'no-room' };

/** Handles a press on a piece: selects it, or deselects it if it was selected. */
export function pressPiece(phaseState: PhaseState, draft: MoveDraft, piece: SelectedPiece): PressResult {
  if (phaseState.phase !== 'act') return acceptPress(draft);
  const match = phaseState.pieces.find(({ kind, at }) => kind === piece.kind && at === piece.at);
  const isSelected = phaseState.piece !== null && phaseState.piece === match;
  return acceptPress({ ...draft, piece: isSelected ? null : (match ?? draft.piece) });
}

/** Returns the move to the selected destination. */
export function confirmDestination(phaseState: PhaseState, draft: MoveDraft): PressResult {
  const isReady = phaseState.phase === 'act' && phaseState.destination !== null;
  return isReady ? pressInActPhase(phaseState, draft, phaseState.destination.to) : acceptPress(draft);
}

/** Handles a press on a verb button of a district. */
export function handleVerbPress(
  phaseState: PhaseState,
  draft: MoveDraft,
  district: DistrictId,
  verb: Verb,
): PressResult {
  if (phaseState.phase !== 'act') return acceptPress(draft);
  if (verb === 'contain') return pressInActPhase(phaseState, draft, district);
  return { draft, actions: [{ type: verb, district }], refusal: null };
}
