import type { EmailConfirmed } from '@great-fire/protocol';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { confirmEmail, unsubscribeReminders } from '../api/email';
import { useTranslation } from '../i18n/use-translation';
import { useMutation } from '../api/use-mutation';
import { RecoveryLayout, HomeLink, ConfirmActionLayout } from './confirm-action-layout';
import { parseEmailToken, useLinkToken } from './links';
import type { EmailToken } from './links';

/** Page for links in mails. A link takes effect only on a press, because mail scanners open links too. */
export function EmailLinkPage() {
  const { t } = useTranslation('recovery');
  const emailToken = useLinkToken<EmailToken | null>(parseEmailToken);
  if (emailToken === null) return <LinkResult title={t('broken')} explanation={t('brokenWhy')} />;
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
      <LinkResult title={t('confirm.done')} explanation={t('confirm.of', { name: confirmed.name ?? '' })}>
        {t('confirm.remind')}
      </LinkResult>
    );
  if (error?.code === 'not-found') return <LinkResult title={t('gone')} explanation={t('confirm.old')} />;
  if (error?.code === 'not-allowed-now')
    return <LinkResult title={t('confirm.taken')} explanation={t('confirm.takenWhy')} />;
  return (
    <ConfirmActionLayout
      title={t('confirm.title')}
      explanation={t('confirm.why')}
      buttonLabel={t('confirm.now')}
      isDisabled={isPending}
      onPress={() => void run(() => confirmEmail(token)).then(setConfirmed)}
      error={error}
      data-testid="confirm-email"
    >
      <li>{t('confirm.signIn')}</li>
      <li>{t('confirm.remind')}</li>
      <li>{t('confirm.private')}</li>
    </ConfirmActionLayout>
  );
}

function StopReminders({ token }: { readonly token: string }) {
  const { t } = useTranslation('recovery');
  const { isPending, error, runVoid } = useMutation();
  const [isDone, setDone] = useState(false);
  if (isDone) return <LinkResult title={t('stop.done')} explanation={t('stop.stays')} />;
  return (
    <ConfirmActionLayout
      title={t('stop.title')}
      explanation={t('stop.why')}
      buttonLabel={t('stop.now')}
      isDisabled={isPending}
      onPress={() => void runVoid(() => unsubscribeReminders(token)).then(setDone)}
      error={error}
      data-testid="unsubscribe-reminders"
    >
      <li>{t('stop.stays')}</li>
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
    <RecoveryLayout title={title} explanation={explanation} form={<HomeLink />} listTitle={t('waysOn')}>
      <li>{children ?? t('confirm.settings')}</li>
    </RecoveryLayout>
  );
}
