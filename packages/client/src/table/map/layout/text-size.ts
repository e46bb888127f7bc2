/** Chooses the font of the map for its scale, so that all text is at least 12px high. */
import { MAX_COMPACT_FONT } from './compact-layout';
import { MIN_NAME_SIZE } from './name-layout';

const MIN_TEXT_PX = 12;
const STEP = 0.1; // map units; few different sizes keep the cache of layouts small

export interface MapTextSize {
  readonly minFontSize?: number; // of `CityMap`; default if missing
  readonly hidesText: boolean; // any text would be too small
}

/** Returns the text size of a map that is drawn at this scale. */
export function mapTextSize(pxPerUnit: number): MapTextSize {
  const minFontSize = Math.ceil(MIN_TEXT_PX / pxPerUnit / STEP) * STEP;
  if (minFontSize > MAX_COMPACT_FONT) return { hidesText: true };
  return minFontSize > MIN_NAME_SIZE + STEP ? { minFontSize, hidesText: false } : { hidesText: false };
}

export interface MarkScale {
  readonly pin: number;
  readonly badge: number; // of cost badges and verb buttons, whose numbers are larger than those of pins
}

const BADGE_FONT_SIZE = 18; // map units

/** Returns the scale of marks at which their numbers are at least 12px high. `minFontSize`: of `CityMap`. */
export const getMarkScale = (minFontSize = MIN_NAME_SIZE): MarkScale => ({
  pin: Math.max(1, minFontSize / MIN_NAME_SIZE),
  badge: Math.max(1, minFontSize / BADGE_FONT_SIZE),
});
