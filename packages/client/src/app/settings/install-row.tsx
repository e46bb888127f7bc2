import { useTranslation } from '../../i18n/use-translation';
import { Button } from '../../ui/button';
import { promptInstall, useInstallPrompt } from '../pwa';
import styles from './settings-panel.module.css';

const APPLE_DEVICE = /iPhone|iPad|Macintosh.*Mobile/;

/** The way to have the page as an app: a button where the browser offers one, else what has to be done by hand. */
export function InstallRow() {
  const { t } = useTranslation('settings');
  const { promptEvent, isInstalled } = useInstallPrompt();
  return (
    <div className={styles['switched']} data-testid="install">
      <span>
        <span>{t('install.title')}</span>
        <small>{t(`install.${installHint(isInstalled)}`)}</small>
      </span>
      {promptEvent !== null && (
        <Button size="small" onClick={() => void promptInstall()}>
          {t('install.button')}
        </Button>
      )}
    </div>
  );
}

function installHint(isInstalled: boolean): 'done' | 'insecure' | 'apple' | 'hint' {
  if (isInstalled) return 'done';
  if (!window.isSecureContext) return 'insecure';
  return APPLE_DEVICE.test(navigator.userAgent) ? 'apple' : 'hint';
}
