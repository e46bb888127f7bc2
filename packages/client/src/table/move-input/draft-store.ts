/** The picks of one person at one table, for every part of the page that shows or changes them. */
import type { DistrictId, PlayerView, Refusal } from '@great-fire/game';
import type { ErrorCode } from '@great-fire/protocol';
import { createStore } from 'zustand/vanilla';
import type { MoveDraft, Hover, HandAnswer } from './draft';
import { NO_HOVER, EMPTY_DRAFT } from './draft';
import { reconcileDraft } from './reconcile-draft';

export interface InputError {
  readonly refusal: Refusal | null; // a rule says no
  readonly code: ErrorCode | null; // the server says no
}

/** A wish to see a district on the map; a new object for each wish. */
export interface LocateRequest {
  readonly district: DistrictId;
}

export interface DraftState {
  readonly draft: MoveDraft;
  readonly hover: Hover;
  readonly error: InputError | null;
  readonly setDraft: (draft: MoveDraft) => void;
  readonly answerHand: (answer: HandAnswer | null) => void;
  readonly locateRequest: LocateRequest | null;
  readonly setHover: (hover: Partial<Hover>) => void;
  /** Lights a district up on the map and brings it into view. */
  readonly locate: (district: DistrictId) => void;
  readonly setError: (error: InputError | null) => void;
  readonly reconcile: (before: PlayerView, after: PlayerView) => void;
}

export type DraftStore = ReturnType<typeof createDraftStore>;

/** What is picked and pointed at before anybody touched the table; left out: nothing. */
export interface InitialDraft {
  readonly draft?: Partial<MoveDraft>;
  readonly hover?: Partial<Hover>;
}

const HOVER_KEYS = ['district', 'card', 'inLog'] as const;

/** A store with nothing picked, or with what is given. */
export function createDraftStore({ draft, hover }: InitialDraft = {}) {
  return createStore<DraftState>((set) => ({
    draft: { ...EMPTY_DRAFT, ...draft },
    hover: { ...NO_HOVER, ...hover },
    error: null,
    locateRequest: null,
    setDraft: (nextDraft) => set({ draft: nextDraft, error: null }),
    answerHand: (handAnswer) => set((state) => ({ draft: { ...state.draft, handAnswer } })),
    setHover: (changes) =>
      set((state) => {
        const hover = { ...state.hover, ...changes };
        const hasChanged = HOVER_KEYS.some((kind) => hover[kind] !== state.hover[kind]);
        return hasChanged ? { hover } : state;
      }),
    locate: (district) =>
      set(({ hover: current }) => ({ locateRequest: { district }, hover: { ...current, inLog: district } })),
    setError: (error) => set({ error }),
    reconcile: (before, after) =>
      set((state) => ({
        draft: reconcileDraft(before, after, state.draft),
        hover: { ...state.hover, card: null },
      })),
  }));
}
