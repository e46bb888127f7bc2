/** Lazy components with retries. */
import { lazy, useState, type ComponentType, type FunctionComponent } from 'react';

const RETRY_DELAYS_MS = [500, 1000, 2000, 4000, 8000, 8000, 8000];

/** A chunk failed to load for half a minute. */
export class ChunkLoadError extends Error {}

/** A component whose code loads when it is first rendered, or before. */
export type LazyComponent<P> = FunctionComponent<P> & {
  /** Loads the code. Resolves once the component renders without a fallback. @throws ChunkLoadError */
  readonly load: () => Promise<unknown>;
  readonly isLoaded: () => boolean;
};

/**
 * Works like React's `lazy` for a named export, and retries a failed load, for example during a server restart. A part that has
 * loaded renders at once: React would show the fallback first, and then for at least 300 ms.
 */
export function lazyWithRetry<P extends object>(load: () => Promise<ComponentType<P>>): LazyComponent<P> {
  let loading: Promise<ComponentType<P>> | null = null;
  let loaded: ComponentType<P> | null = null;
  const loadOnce = () =>
    (loading ??= importWithRetry(load).then((component) => {
      loaded = component;
      return component;
    }));
  const Lazy = lazy(async () => ({ default: await loadOnce() }));
  const choose = (): ComponentType<P> => loaded ?? Lazy;
  const Part = (props: P) => {
    const [Component] = useState(choose);
    return <Component {...props} />;
  };
  return Object.assign(Part, { load: loadOnce, isLoaded: () => loaded !== null });
}

/**
 * Resolves to the result of `load`. Waits `delays` in ms between the attempts.
 *
 * @throws ChunkLoadError if the last attempt fails
 */
export async function importWithRetry<T>(
  load: () => Promise<T>,
  delays: readonly number[] = RETRY_DELAYS_MS,
): Promise<T> {
  for (const delay of delays) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, delay));
    }
  }
  return load().catch((cause: unknown) => {
    throw new ChunkLoadError('A part of the page could not be fetched', { cause });
  });
}
