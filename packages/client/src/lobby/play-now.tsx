import { TABLE_NAME_MAX } from '@great-fire/protocol';
import type { OpenTable } from '@great-fire/protocol';
import { useTranslation } from '../i18n/use-translation';
import { useLocation } from 'wouter';
import { createTable } from '../api/lobby';
import { withContribution } from '../fairness/with-contribution';
import { Button } from '../ui/button';
import { RequestError } from '../ui/request-error';
import { usePlayerName } from './player-name';
import { tablePath } from './table-url';
import styles from './play-now.module.css';
import { useMutation } from '../api/use-mutation';

/** What one press opens: a table of four under the usual rules, with a bot at each other seat. */
const QUICK_TABLE = {
  players: 4,
  options: { hiddenColours: false, moreDestruction: false, cones: 65 },
  private: true,
  bots: ['merchant', 'merchant', 'merchant'],
} as const satisfies Partial<OpenTable>;

/** One press leads into a running game against bots; who has no name yet is given one. */
export function PlayNow() {
  const { t } = useTranslation('lobby');
  const [, navigate] = useLocation();
  const { name, setName } = usePlayerName();
  const { isPending, error, run } = useMutation();
  const play = async () => {
    const playerName = name.trim() || t('guestName', { number: 10 + Math.floor(Math.random() * 90) });
    const tableName = t('tableOf', { name: playerName }).slice(0, TABLE_NAME_MAX);
    const claim = await run(() =>
      withContribution((commitmentFields) =>
        createTable({ ...QUICK_TABLE, tableName, name: playerName, ...commitmentFields }),
      ),
    );
    if (claim === null) return;
    setName(playerName);
    navigate(tablePath(claim.match.id));
  };
  return (
    <div className={styles['now']}>
      <Button
        variant="primary"
        size="big"
        fullWidth
        disabled={isPending}
        onClick={() => void play()}
        data-testid="play-now"
      >
        {t('playNow')}
      </Button>
      <p className={styles['hint']}>{t('playNowHint')}</p>
      <RequestError error={error} />
    </div>
  );
}
