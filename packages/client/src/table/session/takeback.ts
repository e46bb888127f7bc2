/** The moves that a viewer can propose to take back (UNDO-3). */
import type { LogEntry } from '@great-fire/protocol';
import { getMovesToUndo } from '../log/takebacks';
import type { TableModel } from '../model/table-context';

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
