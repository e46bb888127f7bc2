import { useEffect, useState } from 'react';
import { readStored } from '../lib/local-storage';
import type { TableOptions } from './table-options';

/** The table that was opened last in this browser, once it is read; null where none was. */
export function useStoredTableOptions(): TableOptions | null {
  const [options, setOptions] = useState<TableOptions | null>(null);
  useEffect(() => {
    if (readStored('table') !== null)
      void import('./stored-table-options').then(({ readTableOptions }) => setOptions(readTableOptions()));
  }, []);
  return options;
}

/** Remembers a table for the next. */
export async function saveTableOptions(options: TableOptions): Promise<void> {
  const module = await import('./stored-table-options').catch(() => null);
  module?.storeTableOptions(options);
}
