/**
 * The area in map units that has a drawing: the city in the middle, land and river around it. It is wide enough for a
 * pane four times as wide as it is high.
 */
export const DRAWN_AREA = { left: -1640, right: 3240, top: -220, bottom: 2120 } as const;
