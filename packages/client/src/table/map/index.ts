/** The map of the city, and the smaller pictures of it. */
export { CityMap, MAP_BOX } from './city-map';
export type { CityMapProps } from './city-map';
export { EngravedStrip } from './engraved-strip';
export { MapThumbnail } from './map-thumbnail';
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
