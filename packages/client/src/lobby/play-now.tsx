import { TABLE_NAME_MAX } from '@great-fire/protocol';
import type { OpenTable } from '@great-fire/protocol';
import { useTranslation } from '../i18n/use-translation';
import { useLocation } from 'wouter';
import { openTable } from '../connection/api';
import { withPart } from '../fair/sitting';
import { Button } from '../ui/button';
import { FailedNote } from './failed-note';
import { useGuestName } from './guest-name';
import { tablePath } from './match-address';
import styles from './play-now.module.css';
import { useRequest } from './use-request';

/** What one press opens: a table of four under the usual rules, with a bot at each other seat. */
const PRACTICE = {
  seats: 4,
  options: { hiddenColours: false, moreDestruction: false, cones: 65 },
  private: true,
  bots: ['merchant', 'merchant', 'merchant'],
} as const satisfies Partial<OpenTable>;

/** One press leads into a running game against bots; who has no name yet is given one. */
export function PlayNow() {
  const { t } = useTranslation('lobby');
  const [, goTo] = useLocation();
  const { name, setName } = useGuestName();
  const { isBusy, failed, run } = useRequest();
  const play = async () => {
    const me = name.trim() || t('guestName', { number: 10 + Math.floor(Math.random() * 90) });
    const tableName = t('tableOf', { name: me }).slice(0, TABLE_NAME_MAX);
    const given = await run(() =>
      withPart((adds) => openTable({ ...PRACTICE, tableName, name: me, ...adds })),
    );
    if (given === null) return;
    setName(me);
    goTo(tablePath(given.match.id));
  };
  return (
    <div className={styles['now']}>
      <Button
        kind="primary"
        size="big"
        wide
        disabled={isBusy}
        onClick={() => void play()}
        data-testid="play-now"
      >
        {t('playNow')}
      </Button>
      <p className={styles['hint']}>{t('playNowHint')}</p>
      <FailedNote failed={failed} />
    </div>
  );
}
