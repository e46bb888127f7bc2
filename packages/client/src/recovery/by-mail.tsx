import { useState } from 'react';
import { askForLink } from '../connection/mail-api';
import { useTranslation } from '../i18n/use-translation';
import { FailedNote } from '../lobby/failed-note';
import { useRequest } from '../lobby/use-request';
import { Button } from '../ui/button';
import { TextField } from '../ui/text-field';
import { Leaf } from './leaf';
import styles from './recover-page.module.css';

/** A link to sign in by is sent to an address; the answer is the same whether or not somebody has it. */
export function ByMail({ onCode }: { readonly onCode: () => void }) {
  const { t } = useTranslation('recover');
  const [address, setAddress] = useState('');
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { isBusy, failed, does } = useRequest();
  const wanted = address.trim();
  const isWrong = failed?.field === 'address';
  const send = async () => {
    setSentTo(null);
    if (await does(() => askForLink(wanted))) setSentTo(wanted);
  };
  return (
    <Leaf
      title={t('mail.title')}
      why={t('mail.why')}
      slip={
        <form
          className={styles['form']}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void send();
          }}
        >
          <TextField
            label={t('mail.label')}
            type="email"
            autoComplete="email"
            maxLength={254}
            value={address}
            onChange={setAddress}
            aria-invalid={isWrong}
            data-testid="mail-address"
          />
          {isWrong && (
            <p role="alert" className={styles['warning']}>
              {t('mail.wrong')}
            </p>
          )}
          {sentTo !== null && <p role="status">{t('mail.sent', { address: sentTo })}</p>}
          <Button
            type="submit"
            kind="primary"
            size="big"
            wide
            disabled={isBusy || wanted === ''}
            data-testid="mail-send"
          >
            {t(sentTo === null ? 'mail.send' : 'mail.again')}
          </Button>
          <Button wide onClick={onCode}>
            {t('haveCode')}
          </Button>
          <FailedNote failed={isWrong ? null : failed} />
        </form>
      }
      listTitle={t('happens')}
    >
      <li>{t('mail.open')}</li>
      <li>{t('here')}</li>
      <li>{t('mail.only')}</li>
    </Leaf>
  );
}
