/** Mouse, touch and keyboard input on the map, with one listener for all districts, pieces and verb buttons. */
import { DISTRICT_IDS, type DistrictId, type Direction } from '@great-fire/game';
import { PUDDING_LANE, BOARD, type Neighbour, type Point } from '@great-fire/game/board';
import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  startTransition,
  useRef,
  useState,
} from 'react';
import { scrollToPart } from '../../lib/anchors';
import type { MovablePiece } from './marks';
import { getCenter } from './polygon';

const ARROW_DIRECTIONS: { readonly [key: string]: Direction | undefined } = {
  ArrowUp: 'N',
  ArrowRight: 'E',
  ArrowDown: 'S',
  ArrowLeft: 'W',
};

const UNIT_VECTORS: { readonly [D in Direction]: Point } = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] };

// Touch targets: a finger is wider than a small district.

const SNAP_RADIUS = 22; // pixels
const SMALL_TARGET = 44; // pixels; larger targets need no help
const RING_RADII = [8, 15, SNAP_RADIUS] as const;
const SAMPLES_PER_RING = 12; // sample points

const INACTIVE_EFFECTS: ReadonlySet<string> = new Set(['none', 'illegal']);

const isActionable = (button: Element): boolean =>
  button.matches('[data-movable-piece]') ||
  !INACTIVE_EFFECTS.has(button.getAttribute('data-press-effect') ?? 'none');

function isSmall(button: Element): boolean {
  const { width, height } = button.getBoundingClientRect();
  return Math.min(width, height) < SMALL_TARGET;
}

/**
 * Returns the button for a tap at a position of the page: the button there if it does something. Otherwise returns the
 * nearest small active button within 22px, or the original element if there is none.
 */
function snapTapTarget(element: Element, x: number, y: number): Element {
  const hit = element.closest('[data-district]');
  if (hit !== null && isActionable(hit)) return hit;
  for (const ring of RING_RADII) {
    for (let step = 0; step < SAMPLES_PER_RING; step += 1) {
      const angle = (step / SAMPLES_PER_RING) * 2 * Math.PI;
      const near = document
        .elementFromPoint(x + ring * Math.cos(angle), y + ring * Math.sin(angle))
        ?.closest('[data-district]:not([data-verb])'); // verb buttons are large enough
      if (near != null && isActionable(near) && isSmall(near)) return near;
    }
  }
  return hit ?? element;
}

// Finds the district and the piece that an event on the map was aimed at.

interface Hit {
  readonly district: DistrictId;
  readonly piece: MovablePiece | null;
}

const isDistrict = (id: string | null): id is DistrictId => DISTRICT_IDS.some((known) => known === id);

/** Returns the district under an event target, and the piece if the target is one. Null outside the districts. */
function hitTest(target: EventTarget | null): Hit | null {
  if (!(target instanceof Element)) return null;
  const button = target.closest('[data-district]');
  const district = button?.getAttribute('data-district') ?? null;
  if (!isDistrict(district)) return null;
  const piece = button?.getAttribute('data-movable-piece') ?? null;
  return { district, piece: piece === 'pawn' || piece === 'band' ? piece : null };
}

export interface MapHandlers {
  readonly onDistrict: (id: DistrictId) => void;
  readonly onHover: (id: DistrictId | null) => void;
  readonly onPiece?: ((district: DistrictId, piece: MovablePiece) => void) | undefined;
}

export interface MapInput {
  readonly tabStop: DistrictId; // district that Tab focuses
  readonly containerRef: RefObject<SVGGElement | null>; // around the districts
  readonly pressProps: {
    readonly onPointerDown: (event: PointerEvent) => void;
    readonly onClick: (event: MouseEvent) => void;
    readonly onKeyDown: (event: KeyboardEvent) => void;
  }; // for the districts
  readonly hoverProps: {
    readonly onPointerOver: (event: PointerEvent) => void;
    readonly onPointerLeave: () => void;
    readonly onFocus: (event: FocusEvent) => void;
    readonly onBlur: (event: FocusEvent) => void;
  }; // for districts and verb buttons: a button can extend beyond its district
}

/** A press that began on the map. */
interface PressStart {
  readonly button: Element;
  readonly x: number; // px of the window
  readonly y: number;
}

const STILL_RADIUS = 4; // px that a pointer may move between press and release

/**
 * Returns what a click was aimed at. If the map moves below a still pointer, between press and release, the browser
 * reports an element around both places, or none: then the place of the press counts.
 */
function clickTarget({ target, clientX, clientY }: MouseEvent, start: PressStart | null): Element {
  const clicked = target as Element;
  if (start === null || start.button.contains(clicked)) return clicked;
  const isStill = Math.hypot(clientX - start.x, clientY - start.y) <= STILL_RADIUS;
  return isStill && start.button.isConnected ? start.button : clicked;
}

const isTouch = ({ nativeEvent }: MouseEvent): boolean =>
  'pointerType' in nativeEvent && nativeEvent.pointerType === 'touch';

/** Returns the event handlers of the button layers, and the district with the tab stop. */
export function useMapInput({ onDistrict, onHover, onPiece }: MapHandlers): MapInput {
  const containerRef = useRef<SVGGElement>(null);
  const pressStart = useRef<PressStart | null>(null);
  const [tabStop, setTabStop] = useState<DistrictId>(PUDDING_LANE);

  const handlePress = (event: MouseEvent | KeyboardEvent, button: EventTarget) => {
    const hit = hitTest(button);
    if (hit === null) return;
    event.preventDefault();
    if (hit.piece !== null) onPiece?.(hit.district, hit.piece);
    else onDistrict(hit.district);
  };

  const onArrowKey = (event: KeyboardEvent) => {
    const direction = ARROW_DIRECTIONS[event.key];
    const from = hitTest(event.target)?.district;
    if (direction === undefined || from === undefined) return;
    event.preventDefault();
    const next = findNeighbourInDirection(from, direction);
    if (next === null) return;
    setTabStop(next);
    containerRef.current?.querySelector<SVGGElement>(`[role=button][data-district="${next}"]`)?.focus();
  };

  return {
    tabStop,
    containerRef,
    pressProps: {
      onPointerDown: ({ target, clientX: x, clientY: y }) => {
        const button = (target as Element).closest('[data-district]');
        pressStart.current = button === null ? null : { button, x, y };
      },
      onClick: (event) => {
        const target = clickTarget(event, pressStart.current);
        pressStart.current = null;
        handlePress(event, isTouch(event) ? snapTapTarget(target, event.clientX, event.clientY) : target);
      },
      onKeyDown: (event) =>
        event.key === 'Enter' || event.key === ' ' ? handlePress(event, event.target) : onArrowKey(event),
    },
    hoverProps: {
      // Touch has no hover.
      onPointerOver: (event) => {
        if (event.pointerType !== 'touch') onHover(hitTest(event.target)?.district ?? null);
      },
      onPointerLeave: () => onHover(null),
      onFocus: (event) => {
        const hit = hitTest(event.target);
        if (hit === null) return;
        startTransition(() => setTabStop(hit.district));
        if (!event.target.matches(':focus-visible')) return;
        onHover(hit.district);
        requestAnimationFrame(() => scrollToPart(event.target)); // after the browser's own scrolling
      },
      onBlur: (event) => {
        if (hitTest(event.relatedTarget) === null) onHover(null);
      },
    },
  };
}

/**
 * Returns how far a neighbour's centre is off the direction: 0 straight ahead, 1 at a right angle. Neighbours over a
 * corner get 2 more.
 */
function angularOffset(from: DistrictId, { id, bearing }: Neighbour, direction: Direction): number {
  const [ax, ay] = getCenter(BOARD[from].map.polygon);
  const [bx, by] = getCenter(BOARD[id].map.polygon);
  const [ux, uy] = UNIT_VECTORS[direction];
  const length = Math.hypot(bx - ax, by - ay) || 1;
  const alignment = ((bx - ax) * ux + (by - ay) * uy) / length;
  return 1 - alignment + (bearing === direction ? 0 : 2); // borders before corners
}

/** Returns the neighbour that an arrow key leads to, or null at the edge of the map. */
export function findNeighbourInDirection(from: DistrictId, direction: Direction): DistrictId | null {
  const candidates = BOARD[from].neighbours.filter(({ bearing }) => bearing.includes(direction));
  const [best] = [...candidates].sort(
    (a, b) => angularOffset(from, a, direction) - angularOffset(from, b, direction),
  );
  return best?.id ?? null;
}
