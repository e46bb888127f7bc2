import type { Context } from 'react';
import { useContext } from 'react';

/** What a table gives its parts by a context. @throws Error at a part that is not on a table */
export function useGiven<T>(context: Context<T | null>): T {
  const given = useContext(context);
  if (given === null) throw new Error('This part belongs on a table');
  return given;
}
