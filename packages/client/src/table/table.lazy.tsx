import type { ComponentType, ReactNode } from 'react';
import type { MatchHandle } from '../live/use-match';
import { useMatchTable } from './model/use-match-table';
import { Table } from './table';
import { warmUpMap } from './map/district/use-district-layouts';

export { loadScoring } from './table';

warmUpMap(); // while the page waits for the game

interface MatchTableProps {
  readonly handle: MatchHandle;
  readonly Layout?: ComponentType; // of the running game; default: for the size of the screen
  readonly children: ReactNode; // above the table
}

/** The game of a match, in a chunk of its own: the waiting room does not need it. */
export function LoadedMatchTable({ handle, children, ...layout }: MatchTableProps) {
  const store = useMatchTable(handle);
  return (
    store !== null && (
      <Table store={store} {...layout}>
        {children}
      </Table>
    )
  );
}
