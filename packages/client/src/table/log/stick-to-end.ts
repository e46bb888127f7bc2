import type { RefObject } from 'react';
import { useLayoutEffect, useRef } from 'react';

const NEAR = 40; // pixels

/**
 * Keeps a scrolling box at its end while it grows, unless its reader has scrolled away from it. A short box
 * begins at its top: a line that comes must not push the others about. The box has one child.
 */
export function useStickToEnd(content: unknown): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return undefined;
    let top = element.scrollTop;
    // A scroll event comes after the scroll. The box may have grown by then: only a scroll upwards leaves the end.
    const note = () => {
      const isNear = element.scrollHeight - element.scrollTop - element.clientHeight < NEAR;
      if (isNear) isAtEnd.current = true;
      else if (element.scrollTop < top) isAtEnd.current = false;
      top = element.scrollTop;
    };
    // What is in a line may be fetched after the line stands.
    const grown = new ResizeObserver(() => {
      if (isAtEnd.current) element.scrollTop = element.scrollHeight;
    });
    if (element.firstElementChild !== null) grown.observe(element.firstElementChild);
    element.addEventListener('scroll', note, { passive: true });
    return () => {
      grown.disconnect();
      element.removeEventListener('scroll', note);
    };
  }, []);
  const height = useRef(0);
  const last = useRef<Element | null>(null);
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return;
    const newest = element.firstElementChild?.lastElementChild ?? null;
    if (isAtEnd.current) element.scrollTop = element.scrollHeight;
    // At its very top a browser does not hold on to what is read when more comes in above.
    else if (element.scrollTop < NEAR && newest === last.current)
      element.scrollTop += element.scrollHeight - height.current;
    height.current = element.scrollHeight;
    last.current = newest;
  }, [content]);
  return box;
}
