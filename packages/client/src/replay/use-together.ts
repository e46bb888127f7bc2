/** Looking back together: whether this page is connected to the others, and follows their leader. */
import type { DistrictId } from '@great-fire/game';
import { useCallback, useMemo, useState } from 'react';
import { useSearch } from 'wouter';
import type { Together } from './replay-context';
import type { ReplayPosition } from './use-position';

/** Opens the replay together with the others. */
export const TOGETHER_SEARCH = '?together';

interface TogetherPosition {
  readonly position: ReplayPosition | null; // whose steps are those of the viewer
  readonly together: Together | null;
}

/** `match`: undefined for a replay with one reader. */
export function useTogether(position: ReplayPosition | null, match: string | undefined): TogetherPosition {
  const search = useSearch();
  const [openedBy, setOpenedBy] = useState<Together['openedBy']>(() =>
    new URLSearchParams(search).has('together') ? 'link' : null,
  );
  const [isFollowing, setFollowing] = useState(true);
  const [mark, setMark] = useState<DistrictId | null>(null);
  const goTo = position?.goTo;
  const setPerspective = position?.setPerspective;
  const follow = useCallback<Together['follow']>(
    (to) => {
      setFollowing(true);
      goTo?.(to.move);
      setPerspective?.(to.perspective);
    },
    [goTo, setPerspective],
  );
  const together = useMemo(
    (): Together | null =>
      match === undefined ? null : { match, openedBy, setOpenedBy, isFollowing, follow, mark, setMark },
    [match, openedBy, isFollowing, follow, mark],
  );
  // The same functions at each move: the log renders again when they change.
  const steps = useMemo(() => {
    const byViewer =
      <T>(step?: (to: T) => void) =>
      (to: T) => {
        setFollowing(false);
        setMark(null);
        step?.(to);
      };
    return { goTo: byViewer(goTo), setPerspective: byViewer(setPerspective) };
  }, [goTo, setPerspective]);
  const ownPosition = useMemo(() => position && { ...position, ...steps }, [position, steps]);
  return { position: ownPosition, together };
}
