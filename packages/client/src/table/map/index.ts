/** The map of the city. */
export { warmUpMap } from './precompute';
export { boundsOfDistricts } from './bounds';
export { CityMap, MAP_BOX } from './city-map';
export { mapTextSize } from './layout/text-size';
export type { MapTextSize } from './layout/text-size';
export type { ChosenSpread, MapMarks } from './marks';
