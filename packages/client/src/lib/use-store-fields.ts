/**
 * Subscriptions to parts of a store. Updates are transitions by default, so that React can interrupt the render to
 * handle input; those of zustand's `useStore` are always urgent. The store, and what a component selects, must stay the same.
 */
import { startTransition, useEffect, useState } from 'react';
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

/** Returns the state of a store as it was when the selected value changed last. */
function useStoreState<S, T>(
  store: StoreApi<S>,
  select: (state: S) => T,
  isEqual: (before: T, after: T) => boolean,
): S {
  const [first] = useState(() => ({ state: store.getState(), select, isEqual }));
  const [state, setState] = useState(first.state);
  useEffect(() => {
    let selected = first.select(first.state);
    const update = () => {
      const next = store.getState();
      const nextSelected = first.select(next);
      if (first.isEqual(selected, nextSelected)) return;
      selected = nextSelected;
      if (isUrgent) setState(() => next);
      else startTransition(() => setState(() => next)); // all components render this update in one pass
    };
    update(); // the store may have changed since the render
    return store.subscribe(update);
  }, [store, first]);
  return state;
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
