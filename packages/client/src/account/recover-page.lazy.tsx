import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { useTranslation } from '../i18n/use-translation';
import { claimLink } from '../api/account';
import { Button } from '../ui/button';
import { RecoveryCodeForm } from './recovery-code-form';
import { EmailSignInForm } from './email-sign-in-form';
import { ExistingSeatsWarning, useClaim, useMe } from './claim';
import { getLinkToken } from './link-token';
import { parseRecoveryToken, useLinkToken } from './links';
import { EmailLinkPage } from './email-link-page';
import { ConfirmActionLayout, HomeLink, RecoveryLayout } from './confirm-action-layout';

interface InvalidLinkProps {
  readonly title: string;
  readonly explanation: string;
  readonly onSelectMethod: (method: 'code' | 'mail') => void;
}

/** Explains that a link is invalid and offers the other ways to sign in. */
function InvalidLink({ title, explanation, onSelectMethod }: InvalidLinkProps) {
  const { t } = useTranslation('recovery');
  const me = useMe();
  return (
    <RecoveryLayout
      title={title}
      explanation={explanation}
      form={
        <>
          <HomeLink />
          <Button fullWidth onClick={() => onSelectMethod('code')}>
            {t('useRecoveryCode')}
          </Button>
          {me?.hasEmail === true && (
            <Button fullWidth onClick={() => onSelectMethod('mail')}>
              {t('emailSignIn.title')}
            </Button>
          )}
        </>
      }
      listTitle={t('optionsTitle')}
    >
      <li>{t('createLinkHint')}</li>
      <li>{t('linkUsedHint')}</li>
    </RecoveryLayout>
  );
}

/** Page for recovery links, with forms for a recovery code and for an e-mail address. */
export function RecoverPage() {
  const { t } = useTranslation();
  const [path] = useLocation();
  return (
    <>
      <title>{t('gameTitle')}</title>
      {path === '/email' ? <EmailLinkPage /> : <Recover />}
    </>
  );
}

type Method = 'code' | 'mail' | null;

/** Explains a recovery link and claims it on a press. Without a valid link, offers the other ways to sign in. */
function Recover() {
  const { t } = useTranslation('recovery');
  const token = useLinkToken(parseRecoveryToken);
  const [rejectedToken, setRejectedToken] = useState<string | null>(null);
  const [method, setMethod] = useState<Method>(getLinkToken() === '' ? 'code' : null);
  if (token !== null && rejectedToken !== token) {
    const reject = () => {
      setMethod(null);
      setRejectedToken(token);
    };
    return <ClaimByLink key={token} token={token} onRejected={reject} />;
  }
  if (method === 'code') return <RecoveryCodeForm onUseEmail={() => setMethod('mail')} />;
  if (method === 'mail') return <EmailSignInForm onUseCode={() => setMethod('code')} />;
  const texts =
    token === null
      ? ([t('linkIncomplete'), t('linkIncompleteExplanation')] as const)
      : ([t('linkExpired'), t('linkExpiredExplanation')] as const);
  return <InvalidLink title={texts[0]} explanation={texts[1]} onSelectMethod={setMethod} />;
}

function ClaimByLink({
  token: claimToken,
  onRejected,
}: {
  readonly token: string;
  readonly onRejected: () => void;
}) {
  const { t } = useTranslation('recovery');
  const { isPending, error, claim } = useClaim();
  const me = useMe();
  const isRejected = error !== null && (error.code === 'not-found' || error.code === 'bad-request');
  useEffect(() => {
    if (isRejected) onRejected();
  }, [isRejected, onRejected]);
  return (
    <ConfirmActionLayout
      title={t('title')}
      explanation={t('explanation')}
      warning={<ExistingSeatsWarning me={me} />}
      buttonLabel={t('continueHere')}
      isDisabled={isPending || me === undefined}
      onPress={() => void claim((secret) => claimLink({ key: claimToken, secret }))}
      error={isRejected ? null : error}
      data-testid="claim-seats"
    >
      <li>{t('sameSeatsHint')}</li>
      <li>{t('otherBrowserHint')}</li>
      <li>{t('singleUseHint')}</li>
    </ConfirmActionLayout>
  );
}
