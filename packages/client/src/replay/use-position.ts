/** Which position of a game is shown, and from where; the address follows. */
import type { HistoricView, Perspective } from '@great-fire/protocol';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import type { ReplaySource } from './model/replay-source';
import { lastMove } from './model/replay-source';
import { parseMove } from './replay-paths';

/** Browsers take an address only so often: it is written once the sliding rests. */
const URL_UPDATE_DELAY_MS = 200;

export interface Position {
  readonly move: number;
  readonly view: HistoricView; // of it; while it is fetched, of the position before
  readonly perspective: Perspective;
  readonly goTo: (move: number) => void;
  readonly setPerspective: (perspective: Perspective) => void;
}

/** `path`: of the game; `initialMove`: the move in its address. Null until the first view is there. */
export function usePosition(
  source: ReplaySource,
  path: string,
  initialMove: string | undefined,
): Position | null {
  const last = lastMove(source);
  const defaultPerspective = source.perspectives[0] ?? 'spectator';
  // Without a number the address is that of the deal, or of a game under way as it stands.
  const [requestedMove, setRequestedMove] = useState<number | null>(() => parseMove(initialMove, Infinity));
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
    setRequestedMove(parseMove(initialMove, Infinity)); // written here, or by somebody else
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

/** Writes the move into the address, in the place of the one before. */
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
