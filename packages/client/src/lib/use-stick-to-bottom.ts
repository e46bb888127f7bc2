import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react';

const BOTTOM_TOLERANCE = 40; // px

/**
 * Keeps a growing scroll container at its end unless the reader has scrolled away. A container without overflow stays
 * at its top, so that new lines do not move the others. The container has one child. While `showsStart`, the container
 * scrolls to its top.
 */
export function useStickToBottom(content: unknown, showsStart = false): RefObject<HTMLDivElement | null> {
  const boxRef = useRef<HTMLDivElement>(null);
  const isAtBottom = useRef(true);
  const lastScrollTop = useRef(0); // scroll position at the last check
  // The scroll event fires after the scroll, and the container may have grown meanwhile. Only a scroll upwards leaves
  // the end.
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
    // At scroll position 0 browsers have no scroll anchoring when content is inserted above.
    else if (element.scrollTop < BOTTOM_TOLERANCE && newest === lastChild.current)
      element.scrollTop += element.scrollHeight - lastHeight.current;
    lastHeight.current = element.scrollHeight;
    lastChild.current = newest;
  }, [content, scrollToBottom]);
  useLayoutEffect(() => {
    if (showsStart && boxRef.current !== null) boxRef.current.scrollTop = 0;
  }, [showsStart]);
  return boxRef;
}
