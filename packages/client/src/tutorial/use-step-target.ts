/** Hooks that locate, focus and isolate the target control of a tutorial step. */
import { useEffect, useLayoutEffect, useRef, useState } from 'react';

export interface TargetRect {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const findTarget = (targetId: string): Element | null =>
  document.querySelector(`[data-testid="${targetId}"]`);

const isSameRect = (a: TargetRect | null, b: TargetRect | null): boolean =>
  a === b ||
  (a !== null &&
    b !== null &&
    a.left === b.left &&
    a.top === b.top &&
    a.width === b.width &&
    a.height === b.height);

/**
 * Returns the box of the target control in px of the viewport; null while it cannot be used. Measures in every frame.
 */
export function useTargetRect(targetId: string): TargetRect | null {
  const [rect, setRect] = useState<TargetRect | null>(null);
  useEffect(() => {
    let frame = 0;
    const measure = () => {
      const control = findTarget(targetId);
      const bounds = control?.getBoundingClientRect();
      // A disabled control cannot take focus.
      const isUsable = bounds !== undefined && bounds.width > 0 && !control?.matches(':disabled');
      const next = isUsable ? toRect(bounds) : null;
      setRect((previous) => (isSameRect(previous, next) ? previous : next));
      frame = requestAnimationFrame(measure);
    };
    measure();
    return () => cancelAnimationFrame(frame);
  }, [targetId]);
  return rect;
}

const toRect = ({ left, top, width, height }: DOMRect): TargetRect => ({ left, top, width, height });

const SETTLE_MS = 200; // the map may still be moving
const MAX_CORRECTIONS = 2; // then the user may scroll away

/** Scrolls the target control into view and focuses it as soon as it is visible and at rest. */
export function useFocusTarget(targetId: string, rect: TargetRect | null): void {
  const isVisible = rect !== null;
  const corrections = useRef(0);
  useLayoutEffect(() => {
    corrections.current = 0;
    if (!isVisible) return;
    scrollIntoViewIfNeeded(targetId);
    const control = findTarget(targetId);
    if (control instanceof HTMLElement || control instanceof SVGElement)
      control.focus({ preventScroll: true });
  }, [targetId, isVisible]);
  useEffect(() => {
    if (rect === null || corrections.current === MAX_CORRECTIONS) return;
    const timer = window.setTimeout(() => {
      corrections.current += 1;
      scrollIntoViewIfNeeded(targetId);
    }, SETTLE_MS);
    return () => window.clearTimeout(timer);
  }, [targetId, rect]);
}

function scrollIntoViewIfNeeded(targetId: string): void {
  const control = findTarget(targetId);
  const frame = control?.closest('main, section')?.getBoundingClientRect();
  const bounds = control?.getBoundingClientRect();
  if (frame === undefined || bounds === undefined) return;
  const isVisible =
    bounds.left >= frame.left &&
    bounds.right <= frame.right &&
    bounds.top >= frame.top &&
    bounds.bottom <= frame.bottom;
  if (!isVisible) control?.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
}

const CONTROLS = 'button, select, input, a, summary, [role=button], [role=switch], [role=tab]';
const ALWAYS_ALLOWED = 'header, aside, dialog, [data-guide], [data-explanation]'; // areas without effect on the game
const TABLE_KEYS = /^([1-9numekNU]|Escape|Enter)$/; // shortcuts that work without focus

/** Blocks all controls of the table except the target. Calls `onDone` when the target is pressed. */
export function useInputLock(targetId: string, onDone: () => void): void {
  useEffect(() => {
    const block = (event: Event) => {
      event.preventDefault();
      event.stopPropagation();
    };
    const guard = (event: Event, target: Element, isPress: boolean) => {
      if (target.closest(`[data-testid="${targetId}"]`) !== null) {
        if (isPress) onDone();
      } else if (target.closest(ALWAYS_ALLOWED) === null && target.closest(CONTROLS) !== null) block(event);
    };
    const onClick = (event: MouseEvent) => {
      if (event.target instanceof Element) guard(event, event.target, true);
    };
    const onKey = (event: KeyboardEvent) => {
      if (!(event.target instanceof Element) || event.target.closest(ALWAYS_ALLOWED) !== null) return;
      const isPress = event.key === 'Enter' || event.key === ' ';
      // A key press triggers `click` on HTML buttons, but not on SVG elements.
      if (isPress) guard(event, event.target, event.target instanceof SVGElement);
      const isTarget = event.target.closest(`[data-testid="${targetId}"]`) !== null;
      if (TABLE_KEYS.test(event.key) && !(isPress && isTarget)) block(event);
    };
    window.addEventListener('click', onClick, true);
    window.addEventListener('keydown', onKey, true);
    return () => {
      window.removeEventListener('click', onClick, true);
      window.removeEventListener('keydown', onKey, true);
    };
  }, [targetId, onDone]);
}
