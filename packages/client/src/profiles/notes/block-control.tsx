import { useState } from 'react';
import { blockPerson, unblockPerson } from '../../api/notes';
import type { NamedPersonRef } from '../../api/notes';
import { useTranslation } from '../../i18n/use-translation';
import { RequestError } from '../../ui/request-error';
import { useMutation } from '../../api/use-mutation';
import { Button } from '../../ui/button';
import styles from './notes.module.css';

interface BlockControlProps extends NamedPersonRef {
  readonly isBlocked: boolean; // as loaded
}

/** Blocks or unblocks a person and explains the effects. */
export function BlockControl({ personRef, name, isBlocked: wasBlocked }: BlockControlProps) {
  const { t } = useTranslation('notes');
  const [isBlocked, setBlocked] = useState(wasBlocked);
  const { isPending, error, runVoid } = useMutation();
  const toggle = async () => {
    const isDone = await runVoid(() =>
      isBlocked ? unblockPerson(personRef) : blockPerson({ personRef, name }),
    );
    if (isDone) setBlocked(!isBlocked);
  };
  return (
    <div className={styles['block']}>
      <p role="status">{t(isBlocked ? 'isBlocked' : 'blockHint', { name })}</p>
      <Button size="small" disabled={isPending} onClick={() => void toggle()} data-testid="block">
        {t(isBlocked ? 'unblock' : 'block', { name })}
      </Button>
      {error?.code === 'not-allowed-now' ? (
        <p role="alert">{t('tooMany')}</p>
      ) : (
        <RequestError error={error} />
      )}
    </div>
  );
}
