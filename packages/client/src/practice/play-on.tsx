import type { ReactNode } from 'react';
import { Suspense, useState } from 'react';
import { openWords } from '../i18n/i18n';
import type { PlayOnProps } from './play-on-dialog';
import { lazily } from '../shell/lazily';

const PlayOnDialog = lazily(async () => {
  const [dialog] = await Promise.all([import('./play-on-dialog'), openWords('practice')]);
  return { default: dialog.PlayOnDialog };
});

interface PlayOnWayProps extends Omit<PlayOnProps, 'onClose'> {
  readonly children: (open: () => void) => ReactNode; // what opens it
}

/** A way to play on against bots from a position that is looked at. */
export function PlayOnWay({ children, ...asked }: PlayOnWayProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {children(() => setOpen(true))}
      {isOpen && (
        <Suspense fallback={null}>
          <PlayOnDialog {...asked} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
