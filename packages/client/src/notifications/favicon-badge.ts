import { useEffect } from 'react';
import { basePath } from '../lib/routes';

/** Shows a badge on the favicon while the component is mounted and the condition holds. */
export function useFaviconBadge(isShown: boolean): void {
  useEffect(() => {
    setFaviconBadge(isShown);
    return () => setFaviconBadge(false);
  }, [isShown]);
}

function setFaviconBadge(isShown: boolean): void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]');
  icon?.setAttribute('href', `${basePath()}/${isShown ? 'flame-call' : 'flame'}.svg`);
}
