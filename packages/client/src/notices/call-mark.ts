import { basePath } from '../connection/base-path';

/** Marks the picture in the tab while somebody waits for this person, and takes the mark away. */
export function markTab(isCalled: boolean): void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]');
  icon?.setAttribute('href', `${basePath()}/${isCalled ? 'flame-call' : 'flame'}.svg`);
}
