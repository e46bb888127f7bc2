import { Suspense, useState } from 'react';
import { loadMessages } from '../i18n/i18n';
import { useTranslation } from '../i18n/use-translation';
import { EyeIcon } from '../ui/icons';
import { useTableValue } from './model/table-context';
import styles from './spectators-button.module.css';
import { lazyWithRetry } from '../lib/lazy-with-retry';

const LazySpectatorsDialog = lazyWithRetry(async () => {
  const [{ SpectatorsDialog }] = await Promise.all([
    import('./spectator-list.lazy'),
    loadMessages('session'),
  ]);
  return { default: SpectatorsDialog };
});
const LazySpectatorList = lazyWithRetry(async () => {
  const [{ SpectatorList }] = await Promise.all([import('./spectator-list.lazy'), loadMessages('session')]);
  return { default: SpectatorList };
});

/** Shows the number of spectators. Opens the list when clicked. */
export function SpectatorsButton() {
  const { t } = useTranslation('table');
  const spectators = useTableValue(({ presence }) => presence.spectators);
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
          <LazySpectatorsDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

/** The spectator list inside a page that has room for it. */
export function InlineSpectators() {
  if (useTableValue(({ presence }) => presence.spectators === 0)) return null;
  return (
    <Suspense fallback={null}>
      <LazySpectatorList />
    </Suspense>
  );
}
