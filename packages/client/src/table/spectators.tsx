import { useState } from 'react';
import { Link } from 'wouter';
import { lazyExtra } from '../i18n/lazy-with-messages';
import { useTranslation } from '../i18n/use-translation';
import { EyeIcon } from '../ui/icons';
import { useTooltip } from '../ui/tooltip';
import { selectAnchor } from '../lib/anchors';
import { Button, buttonClass } from '../ui/button';
import { useTableValue, useTable } from './model/table-context';
import styles from './spectators.module.css';
import { focusFirst } from './move-input/focus-target';

const loadList = () => import('./spectator-list.lazy');
const LazySpectatorsDialog = lazyExtra(() => loadList().then((module) => module.SpectatorsDialog), 'session');
const LazySpectatorList = lazyExtra(() => loadList().then((module) => module.SpectatorList), 'session');

/** Shows the number of spectators. Opens the list when clicked. */
export function SpectatorsButton() {
  const { t } = useTranslation('table');
  const spectators = useTableValue(({ presence }) => presence.spectators);
  const [isOpen, setOpen] = useState(false);
  const { triggerProps, tooltip } = useTooltip(t('spectatorCount', { count: spectators }));
  return (
    <>
      {spectators > 0 && (
        <button
          type="button"
          className={`row gap-4 round-6 bar-focus ${styles['button']}`}
          onClick={() => setOpen(true)}
          {...triggerProps}
          data-testid="spectators-button"
        >
          <EyeIcon size={20} />
          {spectators}
          {tooltip}
        </button>
      )}
      {isOpen && <LazySpectatorsDialog onClose={() => setOpen(false)} />}
    </>
  );
}

/** The spectator list inside a page that has room for it. */
export function InlineSpectators() {
  if (useTableValue(({ presence }) => presence.spectators === 0)) return null;
  return <LazySpectatorList />;
}

/** Shows spectators of a running game that they watch, with the ways to a free seat and to the lobby. */
export function SpectatorDock() {
  const { t } = useTranslation(['table', 'common']);
  const { match, localGame } = useTable('match', 'localGame');
  if (localGame !== undefined) return null;
  return (
    <div className={`row wrap gap-8 pressable ${styles['dock']}`} data-testid="spectator-dock">
      <p>{t('spectator.watchingNotice')}</p>
      {match.seats.some(({ isOpen }) => isOpen) && (
        <Button
          size="small"
          onClick={() => focusFirst([selectAnchor('open-seat-name')])}
          data-testid="to-open-seat"
        >
          {t('spectator.takeSeat')}
        </Button>
      )}
      <Link href="/" className={buttonClass({ size: 'small' })}>
        {t('common:backToLobby')}
      </Link>
    </div>
  );
}
