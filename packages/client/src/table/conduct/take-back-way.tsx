import type { ReactNode } from 'react';
import { lazy, Suspense, useState } from 'react';
import { openWords } from '../../i18n/i18n';

const TakeBackDialog = lazy(async () => {
  const [dialog] = await Promise.all([import('./take-back-dialog'), openWords('conduct')]);
  return { default: dialog.TakeBackDialog };
});

interface TakeBackWayProps {
  readonly to: number; // the state to go back to
  readonly children: (open: () => void) => ReactNode; // what opens it
}

/** A way to the question whether moves are taken back. */
export function TakeBackWay({ to, children }: TakeBackWayProps) {
  const [asks, setAsks] = useState<number | null>(null);
  return (
    <>
      {children(() => setAsks(to))}
      {asks !== null && (
        <Suspense fallback={null}>
          <TakeBackDialog to={asks} onClose={() => setAsks(null)} />
        </Suspense>
      )}
    </>
  );
}
