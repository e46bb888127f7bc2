import { Suspense, useLayoutEffect } from 'react';
import { useLocation } from 'wouter';
import { create } from 'zustand';
import { useTranslation } from '../i18n/use-translation';
import { loadMessages } from '../i18n/i18n';
import { SettingsIcon } from '../pieces';
import { IconButton } from '../ui/icon-button';
import { lazyWithRetry } from '../lib/lazy-with-retry';

const SettingsPanel = lazyWithRetry(async () => {
  const [module] = await Promise.all([import('../app/settings/settings-panel'), loadMessages('settings')]);
  return { default: module.SettingsPanel };
});

const useSettingsDialog = create(() => ({ isOpen: false }));
const closeSettings = () => useSettingsDialog.setState({ isOpen: false });

/** Button of every page that opens the settings. */
export function SettingsButton() {
  const { t } = useTranslation();
  return (
    <IconButton label={t('settings')} onPress={() => useSettingsDialog.setState({ isOpen: true })}>
      <SettingsIcon size={20} />
    </IconButton>
  );
}

/**
 * The settings dialog while it is open; navigation closes it. It is apart from the button, because the top bar is
 * replaced when a table has loaded.
 */
export function SettingsHost() {
  const [path] = useLocation();
  const { isOpen } = useSettingsDialog();
  useLayoutEffect(() => closeSettings, [path]);
  return (
    isOpen && (
      <Suspense fallback={null}>
        <SettingsPanel onClose={closeSettings} />
      </Suspense>
    )
  );
}
