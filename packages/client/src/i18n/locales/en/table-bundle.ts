import { log } from './log';
import { rules } from './refusals';
import { story } from './history';
import { table } from './table';

/** What the table needs besides. */
export const tableBundle = { table, log, rules, story };
