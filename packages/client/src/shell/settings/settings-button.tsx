import { lazy, Suspense, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation';
import { openWords } from '../../i18n/i18n';
import { SlidersIcon } from '../../table/pieces';
import { IconButton } from '../../ui/icon-button';

const SettingsPanel = lazy(async () => {
  const [panel] = await Promise.all([import('./settings-panel'), openWords('settings')]);
  return { default: panel.SettingsPanel };
});

/** Opens the settings, on every page. */
export function SettingsButton() {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton label={t('settings')} onPress={() => setOpen(true)}>
        <SlidersIcon size={20} />
      </IconButton>
      {isOpen && (
        <Suspense fallback={null}>
          <SettingsPanel onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
