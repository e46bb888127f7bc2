/** Further texts of the table. */
export { history } from './history';
export { log } from './log';
export { map } from './map';
export { table } from './table';
