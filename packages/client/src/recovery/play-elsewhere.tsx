import type { RecoveryLink } from '@great-fire/protocol';
import { useId, useState } from 'react';
import { dayOf } from '../i18n/listed';
import { useTranslation } from '../i18n/use-translation';
import { makeLink } from '../connection/me-api';
import { CopyLink } from '../lobby/copy-link';
import { FailedNote } from '../lobby/failed-note';
import { useRequest } from '../lobby/use-request';
import { Button } from '../ui/button';
import { recoveryLink } from './links';
import styles from '../me/me.module.css';

/** Makes the link that brings this browser's person to another device. */
export function PlayElsewhere() {
  const { t } = useTranslation('settings');
  const { isBusy, failed, run } = useRequest();
  const [link, setLink] = useState<RecoveryLink | null>(null);
  const title = useId();
  return (
    <section className={styles['part']} aria-labelledby={title}>
      <h3 id={title}>{t('elsewhere.title')}</h3>
      {link === null ? (
        <>
          <p>{t('elsewhere.hint')}</p>
          <Button disabled={isBusy} data-testid="make-link" onClick={() => void run(makeLink).then(setLink)}>
            {t('elsewhere.make')}
          </Button>
          <FailedNote failed={failed} />
        </>
      ) : (
        <Made link={link} />
      )}
    </section>
  );
}

function Made({ link: { key, until } }: { readonly link: RecoveryLink }) {
  const { t } = useTranslation('settings');
  const day = dayOf(until);
  return (
    <CopyLink
      link={recoveryLink(key)}
      label={t('elsewhere.label')}
      copy={t('elsewhere.copy')}
      share={t('elsewhere.share')}
      hint={t('elsewhere.holds', { day })}
      copied={t('elsewhere.copied', { day })}
      byHand={t('elsewhere.byHand')}
      testId="recovery-link"
    />
  );
}
