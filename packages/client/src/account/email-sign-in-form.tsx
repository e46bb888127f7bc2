import { useState } from 'react';
import { requestSignInLink } from '../api/email';
import { useTranslation } from '../i18n/use-translation';
import { RequestError } from '../ui/request-error';
import { useMutation } from '../api/use-mutation';
import { Button } from '../ui/button';
import { TextField } from '../ui/text-field';
import { RecoveryLayout } from './confirm-action-layout';

/** Requests a sign-in link by mail. The answer is the same whether or not the address belongs to a player. */
export function EmailSignInForm({ onUseCode }: { readonly onUseCode: () => void }) {
  const { t } = useTranslation('recovery');
  const [address, setAddress] = useState('');
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { isPending, error, runVoid } = useMutation();
  const trimmedAddress = address.trim();
  const isInvalid = error?.field === 'address';
  const send = async () => {
    setSentTo(null);
    if (await runVoid(() => requestSignInLink(trimmedAddress))) setSentTo(trimmedAddress);
  };
  return (
    <RecoveryLayout
      title={t('emailSignIn.title')}
      explanation={t('emailSignIn.explanation')}
      form={
        <form
          className="stack gap-10 code-field"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void send();
          }}
        >
          <TextField
            label={t('emailSignIn.label')}
            type="email"
            autoComplete="email"
            maxLength={254}
            value={address}
            onChange={setAddress}
            aria-invalid={isInvalid}
            data-testid="email-address"
          />
          {isInvalid && (
            <p role="alert" className="bold leading-1-3 ember">
              {t('emailSignIn.invalid')}
            </p>
          )}
          {sentTo !== null && <p role="status">{t('emailSignIn.linkSent', { address: sentTo })}</p>}
          <Button
            type="submit"
            variant="primary"
            size="large"
            fullWidth
            disabled={isPending || trimmedAddress === ''}
            data-testid="send-email-link"
          >
            {t(sentTo === null ? 'emailSignIn.sendLink' : 'emailSignIn.resendLink')}
          </Button>
          <Button fullWidth onClick={onUseCode}>
            {t('useRecoveryCode')}
          </Button>
          <RequestError error={isInvalid ? null : error} />
        </form>
      }
      listTitle={t('nextStepsTitle')}
    >
      <li>{t('emailSignIn.openLinkHint')}</li>
      <li>{t('sameSeatsHint')}</li>
      <li>{t('emailSignIn.confirmedOnlyHint')}</li>
    </RecoveryLayout>
  );
}
