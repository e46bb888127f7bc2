import { Suspense, useLayoutEffect } from 'react';
import { useLocation } from 'wouter';
import { loadMessages } from '../i18n/i18n';
import { lazyWithRetry } from '../lib/lazy-with-retry';
import { useSettingsDialog } from '../page/settings-button';

const SettingsPanel = lazyWithRetry(async () => {
  const [module] = await Promise.all([import('./settings-panel.lazy'), loadMessages('settings')]);
  return { default: module.SettingsPanel };
});

const closeSettings = () => useSettingsDialog.setState({ isOpen: false });

/** The settings dialog while it is open; navigation closes it. */
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
