/**
 * The table of phases: what each kind of decision means for the phase state, the map, presses and the keyboard focus.
 * Its panels and prompts are in turn-panel/turn-panel.tsx.
 */
import { isBurning, type DistrictId, type PlayerView } from '@great-fire/game';
import type { MapMarks, VerbMark } from '../map/marks';
import type { Hover, MoveDraft } from './draft-store';
import {
  type FocusTarget,
  actTarget,
  discardTarget,
  mapTarget,
  promptTarget,
  spreadTarget,
} from './focus-target';
import {
  type PressResult,
  acceptPress,
  pressInActPhase,
  pressInIntensifyPhase,
  pressPlace,
  pressSpreadTarget,
} from './handle-press';
import { type Phase, getPhase } from './phase';
import {
  type PhaseState,
  type PhaseStates,
  type PlacePhaseState,
  type SpreadPhaseState,
  type ActPhaseState,
  type IntensifyPhaseState,
  buildActPhase,
  buildDiscardPhase,
  buildDoubleMovePhase,
  buildIntensifyPhase,
  buildPlacePhase,
  buildSpreadPhase,
  getIgnitableDistricts,
} from './phase-state';

/** The districts that a small screen should show. */
export interface MapTarget {
  readonly districts: readonly DistrictId[]; // empty: the viewport stays in place
  readonly isOneSufficient: boolean; // one visible district suffices
  readonly order: 'map' | 'fire'; // fire: nearest to the origin of the fire first
}

interface Press {
  readonly view: PlayerView;
  readonly draft: MoveDraft;
  readonly district: DistrictId;
  readonly needsConfirm: boolean; // a press only selects the destination of a piece; a button confirms the move
}

/** The cards of the hand that the viewer can choose. */
export type SelectableCards = 'none' | 'playable' | 'all';

interface PhaseDefinition<S extends PhaseState> {
  /** Returns the phase state. `hoveredCard` (index in the hand) shows targets, but has no action. */
  readonly derive: (view: PlayerView, draft: MoveDraft, hoveredCard: number | null) => S;
  readonly marks: (state: S, draft: MoveDraft, hover: Hover) => MapMarks;
  readonly press: (state: S, press: Press) => PressResult;
  readonly selectableCards: SelectableCards;
  readonly focusTarget: (state: S, draft: MoveDraft) => FocusTarget;
  readonly mapTarget: (state: S, view: PlayerView) => MapTarget;
}

const ignorePress = (_: PhaseState, { draft }: Press): PressResult => acceptPress(draft);
const showAll = (districts: readonly DistrictId[]): MapTarget => ({
  districts,
  isOneSufficient: false,
  order: 'map',
});
const legalTargets = ({ targets }: SpreadPhaseState): readonly DistrictId[] =>
  targets.filter(({ legal }) => legal).map(({ to }) => to);
const pressSpread = (state: SpreadPhaseState, { view, draft, district }: Press): PressResult =>
  pressSpreadTarget(view, state, draft, district);

const IDLE = {
  marks: () => ({}),
  press: ignorePress,
  selectableCards: 'none',
  focusTarget: promptTarget,
  mapTarget: () => showAll([]),
} as const;

const placePhase = (phase: 'band' | 'pawn'): PhaseDefinition<PlacePhaseState> => ({
  derive: (view, draft) => buildPlacePhase(view, draft, phase),
  marks: placePhaseMarks,
  press: (state, { view, draft, district }) => pressPlace(view, state, draft, district),
  selectableCards: 'none',
  focusTarget: ({ action }) => mapTarget(phase, action !== null),
  mapTarget: ({ placeable }) => ({ districts: placeable, isOneSufficient: true, order: 'fire' }),
});

const PHASE_TABLE: { readonly [P in Phase]: PhaseDefinition<PhaseStates[P]> } = {
  waiting: { ...IDLE, derive: () => ({ phase: 'waiting' }) },
  over: { ...IDLE, derive: () => ({ phase: 'over' }) },
  band: placePhase('band'),
  pawn: placePhase('pawn'),
  spread: {
    derive: buildSpreadPhase,
    marks: spreadPhaseMarks,
    press: pressSpread,
    selectableCards: 'playable',
    focusTarget: spreadTarget,
    mapTarget: (state, view) =>
      showAll(state.card === null ? getIgnitableDistricts(view) : legalTargets(state)),
  },
  'double-move': {
    derive: buildDoubleMovePhase,
    marks: spreadPhaseMarks,
    press: pressSpread,
    selectableCards: 'none',
    focusTarget: ({ plan }) => mapTarget('double-move', plan !== null),
    mapTarget: (state) => showAll(legalTargets(state)),
  },
  discard: {
    derive: buildDiscardPhase,
    marks: () => ({}),
    press: ignorePress,
    selectableCards: 'all',
    focusTarget: discardTarget,
    mapTarget: () => showAll([]),
  },
  act: {
    derive: buildActPhase,
    marks: (state, _, hover) => actPhaseMarks(state, hover.district),
    press: (state, { draft, district, needsConfirm }) =>
      pressInActPhase(state, draft, district, needsConfirm),
    selectableCards: 'none',
    focusTarget: actTarget,
    mapTarget: ({ piece, pieces }) => ({
      districts: piece === null ? pieces.map(({ at }) => at) : [piece.at],
      isOneSufficient: true,
      order: 'map',
    }),
  },
  intensify: {
    derive: buildIntensifyPhase,
    marks: intensifyPhaseMarks,
    press: (state, { view, draft, district }) => pressInIntensifyPhase(view, state, draft, district),
    selectableCards: 'none',
    focusTarget: ({ action }) => mapTarget('intensify', action !== null),
    mapTarget: ({ coneRoom }, view) =>
      showAll(coneRoom.map(({ district }) => district).filter((id) => isBurning(view, id))),
  },
};

/** Returns the definition of a phase. Generic, because the compiler does not relate the members of two unions. */
const definitionOf = <P extends Phase>(phase: P): PhaseDefinition<PhaseStates[P]> => PHASE_TABLE[phase];

/** Returns the phase state of the viewer. `hoveredCard` (index in the hand) shows targets, but has no action. */
export function derivePhaseState(
  view: PlayerView,
  draft: MoveDraft,
  hoveredCard: number | null = null,
): PhaseState {
  return PHASE_TABLE[getPhase(view, draft)].derive(view, draft, hoveredCard);
}

/** Returns the marks of the phase. The hovered district adds a route, a district hovered in the log a highlight. */
export function toMapMarks(state: PhaseState, draft: MoveDraft, hover: Hover): MapMarks {
  const pieces = state.phase === 'act' ? state.pieces : [];
  const selectable = pieces.map(({ at, kind }) => ({ district: at, piece: kind }));
  return { ...definitionOf(state.phase).marks(state, draft, hover), selectable, flashed: hover.inLog };
}

/**
 * Handles a press on a district, by pointer or key. If `needsConfirm`, a press only selects the destination of a
 * piece, and a button confirms the move.
 */
export function pressDistrict(
  view: PlayerView,
  state: PhaseState,
  draft: MoveDraft,
  district: DistrictId,
  needsConfirm = false,
): PressResult {
  return definitionOf(state.phase).press(state, { view, draft, district, needsConfirm });
}

export const getSelectableCards = (phase: Phase): SelectableCards => PHASE_TABLE[phase].selectableCards;

/** Returns the focus target of the current decision. */
export const getFocusTarget = (state: PhaseState, draft: MoveDraft): FocusTarget =>
  definitionOf(state.phase).focusTarget(state, draft);

/** Returns the districts that the phase needs on a small screen. */
export const getMapTarget = (view: PlayerView, state: PhaseState): MapTarget =>
  definitionOf(state.phase).mapTarget(state, view);

function placePhaseMarks({ placeable, action }: PlacePhaseState, draft: MoveDraft): MapMarks {
  return { placeable, selected: action === null ? null : draft.district };
}

function spreadPhaseMarks({ targets, plan }: SpreadPhaseState): MapMarks {
  const chosenSpread = plan && { to: plan.spread.to, exit: plan.spread.exit, path: plan.path };
  return { targets, chosenSpread, dimOthers: targets.length > 0 };
}

function actPhaseMarks(phaseState: ActPhaseState, hoveredDistrict: DistrictId | null): MapMarks {
  const { piece, destinations, putOuts, demolitions } = phaseState;
  const destination = destinations.find(({ to }) => to === hoveredDistrict) ?? phaseState.destination;
  const verbs: readonly VerbMark[] = [
    ...putOuts.map((district): VerbMark => ({ district, verb: 'put-out', cost: 1 })),
    ...demolitions.map((district): VerbMark => ({ district, verb: 'demolish', cost: null })),
    ...(destination?.pinned === true
      ? [{ district: destination.to, verb: 'contain', cost: destination.cost } as const]
      : []),
  ];
  return {
    verbs,
    destinations: destinations,
    selected: piece?.at ?? null,
    selectedPiece: piece?.kind ?? null,
    ...(piece !== null && destination !== null && { route: [piece.at, ...destination.path] }),
    dimOthers: piece !== null,
  };
}

function intensifyPhaseMarks(
  { coneRoom, conesToPlace }: IntensifyPhaseState,
  { placedCones }: MoveDraft,
): MapMarks {
  const counts: { [D in DistrictId]?: number } = {};
  for (const district of placedCones) counts[district] = (counts[district] ?? 0) + 1;
  const remaining = coneRoom.map((entry) => ({ ...entry, room: entry.room - (counts[entry.district] ?? 0) }));
  return { placedCones: counts, coneRoom: conesToPlace === 0 ? [] : remaining, dimOthers: conesToPlace > 0 };
}
