/** Finds the lit control on the page, and keeps everything else of the table from being pressed meanwhile. */
import { useEffect, useLayoutEffect, useState } from 'react';

export interface LitBox {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const find = (lit: string): Element | null => document.querySelector(`[data-testid="${lit}"]`);

const same = (a: LitBox | null, b: LitBox | null): boolean =>
  a === b ||
  (a !== null &&
    b !== null &&
    a.left === b.left &&
    a.top === b.top &&
    a.width === b.width &&
    a.height === b.height);

/** Where the lit control is on the screen, in pixels; null while it is not there. Followed frame by frame. */
export function useLitBox(lit: string): LitBox | null {
  const [box, setBox] = useState<LitBox | null>(null);
  useEffect(() => {
    let frame = 0;
    const look = () => {
      const rect = find(lit)?.getBoundingClientRect();
      const now = rect === undefined || rect.width === 0 ? null : boxOf(rect);
      setBox((before) => (same(before, now) ? before : now));
      frame = requestAnimationFrame(look);
    };
    look();
    return () => cancelAnimationFrame(frame);
  }, [lit]);
  return box;
}

const boxOf = ({ left, top, width, height }: DOMRect): LitBox => ({ left, top, width, height });

/** Brings the lit control into sight and gives it the focus, as soon as it is there. */
export function useLead(lit: string, isThere: boolean): void {
  useLayoutEffect(() => {
    const control = isThere ? find(lit) : null;
    if (!(control instanceof HTMLElement || control instanceof SVGElement)) return;
    control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    control.focus({ preventScroll: true });
  }, [lit, isThere]);
}

const CONTROLS = 'button, select, input, a, summary, [role=button], [role=switch], [role=tab]';
const FREE = 'header, aside, dialog, [data-guide], [data-explanation]'; // all that moves nothing at the table
const TABLE_KEYS = /^([1-9]|Escape|Enter)$/; // they need no focus

/** Only the lit control answers at the table; `onMet` is called as it is pressed. */
export function useOnly(lit: string, onMet: () => void): void {
  useEffect(() => {
    const stop = (event: Event) => {
      event.preventDefault();
      event.stopPropagation();
    };
    const guard = (event: Event, target: Element, presses: boolean) => {
      if (target.closest(`[data-testid="${lit}"]`) !== null) {
        if (presses) onMet();
      } else if (target.closest(FREE) === null && target.closest(CONTROLS) !== null) stop(event);
    };
    const onClick = (event: MouseEvent) => {
      if (event.target instanceof Element) guard(event, event.target, true);
    };
    const onKey = (event: KeyboardEvent) => {
      if (!(event.target instanceof Element) || event.target.closest(FREE) !== null) return;
      const isPress = event.key === 'Enter' || event.key === ' ';
      // A key makes a click of itself on a button of the page, but not on one that is drawn.
      if (isPress) guard(event, event.target, event.target instanceof SVGElement);
      const isLit = event.target.closest(`[data-testid="${lit}"]`) !== null;
      if (TABLE_KEYS.test(event.key) && !(isPress && isLit)) stop(event);
    };
    window.addEventListener('click', onClick, true);
    window.addEventListener('keydown', onKey, true);
    return () => {
      window.removeEventListener('click', onClick, true);
      window.removeEventListener('keydown', onKey, true);
    };
  }, [lit, onMet]);
}
