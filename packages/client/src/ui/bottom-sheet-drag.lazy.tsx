/** Drags the bottom sheet by its handle. */
import { useDrag } from '@use-gesture/react';
import type { RefObject } from 'react';
import { type SnapPoint, SNAP_POINTS } from './bottom-sheet';

interface BottomSheetDragProps {
  readonly sheet: RefObject<HTMLElement | null>;
  readonly handle: RefObject<HTMLElement | null>;
  readonly snapPoint: SnapPoint;
  readonly onSnap: (height: SnapPoint) => void;
}

const SNAP_THRESHOLD = 50; // px of a drag that changes the snap point
const MIN_HEIGHT = 88; // px: handle and tabs

/** Sets the height in px; null removes it, so that the sheet animates to its snap point. */
function setHeight({ style }: HTMLElement, height: number | null): void {
  style.transition = height === null ? '' : 'none';
  style.height = height === null ? '' : `${Math.max(MIN_HEIGHT, height)}px`;
}

/** Handles drags of the handle. Renders nothing. */
export function BottomSheetDrag({ sheet, handle, snapPoint, onSnap }: BottomSheetDragProps) {
  useDrag(
    ({ event, movement: [, deltaY], last, memo }) => {
      // Otherwise Chromium starts a fling after a quick drag, and the next tap only stops the fling, without a click.
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
    // Touch events are required: with pointer events a click follows the drag. Without touch, a click on the handle
    // suffices.
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
