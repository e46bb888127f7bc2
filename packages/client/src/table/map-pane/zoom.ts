/** Zoom arithmetic of the map viewport. Lengths are CSS px. Does not read the page. */

/** The zoom and the scroll position of the viewport. */
export interface ViewState {
  readonly zoom: number; // 1: names at 12px
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

export interface PaneBox {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export const MAX_ZOOM = 2.4;

/** Returns the zoom at which the whole map fits the viewport, at most 1. `map`: its size at zoom 1. */
export const computeFitZoom = (map: Size, viewport: Size): number =>
  Math.min(1, viewport.width / map.width, viewport.height / map.height);

/** Below this zoom some names have no room, not even in a short form. */
const MIN_WHOLE_MAP_ZOOM = 0.67;

/** Returns the zoom before the viewer zooms: the whole map if its names are readable, otherwise names at 12px. */
export const getDefaultZoom = (fitZoom: number): number => (fitZoom >= MIN_WHOLE_MAP_ZOOM ? fitZoom : 1);

/** Returns the left offset of a map that is narrower than its viewport. */
export const leftInset = (map: Size, viewport: Size, zoom: number): number =>
  Math.max(0, (viewport.width - map.width * zoom) / 2);

/**
 * Returns the view state after a zoom that moves the point at `from` in the viewport to `to`. The position can be
 * outside the map, because the browser clamps the scroll position.
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
