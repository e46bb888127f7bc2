/**
 * The phase state: everything that the viewer can decide now, and the draft's effect on it. The map, the hand and the
 * dock render it.
 */
import {
  checkActionOnView,
  DISTRICT_IDS,
  intensifyConeCount,
  districtsWithRoom,
  isPlayable,
  legalDemolitions,
  legalPutOuts,
  districtsWithFreeBands,
  reachableDistricts,
  spreadOptions,
  type Action,
  type DistrictId,
  type FireCard,
  type PlayerView,
  type Refusal,
  type SpreadOption,
} from '@great-fire/game';
import type { SpreadTargetMark } from '../map/marks';
import type { MoveDraft, SelectedPiece } from './draft-store';
import type { Phase } from './phase';
import { type SpreadPlan, getSpreadTargets, planSpread } from './spread-plan';

export interface SpreadPhaseState {
  readonly phase: 'spread' | 'double-move';
  readonly card: FireCard | null; // selected, or already played
  readonly options: readonly SpreadOption[];
  readonly targets: readonly SpreadTargetMark[];
  readonly plan: SpreadPlan | null;
  readonly action: Action | null;
}

interface MoveDestination {
  readonly to: DistrictId;
  readonly cost: number;
  readonly path: readonly DistrictId[]; // every district entered, `to` last
  readonly pinned: boolean;
}

export interface ActPhaseState {
  readonly phase: 'act';
  readonly pieces: readonly SelectedPiece[]; // the own pawn and the free bands
  readonly piece: SelectedPiece | null;
  readonly destinations: readonly MoveDestination[];
  readonly destination: MoveDestination | null; // selected, not confirmed
  readonly putOuts: readonly DistrictId[];
  readonly demolitions: readonly DistrictId[];
}

export interface PlacePhaseState {
  readonly phase: 'band' | 'pawn';
  readonly placeable: readonly DistrictId[];
  readonly action: Action | null;
}

export interface IntensifyPhaseState {
  readonly phase: 'intensify';
  readonly conesToPlace: number; // required number
  readonly coneRoom: readonly { readonly district: DistrictId; readonly room: number }[];
  readonly action: Action | null; // null until all cones are placed
}

export interface DiscardPhaseState {
  readonly phase: 'discard';
  readonly action: Action | null;
}

export interface IdlePhaseState {
  readonly phase: 'waiting' | 'over';
}

export interface PhaseStates {
  readonly waiting: IdlePhaseState;
  readonly band: PlacePhaseState;
  readonly pawn: PlacePhaseState;
  readonly spread: SpreadPhaseState;
  readonly discard: DiscardPhaseState;
  readonly 'double-move': SpreadPhaseState;
  readonly act: ActPhaseState;
  readonly intensify: IntensifyPhaseState;
  readonly over: IdlePhaseState;
}

export type PhaseState = PhaseStates[Phase];

/** Returns the phase state for a viewer who cannot act now. */
export const createIdlePhase = (view: PlayerView): IdlePhaseState => ({
  phase: view.turn.step === 'over' ? 'over' : 'waiting',
});

/** Returns true for each card of the hand that is unplayable now, by index. @source FIRE-7 */
export const getUnplayableCards = (view: PlayerView): readonly boolean[] =>
  (view.own?.hand ?? []).map((card) => !isPlayable(view, card));

export function getHandCard(view: PlayerView, index: number | null): FireCard | null {
  return index === null ? null : (view.own?.hand[index] ?? null);
}

/** Returns the districts that any card of the hand can ignite now, without duplicates. @source FIRE-7 */
export function getIgnitableDistricts(view: PlayerView): readonly DistrictId[] {
  const cards = new Set(view.own?.hand ?? []);
  const targets = [...cards].flatMap((card) => getSpreadTargets(spreadOptions(view, card)));
  return [...new Set(targets.filter(({ legal }) => legal).map(({ to }) => to))];
}

export function buildSpreadPhase(
  view: PlayerView,
  draft: MoveDraft,
  hoveredCard: number | null,
): SpreadPhaseState {
  const selectedCard = getHandCard(view, draft.card);
  const card = getHandCard(view, hoveredCard) ?? selectedCard;
  if (card === null) return { phase: 'spread', card, options: [], targets: [], plan: null, action: null };
  const options = spreadOptions(view, card);
  const plan = card === selectedCard ? planSpread(view, card, options, draft, false) : null;
  return {
    phase: 'spread',
    card,
    options,
    targets: getSpreadTargets(options),
    plan,
    action: plan?.spread ?? null,
  };
}

export function buildDoubleMovePhase(view: PlayerView, draft: MoveDraft): SpreadPhaseState {
  const { card } = view.turn;
  const options = card === null ? [] : spreadOptions(view, card);
  const plan = card === null ? null : planSpread(view, card, options, draft, true);
  return {
    phase: 'double-move',
    card,
    options,
    targets: getSpreadTargets(options),
    plan,
    action: plan?.spread ?? null,
  };
}

const createPlaceAction = (phase: 'band' | 'pawn', district: DistrictId): Action => ({
  type: phase === 'band' ? 'place-band' : 'place-pawn',
  district,
});

export function buildDiscardPhase(view: PlayerView, draft: MoveDraft): DiscardPhaseState {
  const card = getHandCard(view, draft.card);
  return { phase: 'discard', action: card === null ? null : { type: 'discard', card } };
}

export function buildPlacePhase(view: PlayerView, draft: MoveDraft, phase: 'band' | 'pawn'): PlacePhaseState {
  const placeable = DISTRICT_IDS.filter(
    (id) => checkActionOnView(view, createPlaceAction(phase, id)) === null,
  );
  const chosen = placeable.find((id) => id === draft.district);
  return { phase, placeable, action: chosen === undefined ? null : createPlaceAction(phase, chosen) };
}

export function buildActPhase(view: PlayerView, draft: MoveDraft): ActPhaseState {
  const { points, seat } = view.turn;
  const pawn = view.seats[seat]?.pawn ?? null;
  const pieces: readonly SelectedPiece[] =
    points === 0
      ? []
      : [
          ...(pawn === null ? [] : [{ kind: 'pawn', at: pawn } as const]),
          ...districtsWithFreeBands(view).map((at) => ({ kind: 'band', at }) as const),
        ];
  const piece = pieces.find(({ kind, at }) => kind === draft.piece?.kind && at === draft.piece.at) ?? null;
  const destinations = piece === null ? [] : reachableDistricts(view, piece.kind, piece.at, points);
  return {
    phase: 'act',
    pieces,
    piece,
    destinations,
    destination: destinations.find(({ to }) => to === draft.district) ?? null,
    putOuts: legalPutOuts(view),
    demolitions: view.own === null ? [] : legalDemolitions(view, view.turn.seat, view.own),
  };
}

export function buildIntensifyPhase(view: PlayerView, draft: MoveDraft): IntensifyPhaseState {
  const action: Action = { type: 'intensify', districts: draft.placedCones };
  return {
    phase: 'intensify',
    conesToPlace: intensifyConeCount(view),
    coneRoom: districtsWithRoom(view),
    action: checkActionOnView(view, action) === null ? action : null,
  };
}

/** Returns why the last action cannot be undone, or null if it can. @source UNDO-1, UNDO-2 */
export function undoRefusal(view: PlayerView): Refusal | null {
  return checkActionOnView(view, { type: 'undo' });
}
