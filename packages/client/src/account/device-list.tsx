import type { DeviceSummary } from '@great-fire/protocol';
import { signOut } from '../api/account';
import { formatDate } from '../i18n/format';
import { useTranslation } from '../i18n/use-translation';
import { RequestError } from '../ui/request-error';
import { SettingsSection } from '../ui/settings-section';
import { useMutation } from '../api/use-mutation';
import { Button } from '../ui/button';
import { SignOutOthers } from './sign-out-others';

// The server sends the start of a UTC day. Noon of that day falls on the same date in nearly all time zones.
const NOON_MS = 12 * 3600 * 1000;

interface DeviceListProps {
  readonly devices: readonly DeviceSummary[];
  readonly emailAddress: string | null; // confirmed; null: none
  readonly onChange: () => void;
  readonly onCodeRevoked: () => void; // the recovery code no longer works
}

/** The browsers that are signed in as the player, with buttons to sign out the others. */
export function DeviceList({ devices, emailAddress, onChange, onCodeRevoked }: DeviceListProps) {
  const { t } = useTranslation('settings');
  const { isPending, error, run } = useMutation();
  const runThenRefresh = (request: () => Promise<void>) => void run(request).then(onChange);
  const sorted = [...devices].sort(
    (a, b) => Number(b.isCurrent) - Number(a.isCurrent) || b.lastSeenOn - a.lastSeenOn,
  );
  return (
    <SettingsSection title={t('devices.title')}>
      <ul className="stack ruled">
        {sorted.map(({ id, label, isCurrent, lastSeenOn }) => {
          const name = label ?? t('devices.unknownBrowser');
          return (
            <li key={id} className="row spread gap-12 pad-6-0 touch">
              <span className="leading-1-2">
                <b className="block">{name}</b>
                <small className="text-13-5 block">
                  {isCurrent
                    ? t('devices.currentDevice')
                    : t('devices.lastSeen', { day: formatDate(lastSeenOn + NOON_MS) })}
                </small>
              </span>
              {!isCurrent && (
                <Button
                  size="small"
                  disabled={isPending}
                  aria-label={t('devices.signOutDevice', { device: name })}
                  onClick={() => runThenRefresh(() => signOut(id))}
                >
                  {t('devices.signOut')}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {devices.length > 1 && (
        <SignOutOthers emailAddress={emailAddress} onChange={onChange} onCodeRevoked={onCodeRevoked} />
      )}
      <RequestError error={error} />
    </SettingsSection>
  );
}
