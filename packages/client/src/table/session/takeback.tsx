import { type ReactNode, useState, useMemo } from 'react';
import type { LogEntry } from '@great-fire/protocol';
import type { AvailableCommand } from '@great-fire/table';
import { lazyExtra } from '../../i18n/lazy-with-messages';
import { countMovesToUndo, getMovesToUndo } from '../log/takebacks';
import { useTable } from '../model/table-context';
import { LogIcon, LogSentence } from '../log/log-sentence';
import { buildLogLines } from '../log/log-lines';
import { usePlayerNames } from '../log/player-names';
import { useAvailableCommands } from './table-facts';
import styles from './takeback-moves.module.css';

export function TakebackMoves({ moves }: { readonly moves: readonly LogEntry[] }) {
  const playerNames = usePlayerNames();
  const lines = useMemo(() => buildLogLines(moves, []), [moves]);
  return lines.map(
    (line) =>
      line.kind === 'sentence' && (
        <p key={line.key} className={`flex gap-6 ${styles['line']}`}>
          <LogIcon sentence={line.sentence} playerNames={playerNames} />
          <span>
            <LogSentence sentence={line.sentence} playerNames={playerNames} plain />
          </span>
        </p>
      ),
  );
}

const TakebackDialog = lazyExtra(
  () => import('./takeback-dialog.lazy').then((module) => module.TakebackDialog),
  'session',
  'refusals',
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
    <TakebackDialog
      toStateId={toStateId}
      moveCount={countMovesToUndo(log, stateId, toStateId)}
      isStale={moves.length === 0}
      onClose={onClose}
    >
      <TakebackMoves moves={moves} />
    </TakebackDialog>
  );
}

/**
 * Returns the proposal of a takeback that the viewer may make, now or after a wait, or null. The log must have moves to
 * undo: `toStateId`, null: none.
 */
export function useTakebackProposal(toStateId: number | null): AvailableCommand | null {
  const { log, proposeTakeback } = useTable('log', 'proposeTakeback');
  const proposal = useAvailableCommands()({ type: 'propose', kind: 'takeback' });
  if (toStateId === null || proposeTakeback === null) return null;
  return getMovesToUndo(log, toStateId).length > 0 ? proposal : null;
}
