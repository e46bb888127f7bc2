import type { MatchSummary } from '@great-fire/protocol';
import { Link } from 'wouter';
import { listed } from '../i18n/listed';
import { useTranslation } from '../i18n/use-translation';
import { FailedNote } from '../lobby/failed-note';
import { useRequest } from '../lobby/use-request';
import { useLater } from '../shell/later';
import { Button } from '../ui/button';
import { Slip } from '../ui/slip';
import { closeTable } from './deal-api';
import styles from './fair.module.css';
import { namesOf } from './names-of';
import type { Standing } from './standing';

// Where everybody is there it is over at once, and nobody need read of it.
const LATER_MS = 1500;

interface DealingSlipProps {
  readonly match: MatchSummary;
  readonly mySeat: number | null;
  readonly standing: Standing;
}

/** While a table is dealt: whom it waits for, what is wrong, and the way out. */
export function DealingSlip({ match, mySeat, standing }: DealingSlipProps) {
  const { t } = useTranslation('deal');
  const { isBusy, failed, does } = useRequest();
  const isLater = useLater(LATER_MS);
  const wrong = wrongIn(standing);
  if (!isLater && wrong === null) return null;
  const { commitments = [], revealed = [] } = match.parts ?? {};
  const awaited = namesOf(match, (seat) => commitments[seat] != null && revealed[seat] !== true);
  return (
    <Slip className={styles['dealing']} role={wrong === null ? 'status' : 'alert'} data-testid="dealing">
      <p>{wrong === null ? t('waits', { names: listed(awaited) }) : t(`wrong.${wrong}`)}</p>
      {wrong === null && <p className={styles['hint']}>{t('waitsHint')}</p>}
      <div className={styles['ways']}>
        {mySeat !== null && (
          <Button
            size="small"
            disabled={isBusy}
            onClick={() => void does(() => closeTable(match.id))}
            data-testid="close-table"
          >
            {t('close')}
          </Button>
        )}
        <Link href="/fair">{t('how')}</Link>
      </div>
      <FailedNote failed={failed} />
    </Slip>
  );
}

/** Why this browser does not show its part. */
function wrongIn(standing: Standing): 'seed' | 'list' | 'part' | 'leftOut' | null {
  switch (standing) {
    case 'other-seed':
      return 'seed';
    case 'other-list':
      return 'list';
    case 'other-part':
      return 'part';
    case 'left-out':
      return 'leftOut';
    default:
      return null;
  }
}
