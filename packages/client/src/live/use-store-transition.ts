import { startTransition, useEffect, useState } from 'react';

/** What knows something, and tells when that became something else. */
interface Store<T> {
  readonly getSnapshot: () => T;
  readonly subscribe: (listener: () => void) => () => void;
}

/** What a line knows, drawn in slices, between which the page answers whoever presses something. */
export function useStoreTransition<T>({ getSnapshot, subscribe }: Store<T>): T {
  const [snapshot, setSnapshot] = useState(getSnapshot);
  useEffect(() => {
    const update = () => {
      const next = getSnapshot();
      startTransition(() => setSnapshot(() => next));
    };
    update();
    return subscribe(update);
  }, [getSnapshot, subscribe]);
  return snapshot;
}
