/** Parts of the page that are fetched once they are needed. */
import { lazy } from 'react';

const WAITS_MS = [500, 1000, 2000, 4000, 8000, 8000, 8000];

/** A part of the page could not be had for half a minute. The browser may not ask for it again before a reload. */
export class NotFetched extends Error {}

/** As React's `lazy`; but a part that cannot be had now, as while the server is started anew, is asked for again. */
export const lazily: typeof lazy = (load) => lazy(() => fetchedInTime(load));

/** What `load` resolves to, tried again after each wait in ms. @throws NotFetched */
export async function fetchedInTime<T>(
  load: () => Promise<T>,
  waits: readonly number[] = WAITS_MS,
): Promise<T> {
  for (const wait of waits) {
    try {
      return await load();
    } catch {
      await new Promise((over) => setTimeout(over, wait));
      askForStylesAgain();
    }
  }
  return load().catch((cause: unknown) => {
    throw new NotFetched('A part of the page could not be fetched', { cause });
  });
}

/** A part's style sheet is asked for once only, whether it comes or not. */
function askForStylesAgain(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]'))
    if (link.sheet === null) link.replaceWith(link.cloneNode());
}
