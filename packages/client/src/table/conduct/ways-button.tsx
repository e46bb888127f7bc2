import { Suspense, useState } from 'react';
import { openWords } from '../../i18n/i18n';
import { useTranslation } from '../../i18n/use-translation';
import { IconButton } from '../../ui/icon-button';
import { PauseIcon } from '../pieces';
import { useTable } from '../table-context';
import { AskBack } from './ask-back';
import { lazily } from '../../shell/lazily';

const WaysPanel = lazily(async () => {
  const [panel] = await Promise.all([import('./ways-panel'), openWords('conduct')]);
  return { default: panel.WaysPanel };
});

const WaysHere = lazily(async () => {
  const [list] = await Promise.all([import('./ways-list'), openWords('conduct')]);
  return { default: list.WaysList };
});

/** Whether this viewer has a seat at a table where others can be asked. */
function useHasOthers(): boolean {
  const { view, match, wish, conduct } = useTable();
  return view.viewer !== null && wish !== null && match.status === 'running' && conduct.clock.seat !== null;
}

/** Opens what may be asked of the table; for those who sit there. */
export function WaysButton() {
  const { t } = useTranslation('table');
  const [isOpen, setOpen] = useState(false);
  if (!useHasOthers()) return null;
  return (
    <>
      <IconButton label={t('ways')} onPress={() => setOpen(true)}>
        <PauseIcon size={20} />
      </IconButton>
      {isOpen && (
        <Suspense fallback={null}>
          <WaysPanel onClose={() => setOpen(false)} takeBack={<AskBack onClosed={() => setOpen(false)} />} />
        </Suspense>
      )}
    </>
  );
}

/** The same, where a page has room for it. */
export function WaysUnderPlayers() {
  if (!useHasOthers()) return null;
  return (
    <Suspense fallback={null}>
      <WaysHere takeBack={<AskBack />} />
    </Suspense>
  );
}
