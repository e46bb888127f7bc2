import { useState } from 'react';
import { Link } from 'wouter';
import { formatRecoveryCode, NAME_MAX } from '@great-fire/protocol';
import { fetchDevices, createRecoveryCode, changeName } from '../api/account';
import { useFetch } from '../api/use-fetch';
import { useMutation } from '../api/use-mutation';
import { useTranslation } from '../i18n/use-translation';
import { RequestError } from '../ui/request-error';
import { SettingsSection } from '../ui/settings-section';
import { lazyExtra } from '../i18n/lazy-with-messages';
import { formatDate } from '../i18n/format';
import { CopyLinkField } from '../ui/share-link';
import { Button } from '../ui/button';
import { TextField } from '../ui/text-field';
import { LinkDevice } from './link-device';
import { DeviceList } from './device-list';
import { DataSection } from './data-section';
import { usePlayerName, adoptServerName } from './player-name';

/** The player's name: for new tables and for the tables where the player sits. */
function NameSection({ isSignedIn }: { readonly isSignedIn: boolean }) {
  const { t } = useTranslation('settings');
  const { name, setName } = usePlayerName();
  const [text, setText] = useState(name);
  const [isSaved, setSaved] = useState(false);
  const { isPending, error, runVoid } = useMutation();
  const trimmedName = text.trim();
  const save = async () => {
    if (trimmedName === '') return;
    if (isSignedIn && !(await runVoid(() => changeName(trimmedName)))) return;
    setName(trimmedName);
    if (isSignedIn) adoptServerName(trimmedName);
    setSaved(true);
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <div className="stack gap-8 bottom field-and-button beside-field">
        <TextField
          label={t('playerName.label')}
          maxLength={NAME_MAX}
          value={text}
          onChange={(next) => {
            setText(next);
            setSaved(false);
          }}
          data-testid="my-name"
        />
        <Button type="submit" disabled={isPending || trimmedName === '' || trimmedName === name}>
          {t('playerName.change')}
        </Button>
      </div>
      <p role="status" className="quiet text-13-5 leading-1-2 space-6">
        {isSaved ? t(isSignedIn ? 'playerName.changed' : 'playerName.saved') : t('playerName.hint')}
      </p>
      <RequestError error={error} />
    </form>
  );
}

interface RecoveryCodeSectionProps {
  readonly createdAt: number | null; // epoch ms; null: no code
}

/**
 * Creates the recovery code that signs the player in when no signed-in browser is left. The code is shown only once.
 */
function RecoveryCodeSection({ createdAt }: RecoveryCodeSectionProps) {
  const { t } = useTranslation('settings');
  const { isPending, error, run } = useMutation();
  const [code, setCode] = useState<string | null>(null);
  return (
    <SettingsSection title={t('recoveryCode.title')}>
      {code === null ? (
        <>
          <p className="hint">
            {createdAt === null
              ? t('recoveryCode.hint')
              : t('recoveryCode.createdAt', { day: formatDate(createdAt) })}
          </p>
          <Button
            disabled={isPending}
            data-testid="create-recovery-code"
            onClick={() => void run(createRecoveryCode).then((created) => setCode(created?.code ?? null))}
          >
            {t(createdAt === null ? 'recoveryCode.create' : 'recoveryCode.replace')}
          </Button>
          <RequestError error={error} />
        </>
      ) : (
        <div className="stack gap-8 code-field">
          <CopyLinkField
            link={formatRecoveryCode(code)}
            label={t('recoveryCode.title')}
            copyLabel={t('recoveryCode.copy')}
            hint={t('recoveryCode.writeDownHint')}
            copiedHint={t('recoveryCode.copied')}
            manualHint={t('recoveryCode.copyManually')}
            testId="recovery-code"
          />
        </div>
      )}
    </SettingsSection>
  );
}

// Loaded lazily: not every server sends mail.
const EmailSection = lazyExtra(() => import('./email-section.lazy').then((module) => module.EmailSection));

/** Settings of the player's name, devices, e-mail address and recovery code. */
export function AccountSettings({ onNavigate }: { readonly onNavigate: () => void }) {
  const { data: account, error, refetch } = useFetch(fetchDevices);
  const [revokedCodes, setRevokedCodes] = useState(0);
  if (account === null) return <RequestError error={error} />;
  const isSignedIn = account.devices.length > 0;
  return (
    <div className="stack gap-14">
      <NameSection isSignedIn={isSignedIn} />
      {isSignedIn ? (
        <>
          <DeviceList
            devices={account.devices}
            emailAddress={account.email?.address ?? null}
            onChange={refetch}
            onCodeRevoked={() => setRevokedCodes((count) => count + 1)}
          />
          <LinkDevice />
          <RecoveryCodeSection key={revokedCodes} createdAt={account.codeCreatedAt} />
          {account.email !== null && <EmailSection email={account.email} onChange={refetch} />}
          <DataSection />
        </>
      ) : (
        <SignedOutNotice onNavigate={onNavigate} />
      )}
    </div>
  );
}

function SignedOutNotice({ onNavigate }: { readonly onNavigate: () => void }) {
  const { t } = useTranslation('settings');
  return (
    <SettingsSection>
      <p className="hint">{t('account.seatRequired')}</p>
      <Link href="/recover" className="text-14-5" onClick={onNavigate}>
        {t('account.useRecoveryCode')}
      </Link>
    </SettingsSection>
  );
}
