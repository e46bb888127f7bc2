import { log } from '../log';
import { rules } from '../rules';
import { story } from '../story';
import { table } from '../table';

/** What the table needs besides. */
export const atTable = { table, log, rules, story };
