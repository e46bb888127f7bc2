import { useState } from 'react';
import { signOutOthers } from '../api/account';
import { removeEmail } from '../api/email';
import { useTranslation } from '../i18n/use-translation';
import { RequestError } from '../ui/request-error';
import { useMutation } from '../api/use-mutation';
import { Button } from '../ui/button';
import { ConfirmGroup } from '../ui/confirm-group';

interface SignOutOthersProps {
  readonly emailAddress: string | null; // confirmed; null: none
  readonly onChange: () => void;
  readonly onCodeRevoked: () => void; // the recovery code no longer works
}

/**
 * Signs out all other devices. Asks first whether a confirmed e-mail address is the player's own, because another
 * device may have added it, and the owner of its mailbox can sign in again.
 */
export function SignOutOthers({ emailAddress, onChange, onCodeRevoked }: SignOutOthersProps) {
  const { t } = useTranslation('settings');
  const { isPending, error, runVoid } = useMutation();
  const [isAsking, setAsking] = useState(false);
  const signOut = async (shouldRemoveEmail: boolean) => {
    const request = async () => {
      if (shouldRemoveEmail) await removeEmail();
      await signOutOthers();
    };
    if (!(await runVoid(request))) return;
    onCodeRevoked();
    onChange();
  };
  return (
    <>
      {isAsking && emailAddress !== null ? (
        <ConfirmGroup
          className="stack gap-8 no-outline"
          label={t('devices.signOutOthers')}
          question={<p className="hint">{t('devices.emailOwnershipQuestion', { address: emailAddress })}</p>}
          cancelLabel={t('devices.cancel')}
          onCancel={() => setAsking(false)}
          isPending={isPending}
        >
          <Button
            variant="danger"
            disabled={isPending}
            data-testid="keep-email-and-sign-out"
            onClick={() => void signOut(false)}
          >
            {t('devices.emailIsMine')}
          </Button>
          <Button
            variant="danger"
            disabled={isPending}
            data-testid="remove-email-and-sign-out"
            onClick={() => void signOut(true)}
          >
            {t('devices.emailIsNotMine')}
          </Button>
        </ConfirmGroup>
      ) : (
        <Button
          variant="danger"
          disabled={isPending}
          data-testid="sign-out-others"
          onClick={() => (emailAddress === null ? void signOut(false) : setAsking(true))}
        >
          {t('devices.signOutOthers')}
        </Button>
      )}
      <p className="hint">{t('devices.signOutOthersHint')}</p>
      <RequestError error={error} />
    </>
  );
}
