/** What the map and the panels show: the live game, an earlier state, or the move that is being told. */
import type { HistoricView, Perspective } from '@great-fire/protocol';
import { createContext } from 'react';
import { useRequiredContext } from '../use-required-context';

export interface DisplayedState {
  readonly view: HistoricView;
  readonly stateId: number;
  readonly mode: 'live' | 'past';
}

/** The ways through the game so far. The live game goes on meanwhile. */
export interface TimeTravel {
  readonly liveStateId: number; // the live state
  readonly goTo: (stateId: number) => void;
  readonly returnToLive: () => void;
  readonly perspective: Perspective | null; // where a game that is over is looked at from; null: as it was from here
  readonly setPerspective: (from: Perspective | null) => void;
  readonly replayFrom: (from: number) => void; // tells every move since that state again
}

export const DisplayedStateContext = createContext<DisplayedState | null>(null);
export const TimeTravelContext = createContext<TimeTravel | null>(null);

/** What is shown now. Decisions are never made on it, but on the live view of `useTable`. */
export const useDisplayed = (): DisplayedState => useRequiredContext(DisplayedStateContext);

/** The ways to earlier states and back. */
export const useTimeTravel = (): TimeTravel => useRequiredContext(TimeTravelContext);
