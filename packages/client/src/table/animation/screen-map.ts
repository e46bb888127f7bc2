/** Where things are on the screen, so that what moves can begin and end on them. */
import type { Point } from '@great-fire/game/board';

/** The map on the screen at one moment. */
export interface ScreenMap {
  readonly pane: {
    readonly left: number;
    readonly top: number;
    readonly width: number;
    readonly height: number;
  };
  readonly scale: number; // pixels a map unit
  readonly toScreen: (point: Point) => Point; // from map units to pixels of the page
}

const MAP = '[data-testid="city-map"]';

/** Measures the map; null where there is none. */
export function measureScreenMap(): ScreenMap | null {
  const map = document.querySelector<SVGSVGElement>(`${MAP} > svg`);
  const matrix = map?.getScreenCTM() ?? null;
  const pane = map?.closest('main')?.getBoundingClientRect();
  if (matrix === null || pane === undefined) return null;
  const { left, top, width, height } = pane;
  return {
    pane: { left, top, width, height },
    scale: matrix.a,
    toScreen: ([x, y]) => [matrix.a * x + matrix.e, matrix.d * y + matrix.f],
  };
}

/** The middle of the first part of the page that a selector finds and that is in sight, or null. */
export function getElementCenter(selector: string): Point | null {
  for (const element of document.querySelectorAll(selector)) {
    const { left, top, width, height } = element.getBoundingClientRect();
    if (width > 0 && height > 0) return [left + width / 2, top + height / 2];
  }
  return null;
}

/** The tick of a lost house on its track, where one is drawn; `nth` counts from 0 at the far end. */
export const findHouseTick = (colour: string, nth: number): Element | null =>
  document.querySelector(`[role="img"][data-track="${colour}"] > :nth-last-child(${nth + 1})`);

/** Where that tick is; the middle of what stands for its owner where there is none, null where nothing does. */
export function getHouseTickPosition(colour: string, nth: number): Point | null {
  const tick = findHouseTick(colour, nth);
  if (tick === null) return getElementCenter(`[data-track="${colour}"]`);
  const { left, top, width, height } = tick.getBoundingClientRect();
  return width > 0 ? [left + width / 2, top + height / 2] : null;
}

/** The parts of the map that show a district's pieces of one kind. */
export function queryPieces(district: string, piece: string, colour?: string): readonly Element[] {
  const colourSelector = colour === undefined ? '' : `[data-colour="${colour}"]`;
  return [
    ...document.querySelectorAll(
      `${MAP} [data-testid="contents-${district}"] [data-piece="${piece}"]${colourSelector}`,
    ),
  ];
}

/** Everything on the map that a selector finds. */
export const queryMap = (selector: string): readonly Element[] => [
  ...document.querySelectorAll(`${MAP} ${selector}`),
];
