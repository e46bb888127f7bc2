import { log } from './log';
import { map } from './map';
import { refusals } from './refusals';
import { history } from './history';
import { table } from './table';

/** Further texts of the table. */
export const tableBundle = { table, map, log, refusals, history };
