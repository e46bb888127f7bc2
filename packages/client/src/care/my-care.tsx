import type { MyCare as Care, Named } from '@great-fire/protocol';
import { Link } from 'wouter';
import { readCare, unblockPerson } from '../connection/care-api';
import { useRead } from '../connection/use-read';
import { useTranslation } from '../i18n/use-translation';
import { FailedNote } from '../lobby/failed-note';
import { useRequest } from '../lobby/use-request';
import { Button } from '../ui/button';
import styles from './care.module.css';

/** Whom one blocks, and on whom one has notes: on one's own page, for nobody else. */
export function MyCare() {
  const { t } = useTranslation('care');
  const { found, failed, change } = useRead<Care>(readCare);
  const asking = useRequest();
  if (found === null) return <FailedNote failed={failed} />;
  const { blocked, noted } = found;
  const isBlocked = ({ handle }: Named) => blocked.some((one) => one.handle === handle);
  const noteOn = ({ handle }: Named) => noted.find((one) => one.handle === handle)?.text ?? '';
  const people = [...blocked, ...noted.filter((one) => !isBlocked(one))].map((one) => ({
    ...{ handle: one.handle, name: one.name },
    ...{ isBlocked: isBlocked(one), text: noteOn(one) },
  }));
  const unblock = async (handle: string) => {
    if (await asking.does(() => unblockPerson(handle)))
      change({ ...found, blocked: blocked.filter((one) => one.handle !== handle) });
  };
  return (
    <section aria-labelledby="my-care" className={styles['mine']} data-testid="my-care">
      <h2 id="my-care">{t('title')}</h2>
      <p className={styles['hint']}>{t('titleHint')}</p>
      {people.length === 0 && <p className={styles['hint']}>{t('nothing')}</p>}
      <ul>
        {people.map(({ handle, name, isBlocked, text }) => (
          <li key={handle} className={styles['row']}>
            <span>
              <Link href={`/people/${handle}`}>{name}</Link>
              {isBlocked && <small>{t('blocked')}</small>}
              {text !== '' && <small className={styles['text']}>{text}</small>}
            </span>
            {isBlocked && (
              <Button
                size="small"
                disabled={asking.isBusy}
                aria-label={t('unblock', { name })}
                onClick={() => void unblock(handle)}
              >
                {t('unblockShort')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <FailedNote failed={asking.failed} />
    </section>
  );
}
