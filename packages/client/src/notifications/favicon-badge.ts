import { basePath } from '../lib/base-path';

/** Adds or removes the badge on the favicon. */
export function setFaviconBadge(hasPendingTurn: boolean): void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]');
  icon?.setAttribute('href', `${basePath()}/${hasPendingTurn ? 'flame-call' : 'flame'}.svg`);
}
