import { useEffect, useState } from 'react';
import { isWelcomeState } from '../account/recovery/welcome-state';
import { useTranslation } from '../i18n/use-translation';
import lists from './lobby-list.module.css';
import { usePlayerName } from '../account/player-name';

/** Welcomes a player whose seats have just arrived in this browser. A reload does not show it again. */
export function RecoveryWelcome() {
  const { t } = useTranslation('lobbyLists');
  const name = usePlayerName((player) => player.name);
  const [isRecovered] = useState(() => isWelcomeState(window.history.state));
  useEffect(() => {
    if (isRecovered) window.history.replaceState(null, '');
  }, [isRecovered]);
  if (!isRecovered) return null;
  return (
    <p role="status" className={`${lists['empty']} ${lists['noLine']}`} data-testid="recovery-welcome">
      <b>{name === '' ? t('welcomeNameless') : t('welcome', { name })}</b>
      {t('welcomeHint')}
    </p>
  );
}
