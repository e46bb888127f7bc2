import type { Context } from 'react';
import { useContext } from 'react';

/** What a table gives its parts by a context. @throws Error at a part that is not on a table */
export function useRequiredContext<T>(context: Context<T | null>): T {
  const value = useContext(context);
  if (value === null) throw new Error('This part belongs on a table');
  return value;
}
