import { type ComponentProps, useState } from 'react';
import type { MyEmail, QuietHoursSetting, NotificationStatus } from '@great-fire/protocol';
import { useFetch } from '../api/use-fetch';
import { useMutation } from '../api/use-mutation';
import { useTranslation } from '../i18n/use-translation';
import { RequestError } from '../ui/request-error';
import { SettingsSection } from '../ui/settings-section';
import { setEmailReminders } from '../api/email';
import { allowInvitations } from '../api/invitations';
import { SwitchField } from '../ui/switch';
import { Button } from '../ui/button';
import { TextField } from '../ui/text-field';
import {
  fetchNotificationSettings,
  unsupportedReason,
  sendTestNotification,
  disablePush,
  enablePush,
  areNotificationsOn,
} from './browser-notifications';
import { formatZoneName, localTimeZone, saveQuietHours } from './local-time-zone';
import { WebhookSection } from './webhook-settings.lazy';

/** A switch in a row of its own. */
const SwitchRow = (props: ComponentProps<typeof SwitchField>) => (
  <div className="row spread gap-14 touch wide">
    <SwitchField {...props} />
  </div>
);

interface QuietHoursProps {
  readonly quiet: QuietHoursSetting | null;
  readonly onChange: () => void;
}

const DEFAULT_HOURS = { from: '22:00', to: '08:00' };

/** Times of day without notifications, in the time zone of the browser that sets them. */
function QuietHours({ quiet, onChange }: QuietHoursProps) {
  const { t } = useTranslation('settings');
  const [hours, setHours] = useState({
    from: quiet?.from ?? DEFAULT_HOURS.from,
    to: quiet?.to ?? DEFAULT_HOURS.to,
  });
  const { isPending, error, runVoid } = useMutation();
  const zone = quiet?.timeZone ?? localTimeZone();
  const save = async (next: typeof hours | null): Promise<void> => {
    if (await runVoid(() => saveQuietHours(next))) onChange();
  };
  // While the user types, a field may be empty and both may be equal.
  const change = (next: typeof hours): void => {
    setHours(next);
    if (next.from !== '' && next.to !== '' && next.from !== next.to) void save(next);
  };
  return (
    <SettingsSection title={t('notifications.quietHours.title')} className="starts">
      <SwitchRow
        label={t('notifications.quietHours.label')}
        checked={quiet !== null}
        disabled={isPending}
        testId="quiet-hours"
        onChange={(isOn) => void save(isOn ? hours : null)}
      />
      {quiet !== null && (
        <>
          <div className="stack gap-12 wide halves numbers">
            {(['from', 'to'] as const).map((end) => (
              <TextField
                key={end}
                type="time"
                label={t(`notifications.quietHours.${end}`)}
                value={hours[end]}
                data-testid={`quiet-hours-${end}`}
                onChange={(time) => change({ ...hours, [end]: time })}
              />
            ))}
          </div>
          <p className="hint">{t('notifications.quietHours.timeZoneHint', { zone: formatZoneName(zone) })}</p>
        </>
      )}
      <RequestError error={error} />
    </SettingsSection>
  );
}

interface EmailRemindersProps {
  readonly email: MyEmail;
  readonly onChange: () => void;
}

/** Switch for e-mail reminders of tables that wait for the player. */
function EmailReminders({ email: { address, remindersEnabled }, onChange }: EmailRemindersProps) {
  const { t } = useTranslation('settings');
  const { isPending, error, runVoid } = useMutation();
  const setEnabled = async (isOn: boolean) => {
    if (await runVoid(() => setEmailReminders(isOn))) onChange();
  };
  return (
    <SettingsSection title={t('notifications.email.title')} className="starts">
      <SwitchRow
        label={t('notifications.thisDevice.label')}
        checked={remindersEnabled}
        disabled={isPending || address === null}
        testId="email-reminders"
        onChange={(isOn) => void setEnabled(isOn)}
      />
      <p className="hint">
        {address === null
          ? t('notifications.email.addressRequired')
          : t('notifications.email.recipientHint', { address })}
      </p>
      <RequestError error={error} />
    </SettingsSection>
  );
}

interface InvitationsProps {
  readonly areAllowed: boolean;
  readonly onChange: () => void;
}

/** Switch that keeps invitations to tables away. */
function Invitations({ areAllowed, onChange }: InvitationsProps) {
  const { t } = useTranslation('settings');
  const { isPending, error, runVoid } = useMutation();
  const keepAway = async (isOn: boolean) => {
    if (await runVoid(() => allowInvitations(!isOn))) onChange();
  };
  return (
    <SettingsSection title={t('notifications.invitations.title')} className="starts">
      <SwitchRow
        label={t('notifications.invitations.label')}
        checked={!areAllowed}
        disabled={isPending}
        testId="no-invitations"
        onChange={(isOn) => void keepAway(isOn)}
      />
      <p className="hint">{t('notifications.invitations.hint')}</p>
      <RequestError error={error} />
    </SettingsSection>
  );
}

/** Settings for notifications about waiting tables: channels and quiet hours. */
export function NotificationSettingsPanel() {
  const { t } = useTranslation('settings');
  const { data: status, error, refetch } = useFetch(fetchNotificationSettings);
  if (status === null) return <RequestError error={error} />;
  const others = status.devices.filter(({ isCurrent }) => !isCurrent);
  return (
    <div className="stack gap-14">
      <PushSection status={status} onChange={refetch} />
      {others.length > 0 && <OtherDevices labels={others.map(({ label }) => label)} />}
      {status.isSignedIn && status.email !== null && (
        <EmailReminders email={status.email} onChange={refetch} />
      )}
      {status.isSignedIn && <QuietHours quiet={status.quietHours} onChange={refetch} />}
      {status.isSignedIn && <Invitations areAllowed={status.areInvitationsAllowed} onChange={refetch} />}
      <WebhookSection />
      <SettingsSection>
        <p className="hint">{t('notifications.tabHint')}</p>
      </SettingsSection>
    </div>
  );
}

function OtherDevices({ labels }: { readonly labels: readonly (string | null)[] }) {
  const { t } = useTranslation('settings');
  return (
    <SettingsSection title={t('notifications.otherDevices.title')} className="starts">
      <ul className="hint">
        {labels.map((label, index) => (
          <li key={index}>{label ?? t('notifications.otherDevices.unknownBrowser')}</li>
        ))}
      </ul>
    </SettingsSection>
  );
}

interface PushSectionProps {
  readonly status: NotificationStatus;
  readonly onChange: () => void;
}

/** Switch for notifications in this browser, or the reason why they are not available. */
function PushSection({ status, onChange }: PushSectionProps) {
  const { t } = useTranslation('settings');
  const [isOn, setOn] = useState(areNotificationsOn);
  const [isSent, setSent] = useState(false);
  const { isPending, error, run, runVoid } = useMutation();
  const blockedReason = status.isSignedIn ? unsupportedReason() : 'notSignedIn';
  const setEnabled = async (enable: boolean): Promise<void> => {
    setSent(false);
    const isDone = enable ? await run(() => enablePush(status.vapidPublicKey)) : await runVoid(disablePush);
    if (isDone === null) return;
    setOn(areNotificationsOn());
    onChange();
  };
  const state = isOn ? (status.isSubscribed ? 'on' : 'tab') : 'off';
  return (
    <SettingsSection title={t('notifications.thisDevice.title')} className="starts">
      <SwitchRow
        label={t('notifications.thisDevice.label')}
        checked={isOn && blockedReason === null}
        disabled={isPending || blockedReason !== null}
        testId="push-notifications"
        onChange={(enable) => void setEnabled(enable)}
      />
      <p role="status" className="hint">
        {t(`notifications.thisDevice.${blockedReason ?? state}`)}
      </p>
      {status.devices.length > 0 && (
        <Button
          size="small"
          disabled={isPending}
          data-testid="test-notification"
          onClick={() => void runVoid(sendTestNotification).then(setSent)}
        >
          {t('notifications.thisDevice.sendTest')}
        </Button>
      )}
      {isSent && (
        <p role="status" className="hint">
          {t('notifications.thisDevice.testSent')}
        </p>
      )}
      <RequestError error={error} />
    </SettingsSection>
  );
}
