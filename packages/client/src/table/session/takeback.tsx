import type { ReactNode } from 'react';
import { Suspense, useState, useMemo } from 'react';
import { lazyWithMessages } from '../../i18n/lazy-with-messages';
import { countMovesToUndo, getMovesToUndo } from '../log/takebacks';
import { useTable } from '../model/table-context';
import type { TableModel, TableData } from '../model/table-context';
import type { LogEntry } from '@great-fire/protocol';
import { LogIcon, LogSentence } from '../log/log-sentence';
import { buildLogLines } from '../log/log-lines';
import { usePlayerNames } from '../log/player-names';
import styles from './takeback-moves.module.css';

export const UNDOABLE_MOVES_FIELDS = ['view', 'match', 'tableState', 'log', 'proposeTakeback'] as const;

/** The log lines of the moves to undo. */
export function TakebackMoves({ moves }: { readonly moves: readonly LogEntry[] }) {
  const playerNames = usePlayerNames();
  const lines = useMemo(() => buildLogLines(moves, []), [moves]);
  return lines.map(
    (line) =>
      line.kind === 'sentence' && (
        <p key={line.key} className={styles['line']}>
          <LogIcon sentence={line.sentence} playerNames={playerNames} />
          <span>
            <LogSentence sentence={line.sentence} playerNames={playerNames} plain />
          </span>
        </p>
      ),
  );
}

const TakebackDialog = lazyWithMessages(
  () => import('./takeback-dialog.lazy').then((module) => module.TakebackDialog),
  'session',
);

interface TakebackTriggerProps {
  readonly toStateId: number; // target state
  readonly children: (open: () => void) => ReactNode; // renders the trigger
  readonly onClosed?: () => void; // to close the menu around it
}

/** Opens the takeback dialog from the trigger that `children` renders. */
export function TakebackDialogHost({ toStateId, children, onClosed }: TakebackTriggerProps) {
  const [requestedStateId, setRequestedStateId] = useState<number | null>(null);
  const close = () => {
    setRequestedStateId(null);
    onClosed?.();
  };
  return (
    <>
      {children(() => setRequestedStateId(toStateId))}
      {requestedStateId !== null && <LazyTakebackDialog toStateId={requestedStateId} onClose={close} />}
    </>
  );
}

// Renders the log lines here and passes them as children. If the lazy dialog imported the log modules, the bundler
// would move them out of the table's chunk.
function LazyTakebackDialog({
  toStateId,
  onClose,
}: {
  readonly toStateId: number;
  readonly onClose: () => void;
}) {
  const { log, stateId } = useTable('log', 'stateId');
  const moves = getMovesToUndo(log, toStateId);
  return (
    <Suspense fallback={null}>
      <TakebackDialog
        toStateId={toStateId}
        moveCount={countMovesToUndo(log, stateId, toStateId)}
        isStale={moves.length === 0}
        onClose={onClose}
      >
        <TakebackMoves moves={moves} />
      </TakebackDialog>
    </Suspense>
  );
}

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
