/** Provides the displayed state of a table to its components. */
import { createContext, useLayoutEffect, useState, useEffect, type ReactNode } from 'react';
import { updateUrgently, useStoreFields } from '../../lib/use-store-fields';
import {
  type TableData,
  type TableStore,
  TableStoreContext,
  useTable,
  useRequiredContext,
} from './table-context';
import type { CurrentStep } from './animation-queue';
import {
  type Display,
  type DisplayedState,
  type DisplayStore,
  type TimeTravel,
  type LiveDisplay,
  createLiveDisplay,
  createStaticDisplay,
} from './display-store';
import { getStepDuration } from './steps';
import { useSkip } from './use-skip';

// Skips on `click`, not on `pointerdown`: React then renders the end of the animation and the result of the press at
// once.
const SKIP_EVENTS = ['click', 'pointercancel', 'keydown'] as const;
const GAP_MS = 90; // ms between two moves, to separate them

function getDurationMs({ step, animation, speed }: CurrentStep): number {
  const isLast = animation.steps.at(-1) === step;
  return (getStepDuration(step) + (isLast && !animation.isOwn ? GAP_MS : 0)) / speed;
}

/**
 * Follows the table and plays the animations one after the other. Any press or key skips to the live state. If the map
 * is zoomed, waits for its pans.
 */
function useDisplayController({ store, followTable, advance, skip }: LiveDisplay, table: TableStore): void {
  useEffect(() => {
    followTable();
    return table.subscribe(followTable);
  }, [table, followTable]);

  const { currentStep } = useStoreFields(store, ['currentStep']);
  const key = currentStep?.key ?? null;
  const durationMs = currentStep === null ? 0 : getDurationMs(currentStep);
  const isPan = currentStep?.step.kind === 'pan';
  useEffect(() => {
    if (key === null) return undefined;
    const { map } = store.getState();
    const finish = () => {
      if (isPan) map?.finishPan();
      advance(key); // moves that arrive before the next render start another timer for the same step
    };
    const timer = setTimeout(finish, isPan ? (map?.remainingPanMs ?? 0) : durationMs);
    return () => clearTimeout(timer);
  }, [store, key, durationMs, isPan, advance]);

  useSkip(key !== null, SKIP_EVENTS, skip);
}

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

/** Returns whether a moment plays at a place of the map. */
export const useIsStaging = (): boolean => useDisplay('isStaging').isStaging;

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
  const table = useRequiredContext(TableStoreContext);
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
