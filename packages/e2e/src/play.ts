/** For other packages that play on pages of the table: `npm run bench -- page`. */
export { Dice } from './dice';
export { framesOf } from './frames';
export type { Frames } from './frames';
export type { Hands } from './hands';
export { pointOnMap } from './map-press';
export type { Point } from './map-press';
export { Player } from './player';
export { FIVE_HOUSES } from './positions';
export { freePort } from './server-process';
export { SetTable } from './set-table';
export { look } from './sight';
export { WireTable } from './wire-table';
