/** The map of the city. */
export { makeAhead } from './ahead';
export { boundsOfAll } from './bounds-of-all';
export { CityMap, MAP_BOX } from './city-map';
export type { CityMapProps } from './city-map';
export { SMALLEST as LEAST_AT_TABLE } from './layout/name-layout';
export { LARGEST_REDUCED } from './layout/reduced-layout';
export { NO_MARKS } from './marks';
export type {
  ChosenSpread,
  LitDistrict,
  MapMarks,
  MovingPiece,
  PickablePiece,
  Reachable,
  Verb,
  VerbMark,
} from './marks';
