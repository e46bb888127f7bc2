import { Suspense } from 'react';
import { useTranslation } from '../../i18n/use-translation';
import { TakebackDialogHost, useTakebackProposal } from '../session/takeback';
import { useDisplayed, useTimeTravel } from '../model/display-context';
import { useTable } from '../model/table-context';
import { lazyWithRetry } from '../../lib/lazy-with-retry';
import styles from './past-state-banner.module.css';
import { useStateLabel, useLiveLabel } from './history-slider';

// Lazy: it needs the numbers of the mainline.
const ReplayLink = lazyWithRetry(() => import('./replay-link.lazy').then((module) => module.ReplayLink));

/**
 * Banner above the map while it displays an earlier state. Returns to the live game. Players can also propose a
 * takeback to this state.
 */
export function PastStateBanner() {
  const { t } = useTranslation('history');
  const table = useTable('localGame', 'view');
  const { mode, stateId, view } = useDisplayed();
  const { returnToLive } = useTimeTravel();
  const stateLabel = useStateLabel();
  const { returnLabel } = useLiveLabel();
  const hasReplay = table.localGame === undefined || table.view.result !== null; // practice: no record before the end
  const canProposeTakeback = useTakebackProposal(stateId) !== null;
  if (mode === 'live') return null;
  return (
    <div className={`flex wrap middle gap-8 absolute no-press ${styles['place']}`}>
      <button type="button" className={styles['chip']} onClick={returnToLive} data-testid="back-to-live">
        {stateLabel}
        <span className={styles['label']}>{returnLabel}</span>
      </button>
      {table.localGame?.renderBranchTrigger(stateId, view.viewer ?? view.turn.seat, (open) => (
        <button type="button" className={styles['chip']} onClick={open} data-testid="open-branch-dialog">
          <span className={styles['label']}>{t('history.branchFromHere')}</span>
        </button>
      ))}
      {canProposeTakeback && (
        <TakebackDialogHost toStateId={stateId}>
          {(open) => (
            <button type="button" className={styles['chip']} onClick={open} data-testid="takeback-to-state">
              <span className={styles['label']}>{t('history.takebackToHere')}</span>
            </button>
          )}
        </TakebackDialogHost>
      )}
      {hasReplay && (
        <Suspense fallback={<ReplayFallback />}>
          <ReplayLink className={styles['chip'] ?? ''} labelClass={styles['label'] ?? ''} />
        </Suspense>
      )}
    </div>
  );
}

/** Reserves the space of the replay link, so that the layout does not shift when it loads. */
function ReplayFallback() {
  const { t } = useTranslation('history');
  return (
    <span className={styles['chip']} aria-hidden="true">
      <span className={styles['label']}>{t('history.openReplay')}</span>
    </span>
  );
}
