import { formatRecoveryCode } from '@great-fire/protocol';
import { useId, useState } from 'react';
import { createRecoveryCode } from '../api/account';
import { formatDate } from '../i18n/format';
import { useTranslation } from '../i18n/use-translation';
import { CopyLink } from '../ui/copy-link';
import { RequestError } from '../ui/request-error';
import { useMutation } from '../api/use-mutation';
import { Button } from '../ui/button';
import styles from './account.module.css';

interface RecoveryCodeSectionProps {
  readonly createdAt: number | null; // epoch ms; null: no code
}

/**
 * Creates the recovery code that signs the player in when no signed-in browser is left. The code is shown only once.
 */
export function RecoveryCodeSection({ createdAt }: RecoveryCodeSectionProps) {
  const { t } = useTranslation('settings');
  const { isPending, error, run } = useMutation();
  const [code, setCode] = useState<string | null>(null);
  const titleId = useId();
  return (
    <section className={styles['part']} aria-labelledby={titleId}>
      <h3 id={titleId}>{t('code.title')}</h3>
      {code === null ? (
        <>
          <p>{createdAt === null ? t('code.hint') : t('code.made', { day: formatDate(createdAt) })}</p>
          <Button
            disabled={isPending}
            data-testid="make-code"
            onClick={() => void run(createRecoveryCode).then((created) => setCode(created?.code ?? null))}
          >
            {t(createdAt === null ? 'code.make' : 'code.makeNew')}
          </Button>
          <RequestError error={error} />
        </>
      ) : (
        <div className={styles['code']}>
          <CopyLink
            link={formatRecoveryCode(code)}
            label={t('code.title')}
            copyLabel={t('code.copy')}
            hint={t('code.holds')}
            copiedHint={t('code.copied')}
            manualHint={t('code.byHand')}
            testId="recovery-code"
          />
        </div>
      )}
    </section>
  );
}
