/** The map of the city. */
export { warmUpMap } from './precompute';
export { boundsOfDistricts } from './bounds';
export { CityMap, MAP_BOX } from './city-map';
export type { CityMapProps } from './city-map';
export { mapTextSize } from './layout/text-size';
export type { MapTextSize } from './layout/text-size';
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
