import { useLayoutEffect, useState } from 'react';
import { MAP_BOX } from '../map/city-map';
import { type MapTextSize, mapTextSize } from '../map/layout/compact-layout';

/** Returns the text size at which text on the whole map, drawn in this box, is at least 12px high. */
export function useMapTextSize(box: HTMLElement | null): MapTextSize {
  const [width, setWidth] = useState<number | null>(null);
  useLayoutEffect(() => {
    if (box === null) return undefined;
    const measure = () => setWidth(box.clientWidth);
    measure();
    const resizeObserver = new ResizeObserver(measure);
    resizeObserver.observe(box);
    return () => resizeObserver.disconnect();
  }, [box]);
  return width === null ? { hidesText: true } : mapTextSize(width / MAP_BOX[2]);
}
