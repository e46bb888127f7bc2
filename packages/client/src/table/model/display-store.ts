/** The state that a table displays: the live game, an earlier state, or the move that is animated. */
import type { HistoricView, Perspective } from '@great-fire/protocol';
import { type StoreApi, createStore } from 'zustand/vanilla';
import { shallow } from 'zustand/vanilla/shallow';
import { useMotionSetting } from '../../lib/reduced-motion';
import { updateUrgently } from '../../lib/use-store-fields';
import type { TableStore } from './table-context';
import {
  type AnimationQueue,
  type CurrentStep,
  advanceFrom,
  createIdleQueue,
  enqueue,
  flush,
  getCurrentStep,
  startReplay,
  createMoveAnimation,
  planAnimations,
} from './animation-queue';

export interface DisplayedState {
  readonly view: HistoricView;
  readonly stateId: number;
  readonly mode: 'live' | 'past';
  readonly countsSecrets?: boolean; // points include the secrets that the view shows; default: false
}

/** A zoomed map. The animation queue waits until it shows the place of a step. */
interface PannableMap {
  readonly remainingPanMs: number; // ms until the map reaches its target
  readonly finishPan: () => void; // jumps to the target: a busy page may draw no frame in time
}

/** The navigation through the states of the game. The live game continues meanwhile. */
export interface TimeTravel {
  readonly goTo: (stateId: number) => void;
  readonly returnToLive: () => void;
  readonly setPerspective: (from: Perspective | null) => void;
  readonly replayFrom: (from: number) => void; // animates all moves since that state
}

export interface Display extends TimeTravel {
  readonly displayed: DisplayedState;
  readonly currentStep: CurrentStep | null; // the animation step that is playing
  readonly perspective: Perspective | null; // on a finished game; null: the viewer's own
  /** The tutorial pans the map. Auto-pan is then off, because two controllers would fight over the scroll position. */
  readonly isPannedExternally: boolean;
  readonly isStaging: boolean; // a moment plays at a place of the map
  readonly map: PannableMap | null; // null: the map shows the whole city
}

export type DisplayStore = StoreApi<Display>;

/** Creates a display without animations. By default it has nothing to navigate to. */
export const createStaticDisplay = (
  displayed: DisplayedState,
  timeTravel: Partial<TimeTravel> = {},
): DisplayStore =>
  createStore(() => ({
    displayed,
    currentStep: null,
    perspective: null,
    isPannedExternally: false,
    isStaging: false,
    map: null,
    goTo: () => undefined,
    returnToLive: () => undefined,
    setPerspective: () => undefined,
    replayFrom: () => undefined,
    ...timeTravel,
  }));

/** The display of a running table, with the functions of its controller. */
export interface LiveDisplay {
  readonly store: DisplayStore;
  readonly followTable: () => void; // shows or animates the table's state; call it after each change
  readonly advance: (key: string) => void; // ends the step with this key
  readonly skip: () => void; // ends all animations
}

interface PastSelection {
  readonly stateId: number; // requested
  readonly perspective: Perspective | null;
  readonly view: HistoricView; // of that state; the previous view while loading
}

/** Creates the display of a table. Animates the moves that arrive while the page is visible and shows the live game. */
export function createLiveDisplay(table: TableStore): LiveDisplay {
  const { view: firstView, stateId: firstStateId } = table.getState();
  let queue = createIdleQueue({ view: firstView, stateId: firstStateId });
  let past: PastSelection | null = null;
  let publishedQueue = queue;

  const getDisplayed = (): DisplayedState => {
    if (past === null) return { ...queue.displayed, mode: 'live' };
    const { view, stateId, perspective } = past;
    const mode = stateId < table.getState().stateId ? 'past' : 'live';
    return { view, stateId, mode, countsSecrets: perspective !== null };
  };
  const publish = (): void => {
    const before = store.getState();
    const next = getDisplayed();
    const displayed = shallow(before.displayed, next) ? before.displayed : next;
    if (displayed === before.displayed && queue === publishedQueue) return;
    const currentStep = queue === publishedQueue ? before.currentStep : getCurrentStep(queue);
    publishedQueue = queue;
    store.setState({ displayed, currentStep });
  };
  const setQueue = (next: AnimationQueue): void => {
    queue = next;
    publish();
  };
  const setPast = (next: PastSelection | null): void => {
    past = next;
    updateUrgently(publish);
  };

  const showState = (targetStateId: number, perspective: Perspective | null): void => {
    const { stateId: liveStateId, viewAt, fetchView } = table.getState();
    const stateId = Math.min(Math.max(0, targetStateId), liveStateId);
    if (stateId === liveStateId && perspective === null) {
      setPast(null);
      return;
    }
    queue = flush(queue);
    const { displayed } = store.getState();
    setPast({ stateId, perspective, view: viewAt(stateId, perspective) ?? displayed.view });
    void fetchView(stateId, perspective).then((view) => {
      if (view !== null && past?.stateId === stateId && past.perspective === perspective)
        setPast({ stateId, perspective, view });
    });
  };

  const store = createStaticDisplay(getDisplayed(), {
    goTo: (stateId) => showState(stateId, store.getState().perspective),
    returnToLive: () => showState(Infinity, store.getState().perspective),
    setPerspective: (perspective) => {
      updateUrgently(() => store.setState({ perspective }));
      showState(store.getState().displayed.stateId, perspective);
    },
    replayFrom: (from) => {
      setPast(null);
      const { stateId, fetchView } = table.getState();
      void fetchRange(from, stateId, fetchView).then((views) => {
        const { log, viewAt } = table.getState();
        const [view] = views;
        if (view === undefined) return;
        const getView = (id: number) => views[id - from] ?? viewAt(id);
        const animations = log
          .filter((entry) => entry.stateId > from)
          .map((entry) => createMoveAnimation(entry, getView(entry.stateId), view.viewer));
        setQueue(startReplay(queue, { stateId: from, view }, animations));
      });
    },
  });

  return {
    store,
    followTable: () => {
      const { view, stateId, log, viewAt, match } = table.getState();
      if (queue.live.view === view) {
        publish(); // a new live state can change the mode
        return;
      }
      const { isReduced } = useMotionSetting.getState();
      const shouldAnimate = !isReduced && past === null && document.visibilityState === 'visible';
      const live = { stateId, view };
      const from = queue.live.stateId;
      setQueue(enqueue(queue, live, shouldAnimate ? planAnimations(from, live, { log, viewAt, match }) : []));
    },
    advance: (key) => setQueue(advanceFrom(queue, key)),
    skip: () => setQueue(flush(queue)),
  };
}

/** Fetches the views of a range of states in order. Stops at the first view that is unavailable. */
async function fetchRange(
  from: number,
  to: number,
  fetchView: (stateId: number) => Promise<HistoricView | null>,
): Promise<readonly HistoricView[]> {
  const views: HistoricView[] = [];
  for (let stateId = from; stateId <= to; stateId += 1) {
    const view = await fetchView(stateId);
    if (view === null) break;
    views.push(view);
  }
  return views;
}
