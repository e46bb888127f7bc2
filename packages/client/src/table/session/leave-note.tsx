import { useEffect } from 'react';
import { useFetch } from '../../api/use-fetch';
import { useTranslation } from '../../i18n/use-translation';
import { areNotificationsOn, fetchNotificationSettings } from '../../notifications/browser-notifications';
import { useSettingsDialog } from '../../page/top-bar';
import { Button } from '../../ui/button';
import { useTable } from '../model/table-context';

interface LeaveNoteProps {
  readonly className: string | undefined; // of its text
}

/** The note for a player. The prompt knows only that the table has days for each turn. */
export function LeaveNote(props: LeaveNoteProps) {
  return useTable('view').view.viewer !== null && <PlayerLeaveNote {...props} />;
}

/**
 * Shows beside the turn of another player that the page may be closed, with a way to the notifications. Renders nothing
 * if the player gets notifications on a device or by e-mail.
 */
function PlayerLeaveNote({ className }: LeaveNoteProps) {
  const { t } = useTranslation('session');
  const { data, refetch } = useFetch(fetchNotificationSettings);
  // The dialog may have changed them.
  useEffect(() => useSettingsDialog.subscribe((now, before) => before.isOpen && !now.isOpen && refetch()));
  if (data === null || areNotificationsOn()) return null;
  if (data.devices.length > 0 || data.email?.remindersEnabled === true) return null;
  return (
    <span className={`row wrap gap-8 pressable ${className ?? ''}`} data-testid="leave-note">
      {t('leaveNote.title')}
      <Button
        size="small"
        onClick={() => useSettingsDialog.setState({ isOpen: true, page: 'notifications' })}
        data-testid="to-notifications"
      >
        {t('leaveNote.openSettings')}
      </Button>
    </span>
  );
}
