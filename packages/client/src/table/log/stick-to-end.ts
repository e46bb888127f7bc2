import type { RefObject } from 'react';
import { useLayoutEffect, useRef } from 'react';

const NEAR = 40; // pixels

/** Keeps a scrolling box at its end while it grows, unless its reader has scrolled away from it. */
export function useStickToEnd(content: unknown): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return undefined;
    const note = () => {
      isAtEnd.current = element.scrollHeight - element.scrollTop - element.clientHeight < NEAR;
    };
    element.addEventListener('scroll', note, { passive: true });
    return () => element.removeEventListener('scroll', note);
  }, []);
  useLayoutEffect(() => {
    if (box.current !== null && isAtEnd.current) box.current.scrollTop = box.current.scrollHeight;
  }, [content]);
  return box;
}
