import type { RefObject } from 'react';
import { useCallback, useLayoutEffect, useRef } from 'react';

const BOTTOM_TOLERANCE = 40; // pixels

/**
 * Keeps a scrolling box at its end while it grows, unless its reader has scrolled away from it. A short box
 * begins at its top: a line that comes must not push the others about. The box has one child.
 */
export function useStickToBottom(content: unknown): RefObject<HTMLDivElement | null> {
  const boxRef = useRef<HTMLDivElement>(null);
  const isAtBottom = useRef(true);
  const lastScrollTop = useRef(0); // where the box was scrolled to when it was last looked at
  // A scroll event comes after the scroll. The box may have grown by then: only a scroll upwards leaves the end.
  const trackScroll = useCallback((element: HTMLElement) => {
    const isNear = element.scrollHeight - element.scrollTop - element.clientHeight < BOTTOM_TOLERANCE;
    if (isNear) isAtBottom.current = true;
    else if (element.scrollTop < lastScrollTop.current) isAtBottom.current = false;
    lastScrollTop.current = element.scrollTop;
  }, []);
  const scrollToBottom = useCallback((element: HTMLElement) => {
    element.scrollTop = element.scrollHeight;
    lastScrollTop.current = element.scrollTop;
  }, []);
  useLayoutEffect(() => {
    const element = boxRef.current;
    if (element === null) return undefined;
    const onScroll = () => trackScroll(element);
    // Parts of a line may load after the line is rendered.
    const resizeObserver = new ResizeObserver(() => {
      trackScroll(element);
      if (isAtBottom.current) scrollToBottom(element);
    });
    if (element.firstElementChild !== null) resizeObserver.observe(element.firstElementChild);
    element.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      resizeObserver.disconnect();
      element.removeEventListener('scroll', onScroll);
    };
  }, [trackScroll, scrollToBottom]);
  const lastHeight = useRef(0);
  const lastChild = useRef<Element | null>(null);
  useLayoutEffect(() => {
    const element = boxRef.current;
    if (element === null) return;
    const newest = element.firstElementChild?.lastElementChild ?? null;
    if (isAtBottom.current) scrollToBottom(element);
    // At its very top a browser does not hold on to what is read when more comes in above.
    else if (element.scrollTop < BOTTOM_TOLERANCE && newest === lastChild.current)
      element.scrollTop += element.scrollHeight - lastHeight.current;
    lastHeight.current = element.scrollHeight;
    lastChild.current = newest;
  }, [content, scrollToBottom]);
  return boxRef;
}
