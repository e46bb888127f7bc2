import { grouped } from '@great-fire/protocol';
import { useId, useState } from 'react';
import { makeCode } from '../connection/me-api';
import { dayOf } from '../i18n/listed';
import { useTranslation } from '../i18n/use-translation';
import { CopyLink } from '../lobby/copy-link';
import { FailedNote } from '../lobby/failed-note';
import { useRequest } from '../lobby/use-request';
import { Button } from '../ui/button';
import styles from './me.module.css';

interface RecoveryCodePartProps {
  readonly madeAt: number | null; // ms since 1970, UTC; null: there is none
}

/** Makes the code that brings this person back when no browser knows them any more. It is shown once. */
export function RecoveryCodePart({ madeAt }: RecoveryCodePartProps) {
  const { t } = useTranslation('settings');
  const { isBusy, failed, run } = useRequest();
  const [code, setCode] = useState<string | null>(null);
  const title = useId();
  return (
    <section className={styles['part']} aria-labelledby={title}>
      <h3 id={title}>{t('code.title')}</h3>
      {code === null ? (
        <>
          <p>{madeAt === null ? t('code.hint') : t('code.made', { day: dayOf(madeAt) })}</p>
          <Button
            disabled={isBusy}
            data-testid="make-code"
            onClick={() => void run(makeCode).then((made) => setCode(made?.code ?? null))}
          >
            {t(madeAt === null ? 'code.make' : 'code.makeNew')}
          </Button>
          <FailedNote failed={failed} />
        </>
      ) : (
        <div className={styles['code']}>
          <CopyLink
            link={grouped(code)}
            label={t('code.title')}
            copy={t('code.copy')}
            hint={t('code.holds')}
            copied={t('code.copied')}
            byHand={t('code.byHand')}
            testId="recovery-code"
          />
        </div>
      )}
    </section>
  );
}
