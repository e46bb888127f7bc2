/**
 * Two fingers, a track pad or Ctrl with the wheel zoom the map about the place that is meant; a mouse draws
 * it along. One finger needs nobody: the browser scrolls.
 */
import { useDrag, usePinch } from '@use-gesture/react';
import { memo } from 'react';
import { useMedia } from '../../shell/media';
import type { MapWindow } from './map-window';
import type { Spot } from './zoom';
import { LARGEST } from './zoom';

/** Listens to fingers and mouse on the window; shows nothing itself. */
export const Gestures = memo(function Gestures({ window }: { readonly window: MapWindow }) {
  const hasMouse = useMedia('(any-pointer: fine)');
  usePinch(
    ({ origin, offset: [zoom], first, last, memo }) => {
      const { x, y } = window.frame.getBoundingClientRect();
      const at: Spot = { x: origin[0] - x, y: origin[1] - y };
      const from = first ? at : ((memo as Spot | undefined) ?? at);
      if (last) window.zoomTo(zoom, from, at);
      else window.stretch(zoom, from, at);
      return from;
    },
    {
      target: window.frame,
      eventOptions: { passive: false },
      from: () => [window.showing.zoom, 0],
      scaleBounds: () => ({ min: window.whole, max: LARGEST }),
      rubberband: true,
      preventDefault: true,
      pointer: { touch: true },
    },
  );
  useDrag(
    ({ event, delta: [x, y] }) => {
      if (!('pointerType' in event) || event.pointerType !== 'mouse') return;
      window.frame.scrollBy({ left: -x, top: -y, behavior: 'instant' });
    },
    { target: window.frame, filterTaps: true, threshold: 4, pointer: { capture: false }, enabled: hasMouse },
  );
  return null;
});
