import { Suspense, useState } from 'react';
import { openWords } from '../../i18n/i18n';
import { useTranslation } from '../../i18n/use-translation';
import { EyeIcon } from '../pieces';
import { useTable } from '../table-context';
import styles from './watchers-button.module.css';
import { lazily } from '../../shell/lazily';

const fetchWatchers = async () => {
  const [watchers] = await Promise.all([import('./watchers'), openWords('conduct')]);
  return watchers;
};
const WatchersPanel = lazily(async () => ({ default: (await fetchWatchers()).WatchersPanel }));
const WatchersHere = lazily(async () => ({ default: (await fetchWatchers()).Watchers }));

/** How many watch; who they are, at a press. */
export function WatchersButton() {
  const { t } = useTranslation('table');
  const { spectators } = useTable().presence;
  const [isOpen, setOpen] = useState(false);
  const label = t('watchers', { count: spectators });
  return (
    <>
      {spectators > 0 && (
        <button
          type="button"
          className={styles['button']}
          title={label}
          aria-label={label}
          onClick={() => setOpen(true)}
          data-testid="watchers-button"
        >
          <EyeIcon size={20} />
          {spectators}
        </button>
      )}
      {isOpen && (
        <Suspense fallback={null}>
          <WatchersPanel onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

/** Who watches, where a page has room for it. */
export function WatchersUnderPlayers() {
  if (useTable().presence.spectators === 0) return null;
  return (
    <Suspense fallback={null}>
      <WatchersHere />
    </Suspense>
  );
}
