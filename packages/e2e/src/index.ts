/** Exports for other packages that play on pages of the table: `npm run bench -- page`. */
export { SeededRandom } from '@great-fire/testkit/seeded-random';
export type { Input } from './input';
export { findClickablePoint } from './map-click';
export type { Point } from './map-click';
export { PagePlayer } from './page-player';
export { readPage } from './page-state';
export { ApiTable } from './api-table';
