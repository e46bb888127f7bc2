import { useEffect, useState } from 'react';
import { readStored } from '../lib/local-storage';
import type { TableOptions } from './table-options';

/** Returns the options of this browser's last table; null while loading and if there are none. */
export function useStoredTableOptions(): TableOptions | null {
  const [options, setOptions] = useState<TableOptions | null>(null);
  useEffect(() => {
    if (readStored('table') !== null)
      void import('./stored-table-options.lazy').then(({ readTableOptions }) =>
        setOptions(readTableOptions()),
      );
  }, []);
  return options;
}

/** Stores the options for the next table. */
export async function saveTableOptions(options: TableOptions): Promise<void> {
  const module = await import('./stored-table-options.lazy').catch(() => null);
  module?.storeTableOptions(options);
}
