/** The arithmetic of a map that is zoomed in a scrolling window. Lengths are CSS pixels; nothing here reads the page. */

/** What the window shows: how large the map is drawn, and its scrolled corner. */
export interface ViewState {
  readonly zoom: number; // 1: as large as the names need
  readonly left: number;
  readonly top: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Vec2 {
  readonly x: number;
  readonly y: number;
}

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export const MAX_ZOOM = 2.4;

/** The zoom at which the whole map (`map`: its size at zoom 1) just lies in the window; never above 1. */
export const computeFitZoom = (map: Size, viewport: Size): number =>
  Math.min(1, viewport.width / map.width, viewport.height / map.height);

/** How far a map narrower than its window stands in from the left edge. */
export const leftInset = (map: Size, viewport: Size, zoom: number): number =>
  Math.max(0, (viewport.width - map.width * zoom) / 2);

/**
 * Zoomed so that what lay under `from` (in the window) lies under `to`. The corner may come out beyond the
 * map's edge: a window that scrolls stops there by itself.
 */
export function zoomAround(
  { zoom, left, top }: ViewState,
  nextZoom: number,
  {
    map,
    viewport,
    from,
    to,
  }: { readonly map: Size; readonly viewport: Size; readonly from: Vec2; readonly to: Vec2 },
): ViewState {
  const factor = nextZoom / zoom;
  return {
    zoom: nextZoom,
    left:
      (left + from.x - leftInset(map, viewport, zoom)) * factor + leftInset(map, viewport, nextZoom) - to.x,
    top: (top + from.y) * factor - to.y,
  };
}
