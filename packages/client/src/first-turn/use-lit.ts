/** Finds the lit control on the page, and keeps everything else of the table from being pressed meanwhile. */
import { useEffect, useLayoutEffect, useRef, useState } from 'react';

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

/** Returns the box of the lit control on the screen, in pixels; null while it cannot be pressed. Reads it at every frame. */
export function useLitBox(lit: string): LitBox | null {
  const [box, setBox] = useState<LitBox | null>(null);
  useEffect(() => {
    let frame = 0;
    const look = () => {
      const control = find(lit);
      const rect = control?.getBoundingClientRect();
      // A disabled control takes no focus.
      const isThere = rect !== undefined && rect.width > 0 && !control?.matches(':disabled');
      const now = isThere ? boxOf(rect) : null;
      setBox((before) => (same(before, now) ? before : now));
      frame = requestAnimationFrame(look);
    };
    look();
    return () => cancelAnimationFrame(frame);
  }, [lit]);
  return box;
}

const boxOf = ({ left, top, width, height }: DOMRect): LitBox => ({ left, top, width, height });

const REST_MS = 200; // the table may still be moving its map
const CORRECTIONS = 2; // then the guest may look elsewhere

/** Brings the lit control into sight and gives it the focus, as soon as it is there and at rest. */
export function useLead(lit: string, box: LitBox | null): void {
  const isThere = box !== null;
  const corrections = useRef(0);
  useLayoutEffect(() => {
    corrections.current = 0;
    if (!isThere) return;
    bringIntoSight(lit);
    const control = find(lit);
    if (control instanceof HTMLElement || control instanceof SVGElement)
      control.focus({ preventScroll: true });
  }, [lit, isThere]);
  useEffect(() => {
    if (box === null || corrections.current === CORRECTIONS) return;
    const timer = window.setTimeout(() => {
      corrections.current += 1;
      bringIntoSight(lit);
    }, REST_MS);
    return () => window.clearTimeout(timer);
  }, [lit, box]);
}

function bringIntoSight(lit: string): void {
  const control = find(lit);
  const frame = control?.closest('main, section')?.getBoundingClientRect();
  const at = control?.getBoundingClientRect();
  if (frame === undefined || at === undefined) return;
  const isSeen =
    at.left >= frame.left && at.right <= frame.right && at.top >= frame.top && at.bottom <= frame.bottom;
  if (!isSeen) control?.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
}

const CONTROLS = 'button, select, input, a, summary, [role=button], [role=switch], [role=tab]';
const FREE = 'header, aside, dialog, [data-guide], [data-explanation]'; // all that moves nothing at the table
const TABLE_KEYS = /^([1-9numekNU]|Escape|Enter)$/; // they need no focus

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
