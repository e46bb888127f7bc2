import { useEffect } from 'react';
import { useTranslation } from '../i18n/use-translation';
import lists from './lobby-list.module.css';
import { usePlayerName } from '../account/player-name';

/** Welcomes a player whose name and seats have just arrived in this browser. A reload does not show it again. */
export function RecoveryWelcome() {
  const { t } = useTranslation('recovery');
  const name = usePlayerName((player) => player.name);
  useEffect(() => window.history.replaceState(null, ''), []);
  return (
    <p role="status" className={`${lists['empty']} ${lists['noLine']}`} data-testid="recovery-welcome">
      <b>{name === '' ? t('welcomeNameless') : t('welcome', { name })}</b>
      {t('welcomeHint')}
    </p>
  );
}
