import type { HistoricView, Perspective } from '@great-fire/protocol';
import type { ReactNode } from 'react';
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { DisplayedState, TimeTravel } from './displayed-state';
import { DisplayedStateContext, TimeTravelContext } from './displayed-state';
import type { PannableMap } from '../animation/viewport-pan-context';
import { ViewportPanContext } from '../animation/viewport-pan-context';
import { CurrentStepContext } from '../animation/current-step';
import { createMoveAnimation } from '../animation/plan-animations';
import { useAnimationQueue } from '../animation/use-animation-queue';
import { useTable } from '../table-context';

interface PastSelection {
  readonly stateId: number; // requested
  readonly perspective: Perspective | null;
  readonly view: HistoricView; // of that state; the previous view while loading
}

/** Provides the displayed state, which can differ from the live game, and the animation step that is playing. */
export function DisplayedStateProvider({ children }: { readonly children: ReactNode }) {
  const { stateId, log, viewAt, fetchView } = useTable('stateId', 'log', 'viewAt', 'fetchView');
  const [past, setPast] = useState<PastSelection | null>(null);
  const [perspective, storePerspective] = useState<Perspective | null>(null);
  const panRef = useRef<PannableMap | null>(null);
  const { queue, currentStep: step, skip, replay } = useAnimationQueue(past !== null, panRef);
  const { view, stateId: displayedStateId } = queue.displayed;
  const displayed = useMemo(
    (): DisplayedState =>
      past === null
        ? { view, stateId: displayedStateId, mode: 'live' }
        : {
            ...{ view: past.view, stateId: past.stateId, countsSecrets: past.perspective !== null },
            mode: past.stateId < stateId ? 'past' : 'live',
          },
    [view, displayedStateId, past, stateId],
  );

  const latest = useRef({ stateId, log, displayed, perspective, viewAt, fetchView });
  useLayoutEffect(() => {
    latest.current = { stateId, log, displayed, perspective, viewAt, fetchView };
  });
  const showState = useCallback(
    (targetStateId: number, newPerspective: Perspective | null) => {
      const {
        stateId: liveStateId,
        displayed: lastDisplayed,
        viewAt: getCachedView,
        fetchView: loadView,
      } = latest.current;
      const clampedStateId = Math.min(Math.max(0, targetStateId), liveStateId);
      if (clampedStateId === liveStateId && newPerspective === null) {
        setPast(null);
        return;
      }
      skip();
      const selection = { stateId: clampedStateId, perspective: newPerspective };
      setPast({ ...selection, view: getCachedView(clampedStateId, newPerspective) ?? lastDisplayed.view });
      void loadView(clampedStateId, newPerspective).then((loadedView) => {
        if (loadedView === null) return;
        setPast((current) =>
          current?.stateId === clampedStateId && current.perspective === newPerspective
            ? { ...selection, view: loadedView }
            : current,
        );
      });
    },
    [skip],
  );
  const goTo = useCallback(
    (targetStateId: number) => showState(targetStateId, latest.current.perspective),
    [showState],
  );
  const returnToLive = useCallback(() => goTo(Infinity), [goTo]);
  const setPerspective = useCallback(
    (newPerspective: Perspective | null) => {
      storePerspective(newPerspective);
      showState(latest.current.displayed.stateId, newPerspective);
    },
    [showState],
  );
  const replayFrom = useCallback(
    (fromStateId: number) => {
      setPast(null);
      void fetchRange(fromStateId, latest.current.stateId, latest.current.fetchView).then((views) => {
        const { log: logEntries, viewAt: getCachedView } = latest.current;
        const [firstView] = views;
        if (firstView === undefined) return;
        const getView = (id: number) => views[id - fromStateId] ?? getCachedView(id);
        const animations = logEntries
          .filter((entry) => entry.stateId > fromStateId)
          .map((entry) => createMoveAnimation(entry, getView(entry.stateId), firstView.viewer));
        replay({ stateId: fromStateId, view: firstView }, animations);
      });
    },
    [replay],
  );
  const timeTravel = useMemo(
    (): TimeTravel => ({ liveStateId: stateId, goTo, returnToLive, perspective, setPerspective, replayFrom }),
    [stateId, goTo, returnToLive, perspective, setPerspective, replayFrom],
  );

  return (
    <TimeTravelContext value={timeTravel}>
      <DisplayedStateContext value={displayed}>
        <CurrentStepContext value={step}>
          <ViewportPanContext value={panRef}>{children}</ViewportPanContext>
        </CurrentStepContext>
      </DisplayedStateContext>
    </TimeTravelContext>
  );
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
