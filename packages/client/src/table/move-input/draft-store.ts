/** The store of the viewer's draft move. All parts of the page that show or change the draft use it. */
import { createStore } from 'zustand/vanilla';
import { shallow } from 'zustand/vanilla/shallow';
import type { ErrorCode } from '@great-fire/protocol';
import type { Colour, DistrictId, FireCard, PlayerView, Refusal } from '@great-fire/game';
import type { MovablePiece } from '../map/marks';
import { isMyDecision } from './phase';

export const NO_HOVER: Hover = { district: null, card: null, inLog: null };

// Carries the parts of a draft that are still valid over to a new state.

/** Returns true if a planned double move stays valid: in the same turn, before any action. */
function keepsDoubleMove(before: PlayerView, after: PlayerView, { isDoubleMove }: MoveDraft): boolean {
  return (
    isDoubleMove &&
    before.turn.number === after.turn.number &&
    after.turn.seat === after.viewer &&
    after.turn.actions === 0 &&
    after.turn.spreads < 2
  );
}

/** Returns the draft for a new state. Keeps the selected piece, but no card and no target. */
export function reconcileDraft(before: PlayerView, after: PlayerView, draft: MoveDraft): MoveDraft {
  if (!isMyDecision(after)) return EMPTY_DRAFT;
  const piece = after.turn.step === 'act' ? draft.piece : null;
  return { ...EMPTY_DRAFT, piece, isDoubleMove: keepsDoubleMove(before, after, draft) };
}

export interface InputError {
  readonly refusal: Refusal | null; // by the rules
  readonly code: ErrorCode | null; // by the server
}

/** A request to show a district on the map. Each request is a new object. */
export interface LocateRequest {
  readonly district: DistrictId;
}

export interface DraftState {
  readonly draft: MoveDraft;
  readonly hover: Hover;
  readonly litColour: Colour | null; // whose houses the map lights
  readonly lightColour: (colour: Colour | null) => void;
  readonly foreseenCard: FireCard | null; // the map shows what it can burn next
  readonly foresee: (card: FireCard | null) => void;
  readonly error: InputError | null;
  readonly setDraft: (draft: MoveDraft) => void;
  readonly locateRequest: LocateRequest | null;
  readonly isRecapOpen: boolean; // the summary of the moves since the viewer's last one
  readonly setRecapOpen: (isOpen: boolean) => void;
  readonly setHover: (hover: Partial<Hover>) => void;
  /** Highlights a district on the map and brings it into view. */
  readonly locate: (district: DistrictId) => void;
  readonly setError: (error: InputError | null) => void;
  readonly reconcile: (before: PlayerView, after: PlayerView) => void;
}

export type DraftStore = ReturnType<typeof createDraftStore>;

/** The draft and the hover at the start. Missing values are empty. */
export interface InitialDraft {
  readonly draft?: Partial<MoveDraft>;
  readonly hover?: Partial<Hover>;
}

const HOVER_KEYS = ['district', 'card', 'inLog'] as const;

/** Creates a draft store, empty unless initial values are given. */
export function createDraftStore({ draft, hover }: InitialDraft = {}) {
  return createStore<DraftState>((set) => ({
    draft: { ...EMPTY_DRAFT, ...draft },
    hover: { ...NO_HOVER, ...hover },
    litColour: null,
    lightColour: (litColour) => set({ litColour }),
    foreseenCard: null,
    foresee: (foreseenCard) => set({ foreseenCard }),
    error: null,
    locateRequest: null,
    isRecapOpen: false,
    setRecapOpen: (isRecapOpen) => set({ isRecapOpen }),
    setDraft: (nextDraft) => set({ draft: nextDraft, error: null }),
    setHover: (changes) =>
      set((state) => {
        const hover = { ...state.hover, ...changes };
        const hasChanged = HOVER_KEYS.some((kind) => hover[kind] !== state.hover[kind]);
        return hasChanged ? { hover } : state;
      }),
    locate: (district) =>
      set(({ hover: current }) => ({ locateRequest: { district }, hover: { ...current, inLog: district } })),
    setError: (error) => set({ error }),
    // Keeps equal objects: a new one would draw the map again.
    reconcile: (before, after) =>
      set(({ draft: current, hover: currentHover, foreseenCard }) => {
        const next = reconcileDraft(before, after, current);
        return {
          foreseenCard: isMyDecision(after) ? null : foreseenCard, // the marks of the decision come first
          draft: shallow(next, current) ? current : next,
          hover: currentHover.card === null ? currentHover : { ...currentHover, card: null },
        };
      }),
  }));
}

export interface SelectedPiece {
  readonly kind: MovablePiece;
  readonly at: DistrictId;
}

export interface MoveDraft {
  readonly card: number | null; // index in the hand
  readonly district: DistrictId | null; // target of a spread, a placement or a move
  readonly from: DistrictId | null; // source, if not the default
  readonly exit: DistrictId | null; // exit, if not the default
  readonly isDoubleMove: boolean; // the player wants a second move with the same card (DBL-1)
  readonly piece: SelectedPiece | null;
  readonly placedCones: readonly DistrictId[]; // one entry per cone (INT-1)
}

/** The hovered or focused elements. Only displayed, never sent. */
export interface Hover {
  readonly district: DistrictId | null; // on the map
  readonly card: number | null; // in the hand
  readonly inLog: DistrictId | null;
}

export const EMPTY_DRAFT: MoveDraft = {
  card: null,
  district: null,
  from: null,
  exit: null,
  isDoubleMove: false,
  piece: null,
  placedCones: [],
};
