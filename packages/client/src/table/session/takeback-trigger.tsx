import type { ReactNode } from 'react';
import { Suspense, useState } from 'react';
import { loadMessages } from '../../i18n/i18n';
import { countMovesToUndo, getMovesToUndo } from '../log/takebacks';
import { useTable } from '../table-context';
import { TakebackMoves } from './takeback-moves';
import { lazyWithRetry } from '../../lib/lazy-with-retry';

const TakebackDialog = lazyWithRetry(async () => {
  const [dialogModule] = await Promise.all([import('./takeback-dialog'), loadMessages('conduct')]);
  return { default: dialogModule.TakebackDialog };
});

interface TakebackTriggerProps {
  readonly toStateId: number; // the state to go back to
  readonly children: (open: () => void) => ReactNode; // what opens it
  readonly onClosed?: () => void; // for what it was opened from
}

/** A way to the question whether moves are taken back. */
export function TakebackTrigger({ toStateId, children, onClosed }: TakebackTriggerProps) {
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

// What the log is made of comes with the table: what is fetched later would take it out into a file of its own.
function LazyTakebackDialog({
  toStateId,
  onClose,
}: {
  readonly toStateId: number;
  readonly onClose: () => void;
}) {
  const { log, stateId } = useTable();
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
