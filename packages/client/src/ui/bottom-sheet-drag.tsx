/** Pulls the sheet by its grip. */
import { useDrag } from '@use-gesture/react';
import type { RefObject } from 'react';
import type { SnapPoint } from './bottom-sheet';
import { SNAP_POINTS } from './bottom-sheet';

interface BottomSheetDragProps {
  readonly sheet: RefObject<HTMLElement | null>;
  readonly handle: RefObject<HTMLElement | null>;
  readonly snapPoint: SnapPoint;
  readonly onSnap: (height: SnapPoint) => void;
}

const SNAP_THRESHOLD = 50; // pixels, after which a pull is meant
const MIN_HEIGHT = 88; // pixels: the grip and the tabs

/** Held at this height, in pixels; null lets go, and the sheet comes to rest by itself. */
function setHeight({ style }: HTMLElement, height: number | null): void {
  style.transition = height === null ? '' : 'none';
  style.height = height === null ? '' : `${Math.max(MIN_HEIGHT, height)}px`;
}

/** Listens to the finger on the grip; shows nothing itself. */
export function BottomSheetDrag({ sheet, handle, snapPoint, onSnap }: BottomSheetDragProps) {
  useDrag(
    ({ event, movement: [, deltaY], last, memo }) => {
      // Otherwise Chromium takes a quick pull for a fling, and the tap after it for what stops the fling: no click.
      if (event.type === 'touchmove' && event.cancelable) event.preventDefault();
      const element = sheet.current;
      if (element === null) return;
      const startHeight = (memo as number | undefined) ?? element.offsetHeight;
      setHeight(element, last ? null : startHeight - deltaY);
      if (!last) return startHeight;
      const steps = Math.abs(deltaY) < SNAP_THRESHOLD ? 0 : deltaY > 0 ? -1 : 1;
      onSnap(SNAP_POINTS[SNAP_POINTS.indexOf(snapPoint) + steps] ?? snapPoint);
      return startHeight;
    },
    // With touch events no click follows a pull; where there is no touch, a click on the grip is all there is.
    {
      target: handle,
      threshold: 6,
      enabled: 'ontouchstart' in window,
      pointer: { touch: true },
      eventOptions: { passive: false },
    },
  );
  return null;
}
