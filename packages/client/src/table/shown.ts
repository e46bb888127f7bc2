/** What the map and the panels show: the live game, an earlier state, or the move that is being told. */
import type { PastView, SeenFrom } from '@great-fire/protocol';
import { createContext } from 'react';
import { useGiven } from './use-given';

export interface Shown {
  readonly view: PastView;
  readonly stateId: number;
  readonly mode: 'live' | 'past';
}

/** The ways through the game so far. The live game goes on meanwhile. */
export interface Travel {
  readonly latest: number; // the live state
  readonly goTo: (stateId: number) => void;
  readonly backToLive: () => void;
  readonly from: SeenFrom | null; // where a game that is over is looked at from; null: as it was from here
  readonly lookFrom: (from: SeenFrom | null) => void;
  readonly replay: (from: number) => void; // tells every move since that state again
}

export const ShownContext = createContext<Shown | null>(null);
export const TravelContext = createContext<Travel | null>(null);

/** What is shown now. Decisions are never made on it, but on the live view of `useTable`. */
export const useShown = (): Shown => useGiven(ShownContext);

/** The ways to earlier states and back. */
export const useTravel = (): Travel => useGiven(TravelContext);
