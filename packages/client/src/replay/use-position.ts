/** Which position of a game is shown, and from where; the address follows. */
import type { PastView, SeenFrom } from '@great-fire/protocol';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import type { Course } from './model/course';
import { lastMove } from './model/course';
import { askedMove } from './replay-address';

/** Browsers take an address only so often: it is written once the sliding rests. */
const REST_MS = 200;

export interface Position {
  readonly move: number;
  readonly view: PastView; // of it; while it is fetched, of the position before
  readonly eyes: SeenFrom;
  readonly goTo: (move: number) => void;
  readonly lookFrom: (eyes: SeenFrom) => void;
}

/** `path`: of the game; `asked`: the move in its address. Null until the first view is there. */
export function usePosition(course: Course, path: string, asked: string | undefined): Position | null {
  const last = lastMove(course);
  const usual = course.eyes[0] ?? 'spectator';
  // Without a number the address is that of the deal, or of a game under way as it stands.
  const [wanted, setWanted] = useState<number | null>(() => askedMove(asked, Infinity));
  const [eyes, setEyes] = useState<SeenFrom>(usual);
  const seen = course.eyes.includes(eyes) ? eyes : usual;
  const move = Math.min(wanted ?? (course.isOver ? 0 : last), last);
  const view = useView(course, move, seen);
  useAddress(path, wanted, asked);
  const [heard, setHeard] = useState(asked);
  if (asked !== heard) {
    setHeard(asked);
    setWanted(askedMove(asked, Infinity)); // written here, or by somebody else
  }
  const goTo = useCallback(
    (to: number) => {
      const goal = Math.max(0, Math.min(Math.round(to), last));
      setWanted(goal === last && !course.isOver ? null : goal);
    },
    [last, course.isOver],
  );
  return useMemo(
    () => (view === null ? null : { move, view, eyes: seen, goTo, lookFrom: setEyes }),
    [move, view, seen, goTo],
  );
}

/** Writes the move into the address, in the place of the one before. */
function useAddress(path: string, wanted: number | null, asked: string | undefined): void {
  const [, navigate] = useLocation();
  const search = useSearch();
  const number = wanted === null ? undefined : String(wanted);
  useEffect(() => {
    if (asked === number) return undefined;
    const timer = setTimeout(() => {
      const to = number === undefined ? path : `${path}/${number}`;
      navigate(search === '' ? to : `${to}?${search}`, { replace: true });
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [number, asked, path, search, navigate]);
}

interface Fetched {
  readonly course: Course;
  readonly move: number;
  readonly eyes: SeenFrom;
  readonly view: PastView;
}

function useView(course: Course, move: number, eyes: SeenFrom): PastView | null {
  const known = useMemo(() => course.viewAt(move, eyes), [course, move, eyes]);
  const [fetched, setFetched] = useState<Fetched | null>(null);
  const isMissing = known === null;
  useEffect(() => {
    if (!isMissing) return undefined;
    let isWanted = true;
    void course.fetchView(move, eyes).then((view) => {
      if (isWanted && view !== null) setFetched({ course, move, eyes, view });
    });
    return () => {
      isWanted = false;
    };
  }, [course, move, eyes, isMissing]);
  return known ?? fetched?.view ?? null;
}
