import { useTranslation } from '../i18n/use-translation';
import { basePath } from '../lib/base-path';
import styles from './waiting-room.module.css';

/** Links for newcomers who wait: tutorial and rules. They open a new tab, so that the table stays open. */
export function NewPlayerHint() {
  const { t } = useTranslation('waitingRoom');
  return (
    <div className={styles['newcomer']} data-testid="new-player-hint">
      <p>{t('newHere')}</p>
      <a href={`${basePath()}/first-turn`} target="_blank">
        {t('guidedTurn')}
      </a>{' '}
      <a href={`${basePath()}/rules`} target="_blank">
        {t('readRules')}
      </a>
    </div>
  );
}
