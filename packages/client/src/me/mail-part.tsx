import type { MyMail } from '@great-fire/protocol';
import { useEffect, useId, useState } from 'react';
import { giveAddress, removeAddress } from '../connection/mail-api';
import { useTranslation } from '../i18n/use-translation';
import { FailedNote } from '../lobby/failed-note';
import { useRequest } from '../lobby/use-request';
import { Button } from '../ui/button';
import { TextField } from '../ui/text-field';
import styles from './me.module.css';

interface MailPartProps {
  readonly mail: MyMail;
  readonly onChange: () => void;
}

/** An e-mail address by which one comes back: given, confirmed by a mail, changed and taken away. */
export function MailPart({ mail: { address, asked }, onChange }: MailPartProps) {
  const { t } = useTranslation('settings');
  const { isBusy, failed, does } = useRequest();
  const [isTyping, setTyping] = useState(false);
  const [openedAt] = useState(Date.now);
  const title = useId();
  useSeenAgain(onChange); // it may have been confirmed in another tab
  const give = async (wanted: string) => {
    if (!(await does(() => giveAddress(wanted)))) return;
    setTyping(false);
    onChange();
  };
  const remove = async () => {
    if (await does(removeAddress)) onChange();
  };
  const isNone = address === null && asked === null;
  return (
    <section className={styles['part']} aria-labelledby={title}>
      <h3 id={title}>{t('mail.title')}</h3>
      {address !== null && <p className={styles['address']}>{t('mail.own', { address })}</p>}
      {asked !== null && (
        <p role="status" className={styles['address']}>
          {t(asked.until > openedAt ? 'mail.asked' : 'mail.old', { address: asked.address })}
        </p>
      )}
      {isNone && <p>{t('mail.hint')}</p>}
      {isNone || isTyping ? (
        <AddressForm
          isAskedFor={isTyping}
          isBusy={isBusy}
          isWrong={failed?.field === 'address'}
          onGive={(text) => void give(text)}
        />
      ) : (
        <div className={styles['buttons']}>
          {asked !== null && (
            <Button size="small" disabled={isBusy} onClick={() => void give(asked.address)}>
              {t('mail.again')}
            </Button>
          )}
          <Button size="small" disabled={isBusy} data-testid="mail-change" onClick={() => setTyping(true)}>
            {t('mail.change')}
          </Button>
          <Button size="small" disabled={isBusy} data-testid="mail-remove" onClick={() => void remove()}>
            {t('mail.remove')}
          </Button>
        </div>
      )}
      <FailedNote failed={failed?.field === 'address' ? null : failed} />
    </section>
  );
}

interface AddressFormProps {
  readonly isAskedFor: boolean; // by a press, which the focus follows
  readonly isBusy: boolean;
  readonly isWrong: boolean;
  readonly onGive: (address: string) => void;
}

function AddressForm({ isAskedFor, isBusy, isWrong, onGive }: AddressFormProps) {
  const { t } = useTranslation('settings');
  const [text, setText] = useState('');
  const wrong = useId();
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() !== '') onGive(text.trim());
      }}
    >
      <div className={styles['name']}>
        <TextField
          label={t('mail.label')}
          type="email"
          autoFocus={isAskedFor}
          autoComplete="email"
          maxLength={254}
          value={text}
          onChange={setText}
          aria-invalid={isWrong}
          aria-describedby={isWrong ? wrong : undefined}
          data-testid="my-address"
        />
        <Button type="submit" disabled={isBusy || text.trim() === ''} data-testid="mail-give">
          {t('mail.give')}
        </Button>
      </div>
      {isWrong && (
        <p role="alert" id={wrong} className={styles['wrong']}>
          {t('mail.wrong')}
        </p>
      )}
    </form>
  );
}

function useSeenAgain(onSeen: () => void): void {
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') onSeen();
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [onSeen]);
}
