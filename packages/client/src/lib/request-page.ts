import type { PageKind } from '../page-kind';

declare global {
  var requestPageParts: ((kind: PageKind) => void) | undefined;
}

/** Requests the files of a page that will be shown soon. The boot script of a built page knows them. */
export const requestPage = (kind: PageKind): void => globalThis.requestPageParts?.(kind);
