import { useLayoutEffect } from 'react';

/**
 * While something plays, a hidden page and these events of the window end it. Listens in the capture phase: a press or
 * key then acts on the live game. `types` and `skip` must stay the same.
 */
export function useSkip(isPlaying: boolean, types: readonly string[], skip: () => void): void {
  // A layout effect: the listeners exist before the user can see what plays.
  useLayoutEffect(() => {
    if (!isPlaying) return undefined;
    const options = { capture: true } as const;
    for (const type of types) window.addEventListener(type, skip, options);
    document.addEventListener('visibilitychange', skip);
    return () => {
      for (const type of types) window.removeEventListener(type, skip, options);
      document.removeEventListener('visibilitychange', skip);
    };
  }, [isPlaying, types, skip]);
}
