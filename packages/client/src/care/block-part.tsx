import { useState } from 'react';
import { blockPerson, unblockPerson } from '../connection/care-api';
import type { Whom } from '../connection/care-api';
import { useTranslation } from '../i18n/use-translation';
import { FailedNote } from '../lobby/failed-note';
import { useRequest } from '../lobby/use-request';
import { Button } from '../ui/button';
import styles from './care.module.css';

interface BlockPartProps extends Whom {
  readonly isBlocked: boolean; // as the server had it
}

/** Keeps somebody away from oneself, or takes that back, and says what it comes to. */
export function BlockPart({ who, name, isBlocked: wasBlocked }: BlockPartProps) {
  const { t } = useTranslation('care');
  const [isBlocked, setBlocked] = useState(wasBlocked);
  const { isBusy, failed, does } = useRequest();
  const turn = async () => {
    const done = await does(() => (isBlocked ? unblockPerson(who) : blockPerson({ who, name })));
    if (done) setBlocked(!isBlocked);
  };
  return (
    <div className={styles['block']}>
      <p role="status">{t(isBlocked ? 'isBlocked' : 'blockHint', { name })}</p>
      <Button size="small" disabled={isBusy} onClick={() => void turn()} data-testid="block">
        {t(isBlocked ? 'unblock' : 'block', { name })}
      </Button>
      {failed?.code === 'not-now' ? <p role="alert">{t('tooMany')}</p> : <FailedNote failed={failed} />}
    </div>
  );
}
