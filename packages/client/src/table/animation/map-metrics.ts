/** Positions of elements on the screen, where sprites start and end. */
import type { DistrictId } from '@great-fire/game';
import type { Point } from '@great-fire/game/board';
import { selectAnchor } from '../../lib/anchors';

/** Position and scale of the map on the screen when it was measured. */
export interface MapMetrics {
  readonly pane: {
    readonly left: number;
    readonly top: number;
    readonly width: number;
    readonly height: number;
  };
  readonly scale: number; // pixels per map unit
  readonly minFontSize?: number | undefined; // of `CityMap`: it decides where the pieces are
  readonly toScreen: (point: Point) => Point; // from map units to page pixels
}

const MAP = selectAnchor('city-map');

export function measureMap(): MapMetrics | null {
  const map = document.querySelector<SVGSVGElement>(`${MAP} > svg`);
  const matrix = map?.getScreenCTM() ?? null;
  const pane = map?.closest('main')?.getBoundingClientRect();
  if (matrix === null || pane === undefined) return null;
  const { left, top, width, height } = pane;
  const minFontSize = map?.closest<HTMLElement>(MAP)?.dataset['minFontSize'];
  return {
    pane: { left, top, width, height },
    scale: matrix.a,
    minFontSize: minFontSize === undefined ? undefined : Number(minFontSize),
    toScreen: ([x, y]) => [matrix.a * x + matrix.e, matrix.d * y + matrix.f],
  };
}

/** Returns the centre of the first visible element that matches the selector, or null. Unit: page pixels. */
export function getElementCenter(selector: string): Point | null {
  for (const element of document.querySelectorAll(selector)) {
    const { left, top, width, height } = element.getBoundingClientRect();
    if (width > 0 && height > 0) return [left + width / 2, top + height / 2];
  }
  return null;
}

/** Returns the tick of a lost house on its track, or null. `nth` counts from 0 at the far end. */
export const findHouseTick = (colour: string, nth: number): Element | null =>
  document.querySelector(`[role="img"][data-house-track="${colour}"] > :nth-last-child(${nth + 1})`);

/**
 * Returns the centre of that tick in page pixels. Without a tick, returns the centre of the element that stands for
 * its owner. Null if that is missing too or the tick is hidden.
 */
export function getHouseTickPosition(colour: string, nth: number): Point | null {
  const tick = findHouseTick(colour, nth);
  if (tick === null) return getElementCenter(`[data-house-track="${colour}"]`);
  const { left, top, width, height } = tick.getBoundingClientRect();
  return width > 0 ? [left + width / 2, top + height / 2] : null;
}

/** Returns the map elements that draw a district's pieces of one kind. */
export function queryPieces(district: DistrictId, piece: string, colour?: string): readonly Element[] {
  const colourSelector = colour === undefined ? '' : `[data-colour="${colour}"]`;
  return [
    ...document.querySelectorAll(
      `${MAP} ${selectAnchor(`contents-${district}`)} [data-piece="${piece}"]${colourSelector}`,
    ),
  ];
}

export const queryMap = (selector: string): readonly Element[] => [
  ...document.querySelectorAll(`${MAP} ${selector}`),
];
