import { basePath } from '../lib/base-path';

/** Marks the picture in the tab while somebody waits for this person, and takes the mark away. */
export function setFaviconBadge(hasPendingTurn: boolean): void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]');
  icon?.setAttribute('href', `${basePath()}/${hasPendingTurn ? 'flame-call' : 'flame'}.svg`);
}
