import type { RefObject } from 'react';
import { useCallback, useLayoutEffect, useRef } from 'react';

const NEAR = 40; // pixels

/**
 * Keeps a scrolling box at its end while it grows, unless its reader has scrolled away from it. A short box
 * begins at its top: a line that comes must not push the others about. The box has one child.
 */
export function useStickToEnd(content: unknown): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  const top = useRef(0); // where the box was scrolled to when it was last looked at
  // A scroll event comes after the scroll. The box may have grown by then: only a scroll upwards leaves the end.
  const note = useCallback((element: HTMLElement) => {
    const isNear = element.scrollHeight - element.scrollTop - element.clientHeight < NEAR;
    if (isNear) isAtEnd.current = true;
    else if (element.scrollTop < top.current) isAtEnd.current = false;
    top.current = element.scrollTop;
  }, []);
  const follow = useCallback((element: HTMLElement) => {
    element.scrollTop = element.scrollHeight;
    top.current = element.scrollTop;
  }, []);
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return undefined;
    const scrolled = () => note(element);
    // Parts of a line may load after the line is rendered.
    const grown = new ResizeObserver(() => {
      note(element);
      if (isAtEnd.current) follow(element);
    });
    if (element.firstElementChild !== null) grown.observe(element.firstElementChild);
    element.addEventListener('scroll', scrolled, { passive: true });
    return () => {
      grown.disconnect();
      element.removeEventListener('scroll', scrolled);
    };
  }, [note, follow]);
  const height = useRef(0);
  const last = useRef<Element | null>(null);
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return;
    const newest = element.firstElementChild?.lastElementChild ?? null;
    if (isAtEnd.current) follow(element);
    // At its very top a browser does not hold on to what is read when more comes in above.
    else if (element.scrollTop < NEAR && newest === last.current)
      element.scrollTop += element.scrollHeight - height.current;
    height.current = element.scrollHeight;
    last.current = newest;
  }, [content, follow]);
  return box;
}
