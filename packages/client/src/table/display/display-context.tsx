/** Provides the displayed state of a table to its components. */
import type { ReactNode } from 'react';
import { createContext, useLayoutEffect, useState } from 'react';
import { updateUrgently, useStoreFields } from '../../lib/use-store-fields';
import type { TableData } from '../model/table-context';
import { TableContext, useTable } from '../model/table-context';
import { useRequiredContext } from '../model/use-required-context';
import type { CurrentStep } from './animation-queue';
import type { Display, DisplayedState, DisplayStore, TimeTravel } from './display-store';
import { createLiveDisplay, createStaticDisplay } from './display-store';
import { useDisplayController } from './use-display-controller';

/** Holds the store. Its value never changes. */
const DisplayContext = createContext<DisplayStore | null>(null);

/** Returns the store of the displayed state. Throws outside a table. */
export const useDisplayStore = (): DisplayStore => useRequiredContext(DisplayContext);

const useDisplay = <K extends keyof Display>(...fields: readonly K[]): Pick<Display, K> =>
  useStoreFields(useDisplayStore(), fields);

/** Returns the displayed state. Decisions use the live view of `useTable` instead. */
export const useDisplayed = (): DisplayedState => useDisplay('displayed').displayed;

/** Returns the animation step that is playing, or null. */
export const useCurrentStep = (): CurrentStep | null => useDisplay('currentStep').currentStep;

/** Returns the perspective on a finished game; null: the viewer's own. */
export const usePerspective = () => useDisplay('perspective').perspective;

/** Returns whether the tutorial pans the map. */
export const useIsPannedExternally = (): boolean => useDisplay('isPannedExternally').isPannedExternally;

/** Returns the navigation through the states of the game. */
export const useTimeTravel = (): TimeTravel =>
  useDisplay('goTo', 'returnToLive', 'setPerspective', 'replayFrom');

/**
 * Returns the running game as the animations show it so far. While an earlier state is displayed, returns the live
 * game.
 */
export function useAnimatedGame(): Pick<TableData, 'view' | 'stateId'> {
  const displayed = useDisplayed();
  const live = useTable('view', 'stateId');
  return displayed.mode === 'live' ? displayed : live;
}

/** Turns auto-pan off while `isOn`: the component pans the map. */
export function useExternalPan(isOn: boolean): void {
  const store = useDisplayStore();
  useLayoutEffect(() => {
    const setExternal = (isPannedExternally: boolean) =>
      updateUrgently(() => store.setState({ isPannedExternally }));
    setExternal(isOn);
    return () => setExternal(false);
  }, [store, isOn]);
}

interface ProviderProps {
  readonly children: ReactNode;
}

/** Displays the live game with its animations, and earlier states on request. */
export function DisplayProvider({ children }: ProviderProps) {
  const table = useRequiredContext(TableContext);
  const [display] = useState(() => createLiveDisplay(table));
  useDisplayController(display, table);
  return <DisplayContext value={display.store}>{children}</DisplayContext>;
}

interface StaticDisplayProviderProps extends ProviderProps {
  readonly displayed: DisplayedState;
  readonly goTo?: (stateId: number) => void; // default: no other state can be shown
}

const goNowhere = (): void => undefined;

/** Displays one state that React computes. */
export function StaticDisplayProvider({ displayed, goTo = goNowhere, children }: StaticDisplayProviderProps) {
  const [store] = useState(() => createStaticDisplay(displayed, { goTo }));
  useLayoutEffect(() => {
    updateUrgently(() => store.setState({ displayed, goTo }));
  }, [store, displayed, goTo]);
  return <DisplayContext value={store}>{children}</DisplayContext>;
}
