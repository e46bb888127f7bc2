/** What the map draws under what can be pressed: hidden from screen readers as a whole. */
const MAP = '[data-testid="city-map"]';
export const MAP_DRAWING = `${MAP} > svg[aria-hidden], ${MAP} > svg:not([aria-hidden]) > g[aria-hidden]`;
