import { useTranslation } from '../i18n/use-translation';
import { Button } from '../ui/button';
import { promptInstall, useInstallPrompt } from './pwa';
import styles from './settings-panel.module.css';

const APPLE_DEVICE = /iPhone|iPad|^Mozilla\/[\d.]+ \(Macintosh.*Mobile/;

/** Offers to install the page as an app: a button if the browser has a prompt, else instructions. */
export function InstallRow() {
  const { t } = useTranslation('settings');
  const { promptEvent, isInstalled } = useInstallPrompt();
  return (
    <div className={styles['switchRow']} data-testid="install">
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
