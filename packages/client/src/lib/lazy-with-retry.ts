/** Lazy components with retries. */
import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

const RETRY_DELAYS_MS = [500, 1000, 2000, 4000, 8000, 8000, 8000];

/** A chunk failed to load for half a minute. The browser may cache the failure until a reload. */
export class ChunkLoadError extends Error {}

/** Works like React's `lazy` for a named export, and retries a failed load, for example during a server restart. */
export const lazyWithRetry = <P extends object>(
  load: () => Promise<ComponentType<P>>,
): LazyExoticComponent<ComponentType<P>> => lazy(async () => ({ default: await importWithRetry(load) }));

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
      retryStylesheets();
    }
  }
  return load().catch((cause: unknown) => {
    throw new ChunkLoadError('A part of the page could not be fetched', { cause });
  });
}

/** Replaces failed style sheet links: the bundler requests each style sheet only once. */
function retryStylesheets(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]'))
    if (link.sheet === null) link.replaceWith(link.cloneNode());
}
