/** Hooks that locate, focus and isolate the target control of a tutorial step. */
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { type Anchor, findAnchor, selectAnchor, scrollToPart } from '../lib/anchors';
import { useKeyScope } from '../lib/keyboard';

export interface TargetRect {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

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
 * Measures in every frame. `targets` must keep its identity.
 */
export function useTargetRect(targets: readonly Anchor[]): TargetRect | null {
  const [rect, setRect] = useState<TargetRect | null>(null);
  useEffect(() => {
    let frame = 0;
    const measure = () => {
      const next = targets.map(measureTarget).find((box) => box !== null) ?? null;
      setRect((previous) => (isSameRect(previous, next) ? previous : next));
      frame = requestAnimationFrame(measure);
    };
    measure();
    return () => cancelAnimationFrame(frame);
  }, [targets]);
  return rect;
}

const RING_REACH = 12; // px that outline and shadow of a ring reach beyond its box

/**
 * Cuts the map's other verb buttons out of the ring around this target, so that it hides no cost. Measures in every
 * frame, because a button may come after the ring.
 */
export function useRingClip(ring: RefObject<HTMLElement | null>, target: Anchor): void {
  useEffect(() => {
    let frame = 0;
    const measure = () => {
      if (ring.current !== null) ring.current.style.clipPath = clipOfRing(ring.current, target);
      frame = requestAnimationFrame(measure);
    };
    measure();
    return () => cancelAnimationFrame(frame);
  }, [ring, target]);
}

const rectangle = (x: number, y: number, width: number, height: number): string =>
  `M${x} ${y}h${width}v${height}h${-width}z`;

function clipOfRing(ring: HTMLElement, target: Anchor): string {
  const { left, right, top, bottom, width, height } = ring.getBoundingClientRect();
  const control = findAnchor(target);
  const holes = [...document.querySelectorAll('[data-verb]')].flatMap((button) => {
    const box = button.getBoundingClientRect();
    const isNear =
      box.left < right + RING_REACH &&
      box.right > left - RING_REACH &&
      box.top < bottom + RING_REACH &&
      box.bottom > top - RING_REACH;
    return isNear && button !== control
      ? rectangle(box.left - left, box.top - top, box.width, box.height)
      : [];
  });
  if (holes.length === 0) return '';
  const all = rectangle(-RING_REACH, -RING_REACH, width + 2 * RING_REACH, height + 2 * RING_REACH);
  return `path(evenodd, "${all}${holes.join('')}")`;
}

function measureTarget(target: Anchor): TargetRect | null {
  const control = findAnchor(target);
  // A disabled control cannot take focus.
  if (control === null || control.matches(':disabled')) return null;
  const { left, top, width, height } = control.getBoundingClientRect();
  return width > 0 ? { left, top, width, height } : null;
}

/** Focuses the target control as soon as it is visible. */
export function useFocusTarget(target: Anchor, rect: TargetRect | null): void {
  const isVisible = rect !== null;
  useLayoutEffect(() => {
    if (!isVisible) return;
    const control = findAnchor(target);
    if (control instanceof HTMLElement || control instanceof SVGElement)
      control.focus({ preventScroll: true });
  }, [target, isVisible]);
}

const SETTLE_MS = 200; // the map may still be moving
const MAX_CORRECTIONS = 2; // then the user may scroll away

/** Scrolls the first of these elements that exists into view, and again once it is at rest. */
export function useScrollIntoView(targets: readonly Anchor[], rect: TargetRect | null): void {
  const isVisible = rect !== null;
  const corrections = useRef(0);
  const target = targets.find((name) => findAnchor(name) !== null) ?? null;
  useLayoutEffect(() => {
    corrections.current = 0;
    if (isVisible && target !== null) scrollIntoViewIfNeeded(target);
  }, [target, isVisible]);
  useEffect(() => {
    if (rect === null || target === null || corrections.current === MAX_CORRECTIONS) return;
    const timer = window.setTimeout(() => {
      corrections.current += 1;
      scrollIntoViewIfNeeded(target);
    }, SETTLE_MS);
    return () => window.clearTimeout(timer);
  }, [target, rect]);
}

function scrollIntoViewIfNeeded(target: Anchor): void {
  const control = findAnchor(target);
  const frame = control?.closest('main, section')?.getBoundingClientRect();
  const bounds = control?.getBoundingClientRect();
  if (frame === undefined || bounds === undefined) return;
  const isVisible =
    bounds.left >= frame.left &&
    bounds.right <= frame.right &&
    bounds.top >= frame.top &&
    bounds.bottom <= frame.bottom;
  if (!isVisible) {
    if (control instanceof SVGElement) scrollToPart(control);
    else control?.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  }
  if (control instanceof SVGElement) uncoverPart(control);
}

const CLEARANCE = 14; // px, for the ring

/** Scrolls the map until the prompt, which lies over its upper edge on a phone, covers no part of the element. */
function uncoverPart(part: SVGElement): void {
  const prompt = document.querySelector('[data-coach-mark]')?.getBoundingClientRect();
  if (prompt === undefined) return;
  const { left, right, top } = part.getBoundingClientRect();
  const hidden = prompt.bottom + CLEARANCE - top;
  if (hidden <= 0 || left > prompt.right || right < prompt.left) return;
  for (let box = part.parentElement; box !== null && box !== document.body; box = box.parentElement)
    if (box.scrollHeight > box.clientHeight) box.scrollBy({ top: -hidden, behavior: 'instant' });
}

const CONTROLS = 'button, select, input, a, summary, [role=button], [role=switch], [role=tab]';
const ALWAYS_ALLOWED = 'header, aside, dialog, [data-tutorial], [data-help-tooltip]'; // areas without effect on the game
const TABLE_KEYS = /^([1-9numekNU]|Escape|Enter)$/; // shortcuts that work without focus

/** Blocks all controls of the table except the target. Calls `onDone` when the target is pressed. */
export function useInputLock(target: Anchor, onDone: () => void): void {
  const isTarget = (element: Element) => element.closest(selectAnchor(target)) !== null;
  /** Returns whether it blocked the event. */
  const guard = (event: Event, element: Element, isPress: boolean): boolean => {
    if (isTarget(element)) {
      if (isPress) onDone();
      return false;
    }
    return (
      element.closest(ALWAYS_ALLOWED) === null && element.closest(CONTROLS) !== null && blockEvent(event)
    );
  };
  const handleClick = useEffectEvent((event: MouseEvent) => {
    if (event.target instanceof Element) guard(event, event.target, true);
  });
  useEffect(() => {
    const onClick = (event: MouseEvent) => handleClick(event);
    window.addEventListener('click', onClick, true);
    return () => window.removeEventListener('click', onClick, true);
  }, []);
  useKeyScope('tutorial', (event) => {
    if (!(event.target instanceof Element) || event.target.closest(ALWAYS_ALLOWED) !== null) return false;
    const isPress = event.key === 'Enter' || event.key === ' ';
    // A key press triggers `click` on HTML buttons, but not on SVG elements.
    if (isPress && guard(event, event.target, event.target instanceof SVGElement)) return true;
    return TABLE_KEYS.test(event.key) && !(isPress && isTarget(event.target)) && blockEvent(event);
  });
}

function blockEvent(event: Event): true {
  event.preventDefault();
  event.stopPropagation();
  return true;
}
