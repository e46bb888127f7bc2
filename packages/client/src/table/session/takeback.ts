/** The moves that a viewer can propose to take back (UNDO-3). */
import type { LogEntry } from '@great-fire/protocol';
import { getMovesToUndo } from '../log/takebacks';
import type { TableModel, TableData } from '../model/table-context';

/** Returns the other seats played by people. All of them must agree. */
export function getConsentingSeats({
  view,
  match,
  tableState,
}: Pick<TableData, 'view' | 'match' | 'tableState'>): readonly number[] {
  return match.seats.flatMap(({ hasOwner }, seat) =>
    hasOwner && seat !== view.viewer && tableState.absences[seat] === null ? [seat] : [],
  );
}

export const UNDOABLE_MOVES_FIELDS = ['view', 'match', 'tableState', 'log', 'proposeTakeback'] as const;

/** Returns the moves that a takeback to a state would undo. Returns none if the viewer cannot propose it now. */
export function getUndoableMoves(
  { view, match, tableState, log, proposeTakeback }: Pick<TableModel, (typeof UNDOABLE_MOVES_FIELDS)[number]>,
  toStateId: number,
): readonly LogEntry[] {
  const { viewer } = view;
  const isPlaying = viewer !== null && tableState.absences[viewer] === null && match.status === 'running';
  const canPropose =
    tableState.takebackProposal === null &&
    tableState.pausedAt === null &&
    tableState.clock.activeSeat !== null;
  return isPlaying && canPropose && proposeTakeback !== null ? getMovesToUndo(log, toStateId) : [];
}
