import { useLayoutEffect, useState } from 'react';
import { LARGEST_REDUCED, LEAST_AT_TABLE, MAP_BOX } from '../map';

const LEAST_PX = 12;
const STEP = 0.1; // map units

interface Lettering {
  readonly least?: number; // as of `CityMap`
  readonly isFar: boolean; // too small for any word
}

/** How the whole city is lettered in the width of this box, so that no word is under 12 px. */
export function useLettering(box: HTMLElement | null): Lettering {
  const [width, setWidth] = useState<number | null>(null);
  useLayoutEffect(() => {
    if (box === null) return undefined;
    const measure = () => setWidth(box.clientWidth);
    measure();
    const resized = new ResizeObserver(measure);
    resized.observe(box);
    return () => resized.disconnect();
  }, [box]);
  if (width === null) return { isFar: true };
  const least = Math.ceil(((LEAST_PX / width) * MAP_BOX[2]) / STEP) * STEP;
  if (least > LARGEST_REDUCED) return { isFar: true };
  return least > LEAST_AT_TABLE ? { least, isFar: false } : { isFar: false };
}
