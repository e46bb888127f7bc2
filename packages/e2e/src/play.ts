/** For whoever else has pages of the table played: `npm run bench -- page`. */
export { Dice } from './dice';
export type { Hands } from './hands';
export { pointOnMap } from './map-press';
export type { Point } from './map-press';
export { Player } from './player';
export { look } from './sight';
export { freePort } from './server-process';
export { WireTable } from './wire-table';
