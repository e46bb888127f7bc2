/** The drawing of the map below its controls. Screen readers skip all of it. */
const MAP = '[data-testid="city-map"]';
export const MAP_DRAWING = `${MAP} > svg[aria-hidden], ${MAP} > svg:not([aria-hidden]) > g[aria-hidden]`;
