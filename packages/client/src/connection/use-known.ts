import { startTransition, useEffect, useState } from 'react';

/** What knows something, and tells when that became something else. */
interface Known<T> {
  readonly getSnapshot: () => T;
  readonly subscribe: (changed: () => void) => () => void;
}

/** What a line knows, drawn in slices, between which the page answers whoever presses something. */
export function useKnown<T>({ getSnapshot, subscribe }: Known<T>): T {
  const [known, setKnown] = useState(getSnapshot);
  useEffect(() => {
    const follow = () => {
      const now = getSnapshot();
      startTransition(() => setKnown(() => now));
    };
    follow();
    return subscribe(follow);
  }, [getSnapshot, subscribe]);
  return known;
}
