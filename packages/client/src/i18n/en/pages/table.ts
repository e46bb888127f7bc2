import { log } from '../log';
import { rules } from '../rules';
import { table } from '../table';

/** What the table needs besides. */
export const atTable = { table, log, rules };
