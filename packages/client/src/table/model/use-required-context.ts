import type { Context } from 'react';
import { useContext } from 'react';

/**
 * Returns the value of a context that a table provides.
 *
 * @throws Error outside a table
 */
export function useRequiredContext<T>(context: Context<T | null>): T {
  const value = useContext(context);
  if (value === null) throw new Error('This part belongs on a table');
  return value;
}
