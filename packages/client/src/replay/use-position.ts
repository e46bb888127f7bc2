/** Displayed position and perspective of a replay, synchronised with the URL. */
import type { HistoricView, Perspective } from '@great-fire/protocol';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { parseMoveNumber } from '../lib/routes';
import { type ReplaySource, lastMove } from './model/replay-source';

/** Browsers limit the rate of URL changes, so the URL is updated when the slider rests. */
const URL_UPDATE_DELAY_MS = 200;

export interface ReplayPosition {
  readonly move: number;
  readonly view: HistoricView; // of the move; while loading, of the last position
  readonly perspective: Perspective;
  readonly goTo: (move: number) => void;
  readonly setPerspective: (perspective: Perspective) => void;
}

/**
 * Returns the displayed position, or null until the first view is loaded. `path` is the path of the replay,
 * `initialMove` the move in the URL.
 */
export function usePosition(
  source: ReplaySource,
  path: string,
  initialMove: string | undefined,
): ReplayPosition | null {
  const last = lastMove(source);
  const defaultPerspective = source.perspectives[0] ?? 'spectator';
  // Without a number the URL means the deal of a finished game, or the current state of a running one.
  const [requestedMove, setRequestedMove] = useState<number | null>(() =>
    parseMoveNumber(initialMove, Infinity),
  );
  const [chosenPerspective, setChosenPerspective] = useState<Perspective>(defaultPerspective);
  const perspective = source.perspectives.includes(chosenPerspective)
    ? chosenPerspective
    : defaultPerspective;
  const move = Math.min(requestedMove ?? (source.isOver ? 0 : last), last);
  const view = usePositionView(source, move, perspective);
  useSyncUrl(path, requestedMove, initialMove);
  const [lastInitialMove, setLastInitialMove] = useState(initialMove);
  if (initialMove !== lastInitialMove) {
    setLastInitialMove(initialMove);
    setRequestedMove(parseMoveNumber(initialMove, Infinity)); // set by this page or by navigation
  }
  const goTo = useCallback(
    (target: number) => {
      const clamped = Math.max(0, Math.min(Math.round(target), last));
      setRequestedMove(clamped === last && !source.isOver ? null : clamped);
    },
    [last, source.isOver],
  );
  return useMemo(
    () =>
      view === null
        ? null
        : { move, view, perspective: perspective, goTo, setPerspective: setChosenPerspective },
    [move, view, perspective, goTo],
  );
}

/** Replaces the URL by that of the displayed move. */
function useSyncUrl(path: string, requestedMove: number | null, initialMove: string | undefined): void {
  const [, navigate] = useLocation();
  const search = useSearch();
  const number = requestedMove === null ? undefined : String(requestedMove);
  useEffect(() => {
    if (initialMove === number) return undefined;
    const timer = setTimeout(() => {
      const url = number === undefined ? path : `${path}/${number}`;
      navigate(search === '' ? url : `${url}?${search}`, { replace: true });
    }, URL_UPDATE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [number, initialMove, path, search, navigate]);
}

interface Fetched {
  readonly source: ReplaySource;
  readonly move: number;
  readonly perspective: Perspective;
  readonly view: HistoricView;
}

function usePositionView(source: ReplaySource, move: number, perspective: Perspective): HistoricView | null {
  const cached = useMemo(() => source.viewAt(move, perspective), [source, move, perspective]);
  const [fetched, setFetched] = useState<Fetched | null>(null);
  const isMissing = cached === null;
  useEffect(() => {
    if (!isMissing) return undefined;
    let isActive = true;
    void source.fetchView(move, perspective).then((view) => {
      if (isActive && view !== null) setFetched({ source, move, perspective, view });
    });
    return () => {
      isActive = false;
    };
  }, [source, move, perspective, isMissing]);
  return cached ?? fetched?.view ?? null;
}
