import { lazy, Suspense } from 'react';
import { useLocation } from 'wouter';
import { create } from 'zustand';
import { useTranslation } from '../../i18n/use-translation';
import { openWords } from '../../i18n/i18n';
import { SlidersIcon } from '../../table/pieces';
import { IconButton } from '../../ui/icon-button';

const SettingsPanel = lazy(async () => {
  const [panel] = await Promise.all([import('./settings-panel'), openWords('settings')]);
  return { default: panel.SettingsPanel };
});

interface SettingsState {
  readonly openAt: string | null; // the address of the page on which they are open
}

const useSettings = create<SettingsState>(() => ({ openAt: null }));

/** Opens the settings, on every page. */
export function SettingsButton() {
  const { t } = useTranslation();
  const [address] = useLocation();
  return (
    <IconButton label={t('settings')} onPress={() => useSettings.setState({ openAt: address })}>
      <SlidersIcon size={20} />
    </IconButton>
  );
}

/** The settings while they are open. Not the button's own: the bar is another one once a table has come. */
export function OpenSettings() {
  const [address] = useLocation();
  const isOpen = useSettings(({ openAt }) => openAt === address);
  return (
    isOpen && (
      <Suspense fallback={null}>
        <SettingsPanel onClose={() => useSettings.setState({ openAt: null })} />
      </Suspense>
    )
  );
}
