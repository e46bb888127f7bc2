import { useEffect, useState } from 'react';
import { readKept } from '../shell/kept';
import type { TableWish } from './table-wish';

/** The table that was opened last in this browser, once it is read; null where none was. */
export function useLastTable(): TableWish | null {
  const [last, setLast] = useState<TableWish | null>(null);
  useEffect(() => {
    if (readKept('table') !== null) void import('./last-table').then(({ lastTable }) => setLast(lastTable()));
  }, []);
  return last;
}

/** Remembers a table for the next. */
export async function keepTable(wish: TableWish): Promise<void> {
  const last = await import('./last-table').catch(() => null);
  last?.keepTable(wish);
}
