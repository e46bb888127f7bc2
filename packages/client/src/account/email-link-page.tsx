import type { EmailConfirmed } from '@great-fire/protocol';
import { useState, type ReactNode } from 'react';
import { confirmEmail, unsubscribeReminders } from '../api/email';
import { useTranslation } from '../i18n/use-translation';
import { useMutation } from '../api/use-mutation';
import { RecoveryLayout, HomeLink, ConfirmActionLayout } from './confirm-action-layout';
import { parseEmailToken, useLinkToken, type EmailToken } from './links';

/** Page for links in mails. A link takes effect only on a press, because mail scanners open links too. */
export function EmailLinkPage() {
  const { t } = useTranslation('recovery');
  const emailToken = useLinkToken<EmailToken | null>(parseEmailToken);
  if (emailToken === null)
    return <LinkResult title={t('linkIncomplete')} explanation={t('linkIncompleteExplanation')} />;
  return emailToken.kind === 'unsubscribe' ? (
    <StopReminders key={emailToken.token} token={emailToken.token} />
  ) : (
    <ConfirmEmail key={emailToken.token} token={emailToken.token} />
  );
}

function ConfirmEmail({ token }: { readonly token: string }) {
  const { t } = useTranslation('recovery');
  const { isPending, error, run } = useMutation();
  const [confirmed, setConfirmed] = useState<EmailConfirmed | null>(null);
  if (confirmed !== null)
    return (
      <LinkResult
        title={t('confirmEmail.confirmedTitle')}
        explanation={t('confirmEmail.confirmedExplanation', { name: confirmed.name ?? '' })}
      >
        {t('confirmEmail.remindersHint')}
      </LinkResult>
    );
  if (error?.code === 'not-found')
    return <LinkResult title={t('linkExpired')} explanation={t('confirmEmail.linkExpiredExplanation')} />;
  if (error?.code === 'not-allowed-now')
    return (
      <LinkResult
        title={t('confirmEmail.addressTaken')}
        explanation={t('confirmEmail.addressTakenExplanation')}
      />
    );
  return (
    <ConfirmActionLayout
      title={t('confirmEmail.title')}
      explanation={t('confirmEmail.explanation')}
      buttonLabel={t('confirmEmail.confirm')}
      isDisabled={isPending}
      onPress={() => void run(() => confirmEmail(token)).then(setConfirmed)}
      error={error}
      data-testid="confirm-email"
    >
      <li>{t('confirmEmail.signInHint')}</li>
      <li>{t('confirmEmail.remindersHint')}</li>
      <li>{t('confirmEmail.privacyHint')}</li>
    </ConfirmActionLayout>
  );
}

function StopReminders({ token }: { readonly token: string }) {
  const { t } = useTranslation('recovery');
  const { isPending, error, runVoid } = useMutation();
  const [isDone, setDone] = useState(false);
  if (isDone)
    return <LinkResult title={t('stopReminders.stoppedTitle')} explanation={t('stopReminders.signInHint')} />;
  return (
    <ConfirmActionLayout
      title={t('stopReminders.title')}
      explanation={t('stopReminders.explanation')}
      buttonLabel={t('stopReminders.confirm')}
      isDisabled={isPending}
      onPress={() => void runVoid(() => unsubscribeReminders(token)).then(setDone)}
      error={error}
      data-testid="unsubscribe-reminders"
    >
      <li>{t('stopReminders.signInHint')}</li>
    </ConfirmActionLayout>
  );
}

interface LinkResultProps {
  readonly title: string;
  readonly explanation: string;
  readonly children?: ReactNode; // further facts about the result
}

/** Reports the success or failure of a link, with a link to the lobby. */
function LinkResult({ title, explanation, children }: LinkResultProps) {
  const { t } = useTranslation('recovery');
  return (
    <RecoveryLayout title={title} explanation={explanation} form={<HomeLink />} listTitle={t('optionsTitle')}>
      <li>{children ?? t('confirmEmail.newLinkHint')}</li>
    </RecoveryLayout>
  );
}
