/** Further texts of the table. */
export { history } from './history';
export { log } from './log';
export { map } from './map';
export { refusals } from './refusals';
export { table } from './table';
