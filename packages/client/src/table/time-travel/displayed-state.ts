/** The state that the map, the bar, the log and the panels display: the live game, an earlier state, or the move that is animated. */
import type { HistoricView, Perspective } from '@great-fire/protocol';
import { createContext } from 'react';
import type { TableData } from '../table-context';
import { useTable } from '../table-context';
import { useRequiredContext } from '../use-required-context';

export interface DisplayedState {
  readonly view: HistoricView;
  readonly stateId: number;
  readonly mode: 'live' | 'past';
  readonly countsSecrets?: boolean; // points include the secrets that the view shows; default: false
}

/** Navigation through the states of the game. The live game continues meanwhile. */
export interface TimeTravel {
  readonly liveStateId: number;
  readonly goTo: (stateId: number) => void;
  readonly returnToLive: () => void;
  readonly perspective: Perspective | null; // for a finished game; null: the viewer's own
  readonly setPerspective: (from: Perspective | null) => void;
  readonly replayFrom: (from: number) => void; // animates all moves since that state
}

export const DisplayedStateContext = createContext<DisplayedState | null>(null);
export const TimeTravelContext = createContext<TimeTravel | null>(null);

/** Returns the displayed state. Decisions use the live view of `useTable` instead. */
export const useDisplayed = (): DisplayedState => useRequiredContext(DisplayedStateContext);

/**
 * Returns the running game as the animations show it so far. While an earlier state is displayed, returns the live
 * game.
 */
export function useAnimatedGame(): Pick<TableData, 'view' | 'stateId'> {
  const displayed = useDisplayed();
  const live = useTable('view', 'stateId');
  return displayed.mode === 'live' ? displayed : live;
}

/** Returns the navigation through the states of the game. */
export const useTimeTravel = (): TimeTravel => useRequiredContext(TimeTravelContext);
