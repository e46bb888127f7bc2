import { useTranslation } from '../../i18n/use-translation';
import { Button } from '../../ui/button';
import { install, useInstall } from '../offline';
import styles from './settings-panel.module.css';

const APPLE = /iPhone|iPad|Macintosh.*Mobile/;

/** The way to have the page as an app: a button where the browser offers one, else what has to be done by hand. */
export function InstallRow() {
  const { t } = useTranslation('settings');
  const { offer, isDone } = useInstall();
  return (
    <div className={styles['switched']} data-testid="install">
      <span>
        <span>{t('install.title')}</span>
        <small>{t(`install.${how(isDone)}`)}</small>
      </span>
      {offer !== null && (
        <Button size="small" onClick={() => void install()}>
          {t('install.button')}
        </Button>
      )}
    </div>
  );
}

function how(isDone: boolean): 'done' | 'insecure' | 'apple' | 'hint' {
  if (isDone) return 'done';
  if (!window.isSecureContext) return 'insecure';
  return APPLE.test(navigator.userAgent) ? 'apple' : 'hint';
}
