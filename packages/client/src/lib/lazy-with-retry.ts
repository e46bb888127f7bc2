/** Parts of the page that are fetched once they are needed. */
import { lazy } from 'react';

const RETRY_DELAYS_MS = [500, 1000, 2000, 4000, 8000, 8000, 8000];

/** A part of the page could not be had for half a minute. The browser may not ask for it again before a reload. */
export class ChunkLoadError extends Error {}

/** As React's `lazy`; but a part that cannot be had now, as while the server is started anew, is asked for again. */
export const lazyWithRetry: typeof lazy = (load) => lazy(() => importWithRetry(load));

/** What `load` resolves to, tried again after each wait in ms. @throws ChunkLoadError */
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

/** A part's style sheet is asked for once only, whether it comes or not. */
function retryStylesheets(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]'))
    if (link.sheet === null) link.replaceWith(link.cloneNode());
}
