import type { ReactNode } from 'react';
import { Suspense, useState } from 'react';
import { openWords } from '../../i18n/i18n';
import { goingCount, goingMoves } from '../log/taken-back';
import { useTable } from '../table-context';
import { GoingLines } from './going-lines';
import { lazily } from '../../shell/lazily';

const TakeBackDialog = lazily(async () => {
  const [dialog] = await Promise.all([import('./take-back-dialog'), openWords('conduct')]);
  return { default: dialog.TakeBackDialog };
});

interface TakeBackWayProps {
  readonly to: number; // the state to go back to
  readonly children: (open: () => void) => ReactNode; // what opens it
  readonly onClosed?: () => void; // for what it was opened from
}

/** A way to the question whether moves are taken back. */
export function TakeBackWay({ to, children, onClosed }: TakeBackWayProps) {
  const [asks, setAsks] = useState<number | null>(null);
  const close = () => {
    setAsks(null);
    onClosed?.();
  };
  return (
    <>
      {children(() => setAsks(to))}
      {asks !== null && <Asking to={asks} onClose={close} />}
    </>
  );
}

// What the log is made of comes with the table: what is fetched later would take it out into a file of its own.
function Asking({ to, onClose }: { readonly to: number; readonly onClose: () => void }) {
  const { log, stateId } = useTable();
  const moves = goingMoves(log, to);
  return (
    <Suspense fallback={null}>
      <TakeBackDialog
        to={to}
        count={goingCount(log, stateId, to)}
        isStale={moves.length === 0}
        onClose={onClose}
      >
        <GoingLines moves={moves} />
      </TakeBackDialog>
    </Suspense>
  );
}
