/**
 * Subscriptions to parts of a store. Updates are transitions by default, so that React can interrupt the render to
 * handle input; those of zustand's `useStore` are always urgent.
 */
import { startTransition, useEffect, useRef, useState } from 'react';
import type { StoreApi } from 'zustand/vanilla';

let isUrgent = false;

/** Runs an update of stores that answers an input, for example of a slider: its renders are urgent. */
export function updateUrgently(update: () => void): void {
  isUrgent = true;
  try {
    update();
  } finally {
    isUrgent = false;
  }
}

/**
 * Returns the state of a store as it was when the selected value changed last. Follows the latest store, selector and
 * comparison. Subscribes again only for another store.
 */
function useStoreState<S, T>(
  store: StoreApi<S>,
  select: (state: S) => T,
  isEqual: (before: T, after: T) => boolean,
): S {
  const [snapshot, setSnapshot] = useState(() => ({ store, state: store.getState() }));
  if (snapshot.store !== store) setSnapshot({ store, state: store.getState() });
  const requested = useRef(snapshot); // the last render may still be pending
  const update = useRef(() => {});
  useEffect(() => {
    if (requested.current.store !== store) requested.current = snapshot;
    let selected = select(requested.current.state);
    update.current = () => {
      const next = { store, state: store.getState() };
      if (next.state === requested.current.state) return;
      const nextSelected = select(next.state);
      if (isEqual(selected, nextSelected)) return;
      selected = nextSelected;
      requested.current = next;
      if (isUrgent) setSnapshot(next);
      else startTransition(() => setSnapshot(next)); // all components render this update in one pass
    };
    update.current(); // the store or the selector may have changed since the last update
  });
  useEffect(() => store.subscribe(() => update.current()), [store]);
  return snapshot.state;
}

const self = <S>(state: S): S => state;

/** Returns the state of a store. Renders again when one of the fields changes. */
export const useStoreFields = <S extends object, K extends keyof S>(
  store: StoreApi<S>,
  fields: readonly K[],
): Pick<S, K> =>
  useStoreState(store, self, (before, after) => fields.every((field) => before[field] === after[field]));

/** Returns a value derived from a store. Renders again when the value changes. */
export const useStoreValue = <S, T>(store: StoreApi<S>, select: (state: S) => T): T =>
  select(useStoreState(store, select, Object.is));
