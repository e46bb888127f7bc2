import { create } from 'zustand';
import { useTranslation } from '../i18n/use-translation';
import { SettingsIcon } from '../ui/icons';
import { IconButton } from '../ui/icon-button';

/** Whether the settings are open. The app renders the dialog, because the top bar is replaced with its page. */
export const useSettingsDialog = create(() => ({ isOpen: false }));

/** Button of every page that opens the settings. */
export function SettingsButton() {
  const { t } = useTranslation();
  return (
    <IconButton label={t('settings')} onPress={() => useSettingsDialog.setState({ isOpen: true })}>
      <SettingsIcon size={20} />
    </IconButton>
  );
}
