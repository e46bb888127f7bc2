/** Hooks that locate, focus and isolate the target control of a tutorial step. */
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { scrollToPart } from '../lib/scroll-to-part';

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
 * Returns the box of the first of these controls that can be used, in px of the viewport; null if there is none.
 * Measures in every frame.
 */
export function useTargetRect(...targetIds: readonly string[]): TargetRect | null {
  const [rect, setRect] = useState<TargetRect | null>(null);
  const idList = targetIds.join(' ');
  useEffect(() => {
    let frame = 0;
    const measure = () => {
      const next =
        idList
          .split(' ')
          .map(measureTarget)
          .find((box) => box !== null) ?? null;
      setRect((previous) => (isSameRect(previous, next) ? previous : next));
      frame = requestAnimationFrame(measure);
    };
    measure();
    return () => cancelAnimationFrame(frame);
  }, [idList]);
  return rect;
}

function measureTarget(targetId: string): TargetRect | null {
  const control = findTarget(targetId);
  // A disabled control cannot take focus.
  if (control === null || control.matches(':disabled')) return null;
  const { left, top, width, height } = control.getBoundingClientRect();
  return width > 0 ? { left, top, width, height } : null;
}

/** Focuses the target control as soon as it is visible. */
export function useFocusTarget(targetId: string, rect: TargetRect | null): void {
  const isVisible = rect !== null;
  useLayoutEffect(() => {
    if (!isVisible) return;
    const control = findTarget(targetId);
    if (control instanceof HTMLElement || control instanceof SVGElement)
      control.focus({ preventScroll: true });
  }, [targetId, isVisible]);
}

const SETTLE_MS = 200; // the map may still be moving
const MAX_CORRECTIONS = 2; // then the user may scroll away

/** Scrolls the first of these elements that exists into view, and again once it is at rest. */
export function useScrollIntoView(targetIds: readonly string[], rect: TargetRect | null): void {
  const isVisible = rect !== null;
  const corrections = useRef(0);
  const targetId = targetIds.find((id) => findTarget(id) !== null) ?? '';
  useLayoutEffect(() => {
    corrections.current = 0;
    if (isVisible) scrollIntoViewIfNeeded(targetId);
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
  if (isVisible) return;
  if (control instanceof SVGElement) scrollToPart(control);
  else control?.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
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
