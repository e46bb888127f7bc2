import { useEffect, useState } from 'react';
import type { Calls } from '../../connection/calls';
import { followCalls } from '../../connection/calls';
import { arrangeMine } from '../../connection/lobby-list';

const NONE: Calls = { tables: [], now: 0 };

/** The other tables that wait for me, the most urgent first; `isBusy`: this one does, so none is followed. */
export function useOtherCalls(match: string, isBusy: boolean): Calls {
  const [calls, setCalls] = useState(NONE);
  useEffect(() => {
    if (isBusy) return undefined;
    return followCalls(({ tables, now }) =>
      setCalls({ tables: arrangeMine(tables.filter((mine) => mine.match.id !== match)), now }),
    );
  }, [match, isBusy]);
  return isBusy ? NONE : calls;
}
