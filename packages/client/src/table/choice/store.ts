/** The picks of one person at one table, for every part of the page that shows or changes them. */
import type { DistrictId, PlayerView, Refusal } from '@great-fire/game';
import type { ErrorCode } from '@great-fire/protocol';
import { createStore } from 'zustand/vanilla';
import type { Choice, Glance, HandAnswer } from './choice';
import { NO_GLANCE, NOTHING_CHOSEN } from './choice';
import { settle } from './settle';

export interface Notice {
  readonly refusal: Refusal | null; // a rule says no
  readonly code: ErrorCode | null; // the server says no
}

/** A wish to see a district on the map; a new object for each wish. */
export interface Located {
  readonly district: DistrictId;
}

export interface ChoiceState {
  readonly choice: Choice;
  readonly glance: Glance;
  readonly notice: Notice | null;
  readonly choose: (choice: Choice) => void;
  readonly answerHand: (answer: HandAnswer | null) => void;
  readonly located: Located | null;
  readonly look: (glance: Partial<Glance>) => void;
  /** Lights a district up on the map and brings it into view. */
  readonly locate: (district: DistrictId) => void;
  readonly tell: (notice: Notice | null) => void;
  readonly moveOn: (before: PlayerView, after: PlayerView) => void;
}

export type ChoiceStore = ReturnType<typeof createChoiceStore>;

/** What is picked and pointed at before anybody touched the table; left out: nothing. */
export interface StartOfChoice {
  readonly choice?: Partial<Choice>;
  readonly glance?: Partial<Glance>;
}

const KINDS = ['district', 'card', 'named'] as const;

/** A store with nothing picked, or with what is given. */
export function createChoiceStore({ choice, glance }: StartOfChoice = {}) {
  return createStore<ChoiceState>((set) => ({
    choice: { ...NOTHING_CHOSEN, ...choice },
    glance: { ...NO_GLANCE, ...glance },
    notice: null,
    located: null,
    choose: (chosen) => set({ choice: chosen, notice: null }),
    answerHand: (handAnswer) => set((state) => ({ choice: { ...state.choice, handAnswer } })),
    look: (seen) =>
      set((state) => {
        const glance = { ...state.glance, ...seen };
        const isAnother = KINDS.some((kind) => glance[kind] !== state.glance[kind]);
        return isAnother ? { glance } : state;
      }),
    locate: (district) =>
      set(({ glance: seen }) => ({ located: { district }, glance: { ...seen, named: district } })),
    tell: (notice) => set({ notice }),
    moveOn: (before, after) =>
      set((state) => ({
        choice: settle(before, after, state.choice),
        glance: { ...state.glance, card: null },
      })),
  }));
}
