import { useLayoutEffect, useState } from 'react';
import { MAX_COMPACT_FONT, MIN_NAME_SIZE, MAP_BOX } from '../map';

const MIN_TEXT_PX = 12;
const STEP = 0.1; // map units

interface MapTextSize {
  readonly minFontSize?: number; // as of `CityMap`
  readonly hidesText: boolean; // too small for any word
}

/** How the whole city is lettered in the width of this box, so that no word is under 12 px. */
export function useMinFontSize(box: HTMLElement | null): MapTextSize {
  const [width, setWidth] = useState<number | null>(null);
  useLayoutEffect(() => {
    if (box === null) return undefined;
    const measure = () => setWidth(box.clientWidth);
    measure();
    const resizeObserver = new ResizeObserver(measure);
    resizeObserver.observe(box);
    return () => resizeObserver.disconnect();
  }, [box]);
  if (width === null) return { hidesText: true };
  const minFontSize = Math.ceil(((MIN_TEXT_PX / width) * MAP_BOX[2]) / STEP) * STEP;
  if (minFontSize > MAX_COMPACT_FONT) return { hidesText: true };
  return minFontSize > MIN_NAME_SIZE ? { minFontSize, hidesText: false } : { hidesText: false };
}
