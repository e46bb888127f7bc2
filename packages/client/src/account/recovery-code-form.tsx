import { CODE_LENGTH, parseRecoveryCode, normalizeRecoveryCode } from '@great-fire/protocol';
import { useState } from 'react';
import { claimByCode } from '../api/account';
import { useTranslation } from '../i18n/use-translation';
import { RequestError } from '../ui/request-error';
import { Button } from '../ui/button';
import { TextField } from '../ui/text-field';
import { ExistingSeatsWarning, useClaim, useMe } from './claim';
import { RecoveryLayout } from './confirm-action-layout';

/** Form for a recovery code, which is typed from paper. Finds typing errors before the request. */
export function RecoveryCodeForm({ onUseEmail }: { readonly onUseEmail: () => void }) {
  const { t } = useTranslation('recovery');
  const { isPending, error, claim } = useClaim();
  const me = useMe();
  const [text, setText] = useState('');
  const [isErrorShown, setErrorShown] = useState(false); // the input is not a valid code
  const [rejectedCode, setRejectedCode] = useState<string | null>(null); // no player has this code
  const code = parseRecoveryCode(text);
  const isInvalid = code === null && (isErrorShown || normalizeRecoveryCode(text).length >= CODE_LENGTH);
  const isUnknown = code !== null && code === rejectedCode && error?.code === 'not-found';
  const submit = () => {
    setErrorShown(code === null);
    setRejectedCode(code);
    if (code !== null) void claim((secret) => claimByCode({ code, secret }));
  };
  return (
    <RecoveryLayout
      title={t('recoveryCode.title')}
      explanation={t('recoveryCode.explanation')}
      form={
        <form
          className="stack gap-10 code-field"
          onSubmit={(event) => {
            event.preventDefault();
            submit();
          }}
        >
          <ExistingSeatsWarning me={me} />
          <TextField
            label={t('recoveryCode.label')}
            placeholder="XXXX-XXXX-XXXX-XXXX-XXXX-XXXX"
            value={text}
            autoCapitalize="characters"
            spellCheck={false}
            aria-invalid={isInvalid || isUnknown}
            onChange={(next) => {
              setText(next);
              setErrorShown(false);
            }}
            data-testid="recovery-code-field"
          />
          {(isInvalid || isUnknown) && (
            <p role="alert" className="bold leading-1-3 ember">
              {t(isInvalid ? 'recoveryCode.invalid' : 'recoveryCode.unknown')}
            </p>
          )}
          <Button
            type="submit"
            variant="primary"
            size="large"
            fullWidth
            disabled={isPending || me === undefined}
            data-testid="claim-seats"
          >
            {t('continueHere')}
          </Button>
          <RequestError error={isUnknown ? null : error} />
          {me?.hasEmail === true && (
            <Button fullWidth data-testid="sign-in-by-email" onClick={onUseEmail}>
              {t('emailSignIn.title')}
            </Button>
          )}
        </form>
      }
      listTitle={t('nextStepsTitle')}
    >
      <li>{t('sameSeatsHint')}</li>
      <li>{t('otherBrowserHint')}</li>
      <li>{t('recoveryCode.validityHint')}</li>
    </RecoveryLayout>
  );
}
