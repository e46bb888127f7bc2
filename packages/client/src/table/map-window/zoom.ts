/** The arithmetic of a map that is zoomed in a scrolling window. Lengths are CSS pixels; nothing here reads the page. */

/** What the window shows: how large the map is drawn, and its scrolled corner. */
export interface Showing {
  readonly zoom: number; // 1: as large as the names need
  readonly left: number;
  readonly top: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Spot {
  readonly x: number;
  readonly y: number;
}

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export const LARGEST = 2.4;

/** The zoom at which the whole map (`map`: its size at zoom 1) just lies in the window; never above 1. */
export const wholeZoom = (map: Size, window: Size): number =>
  Math.min(1, window.width / map.width, window.height / map.height);

/** How far a map narrower than its window stands in from the left edge. */
export const inset = (map: Size, window: Size, zoom: number): number =>
  Math.max(0, (window.width - map.width * zoom) / 2);

/**
 * Zoomed so that what lay under `from` (in the window) lies under `to`. The corner may come out beyond the
 * map's edge: a window that scrolls stops there by itself.
 */
export function zoomed(
  { zoom, left, top }: Showing,
  next: number,
  {
    map,
    window,
    from,
    to,
  }: { readonly map: Size; readonly window: Size; readonly from: Spot; readonly to: Spot },
): Showing {
  const factor = next / zoom;
  return {
    zoom: next,
    left: (left + from.x - inset(map, window, zoom)) * factor + inset(map, window, next) - to.x,
    top: (top + from.y) * factor - to.y,
  };
}
