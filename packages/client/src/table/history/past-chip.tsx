import { Suspense } from 'react';
import { useTranslation } from '../../i18n/use-translation';
import { askableMoves } from '../conduct/take-back';
import { TakeBackWay } from '../conduct/take-back-way';
import { useShown, useTravel } from '../shown';
import { useTable } from '../table-context';
import styles from './past-chip.module.css';
import { usePastName, usePresentName } from './past-name';
import { lazily } from '../../shell/lazily';

// Most who come never look back.
const ReplayChip = lazily(() =>
  import('../../replay/replay-chip').then(({ ReplayChip: chip }) => ({ default: chip })),
);

/** Says over the map that it shows an earlier state, and leads back; those who play may ask to go on from there. */
export function PastChip() {
  const { t } = useTranslation('story');
  const table = useTable();
  const { mode, stateId, view } = useShown();
  const { backToLive } = useTravel();
  const name = usePastName();
  const { back } = usePresentName();
  const hasReplay = table.practice === undefined || table.view.result !== null; // practice has no record before its end
  const mayAsk = askableMoves(table, stateId).length > 0;
  if (mode === 'live') return null;
  return (
    <div className={styles['place']}>
      <button type="button" className={styles['chip']} onClick={backToLive} data-testid="back-to-live">
        {name}
        <span className={styles['way']}>{back}</span>
      </button>
      {table.practice?.whatIf(stateId, view.viewer ?? view.turn.seat, (open) => (
        <button type="button" className={styles['chip']} onClick={open} data-testid="what-if">
          <span className={styles['way']}>{t('history.whatIf')}</span>
        </button>
      ))}
      {mayAsk && (
        <TakeBackWay to={stateId}>
          {(open) => (
            <button type="button" className={styles['chip']} onClick={open} data-testid="back-to-here">
              <span className={styles['way']}>{t('history.takeBack')}</span>
            </button>
          )}
        </TakeBackWay>
      )}
      {hasReplay && (
        <Suspense fallback={<ReplayFallback />}>
          <ReplayChip className={styles['chip'] ?? ''} wayClass={styles['way'] ?? ''} />
        </Suspense>
      )}
    </div>
  );
}

/** Holds the place of the way to the replay, so that nothing moves when it comes. */
function ReplayFallback() {
  const { t } = useTranslation('story');
  return (
    <span className={styles['chip']} aria-hidden="true">
      <span className={styles['way']}>{t('history.replay')}</span>
    </span>
  );
}
