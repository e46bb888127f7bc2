import type { MyEmail } from '@great-fire/protocol';
import { useEffect, useState } from 'react';
import { setEmail, removeEmail } from '../api/email';
import { useTranslation } from '../i18n/use-translation';
import { RequestError } from '../ui/request-error';
import { SettingsSection } from '../ui/settings-section';
import { useMutation } from '../api/use-mutation';
import { Button } from '../ui/button';
import { TextField } from '../ui/text-field';

interface EmailSectionProps {
  readonly email: MyEmail;
  readonly onChange: () => void;
}

/** Sets, confirms, changes and removes the e-mail address by which the player signs in. */
export function EmailSection({ email: { address, pending }, onChange }: EmailSectionProps) {
  const { t } = useTranslation('settings');
  const { isPending, error, runVoid } = useMutation();
  const [isTyping, setTyping] = useState(false);
  const [mountedAt] = useState(Date.now);
  useOnVisible(onChange); // the address may have been confirmed in another tab
  const submit = async (wanted: string) => {
    if (!(await runVoid(() => setEmail(wanted)))) return;
    setTyping(false);
    onChange();
  };
  const remove = async () => {
    if (await runVoid(removeEmail)) onChange();
  };
  const hasNoEmail = address === null && pending === null;
  return (
    <SettingsSection title={t('email.title')}>
      {address !== null && <p className="hint any-break">{t('email.confirmed', { address })}</p>}
      {pending !== null && (
        <p role="status" className="hint any-break">
          {t(pending.expiresAt > mountedAt ? 'email.linkSent' : 'email.linkExpired', {
            address: pending.address,
          })}
        </p>
      )}
      {hasNoEmail && <p className="hint">{t('email.hint')}</p>}
      {hasNoEmail || isTyping ? (
        <EmailForm
          shouldFocus={isTyping}
          isPending={isPending}
          isInvalid={error?.field === 'address'}
          onSubmit={(text) => void submit(text)}
        />
      ) : (
        <div className="flex wrap gap-8">
          {pending !== null && (
            <Button size="small" disabled={isPending} onClick={() => void submit(pending.address)}>
              {t('email.resendLink')}
            </Button>
          )}
          <Button
            size="small"
            disabled={isPending}
            data-testid="change-email"
            onClick={() => setTyping(true)}
          >
            {t('email.changeAddress')}
          </Button>
          <Button size="small" disabled={isPending} data-testid="remove-email" onClick={() => void remove()}>
            {t('email.remove')}
          </Button>
        </div>
      )}
      <RequestError error={error?.field === 'address' ? null : error} />
    </SettingsSection>
  );
}

interface EmailFormProps {
  readonly shouldFocus: boolean; // true after a press on "Change"
  readonly isPending: boolean;
  readonly isInvalid: boolean;
  readonly onSubmit: (address: string) => void;
}

function EmailForm({ shouldFocus, isPending, isInvalid, onSubmit }: EmailFormProps) {
  const { t } = useTranslation('settings');
  const [text, setText] = useState('');
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() !== '') onSubmit(text.trim());
      }}
    >
      <div className="stack gap-8 bottom field-and-button beside-field">
        <TextField
          label={t('email.label')}
          type="email"
          autoFocus={shouldFocus}
          autoComplete="email"
          maxLength={254}
          value={text}
          onChange={setText}
          error={isInvalid ? t('email.invalid') : null}
          data-testid="account-email"
        />
        <Button type="submit" disabled={isPending || text.trim() === ''} data-testid="set-email">
          {t('email.sendLink')}
        </Button>
      </div>
    </form>
  );
}

function useOnVisible(onVisible: () => void): void {
  useEffect(() => {
    const check = () => {
      if (document.visibilityState === 'visible') onVisible();
    };
    document.addEventListener('visibilitychange', check);
    return () => document.removeEventListener('visibilitychange', check);
  }, [onVisible]);
}
