/** Whether this browser knows of a group of its person, so that a page without one asks for none. */
import { readStored, removeStored, writeStored } from './local-storage';

export function rememberGroups(isMember: boolean): void {
  if (isMember) writeStored('has-groups', '1');
  else removeStored('has-groups');
}

export const mayHaveGroups = (): boolean => readStored('has-groups') !== null;
