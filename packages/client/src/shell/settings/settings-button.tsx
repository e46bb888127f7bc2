import { Suspense, useLayoutEffect } from 'react';
import { useLocation } from 'wouter';
import { create } from 'zustand';
import { useTranslation } from '../../i18n/use-translation';
import { openWords } from '../../i18n/i18n';
import { SlidersIcon } from '../../table/pieces';
import { IconButton } from '../../ui/icon-button';
import { lazily } from '../lazily';

const SettingsPanel = lazily(async () => {
  const [panel] = await Promise.all([import('./settings-panel'), openWords('settings')]);
  return { default: panel.SettingsPanel };
});

const useSettings = create(() => ({ isOpen: false }));
const close = () => useSettings.setState({ isOpen: false });

/** Opens the settings, on every page. */
export function SettingsButton() {
  const { t } = useTranslation();
  return (
    <IconButton label={t('settings')} onPress={() => useSettings.setState({ isOpen: true })}>
      <SlidersIcon size={20} />
    </IconButton>
  );
}

/** The settings while they are open, and no longer than the page. Not the button's own: the bar is another one once a table has come. */
export function OpenSettings() {
  const [address] = useLocation();
  const { isOpen } = useSettings();
  useLayoutEffect(() => close, [address]);
  return (
    isOpen && (
      <Suspense fallback={null}>
        <SettingsPanel onClose={close} />
      </Suspense>
    )
  );
}
