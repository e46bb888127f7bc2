/** The map of the city. */
export { warmUpMap } from './precompute';
export { boundsOfDistricts } from './bounds';
export { CityMap, MAP_BOX } from './city-map';
export type { CityMapProps } from './city-map';
export { MIN_NAME_SIZE } from './layout/name-layout';
export { MAX_COMPACT_FONT } from './layout/compact-layout';
export { NO_MARKS } from './marks';
export type {
  ChosenSpread,
  SpreadTarget,
  MapMarks,
  MovablePiece,
  SelectablePiece,
  Destination,
  Verb,
  VerbMark,
} from './marks';
