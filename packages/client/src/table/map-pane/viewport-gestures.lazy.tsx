/** Zoom by two fingers, track pad, or Ctrl and wheel, and drag by mouse. The browser itself scrolls on one finger. */
import { useDrag, usePinch } from '@use-gesture/react';
import { memo } from 'react';
import { useMediaQuery } from '../../lib/use-media-query';
import type { MapViewportController } from './viewport';
import { type Vec2, MAX_ZOOM } from './zoom';

/** Listens to gestures on the viewport. Renders nothing. */
export const ViewportGestures = memo(function ViewportGestures({
  viewport,
}: {
  readonly viewport: MapViewportController;
}) {
  const hasMouse = useMediaQuery('(any-pointer: fine)');
  usePinch(
    ({ origin, offset: [zoom], first, last, memo }) => {
      const { x, y } = viewport.scroller.getBoundingClientRect();
      const point: Vec2 = { x: origin[0] - x, y: origin[1] - y };
      const start = first ? point : ((memo as Vec2 | undefined) ?? point);
      if (last) viewport.zoomTo(zoom, start, point);
      else viewport.previewZoom(zoom, start, point);
      return start;
    },
    {
      target: viewport.scroller,
      eventOptions: { passive: false },
      from: () => [viewport.viewState.zoom, 0],
      scaleBounds: () => ({ min: viewport.fitZoom, max: MAX_ZOOM }),
      rubberband: true,
      preventDefault: true,
      pointer: { touch: true },
    },
  );
  useDrag(
    ({ event, delta: [x, y] }) => {
      if (!('pointerType' in event) || event.pointerType !== 'mouse') return;
      viewport.scroller.scrollBy({ left: -x, top: -y, behavior: 'instant' });
    },
    {
      target: viewport.scroller,
      filterTaps: true,
      threshold: 4,
      pointer: { capture: false },
      enabled: hasMouse,
    },
  );
  return null;
});
