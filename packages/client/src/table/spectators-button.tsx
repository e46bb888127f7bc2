import { Suspense, useState } from 'react';
import { loadMessages } from '../i18n/i18n';
import { useTranslation } from '../i18n/use-translation';
import { EyeIcon } from '../ui/icons';
import { useTable } from './table-context';
import styles from './spectators-button.module.css';
import { lazyWithRetry } from '../lib/lazy-with-retry';

const loadSpectatorList = async () => {
  const [listModule] = await Promise.all([import('./spectator-list.lazy'), loadMessages('session')]);
  return listModule;
};
const SpectatorsDialog = lazyWithRetry(async () => ({
  default: (await loadSpectatorList()).SpectatorsDialog,
}));
const LazySpectatorList = lazyWithRetry(async () => ({ default: (await loadSpectatorList()).SpectatorList }));

/** Shows the number of spectators. Opens the list when clicked. */
export function SpectatorsButton() {
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
          <SpectatorsDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

/** The spectator list inside a page that has room for it. */
export function InlineSpectators() {
  if (useTable().presence.spectators === 0) return null;
  return (
    <Suspense fallback={null}>
      <LazySpectatorList />
    </Suspense>
  );
}
