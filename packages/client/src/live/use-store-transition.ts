import { startTransition, useEffect, useState } from 'react';

/** A store with a snapshot and change notifications. */
interface Store<T> {
  readonly getSnapshot: () => T;
  readonly subscribe: (listener: () => void) => () => void;
}

/**
 * Subscribes to a store and applies its updates in a transition, so that React can interrupt the render to handle
 * input.
 */
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
