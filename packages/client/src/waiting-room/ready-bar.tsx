import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { maySetUp, setupTableOfSummary } from '@great-fire/table';
import type { MatchSummary } from '@great-fire/protocol';
import { leaveSeat, setReady, startGame } from '../api/table';
import { contributeToDeal, removeDealEvidence } from '../fairness/deal-evidence';
import { useTranslation } from '../i18n/use-translation';
import { RequestError } from '../ui/request-error';
import { useMutation } from '../api/use-mutation';
import { Button } from '../ui/button';
import styles from './waiting-room.module.css';

interface ReadyBarProps {
  readonly match: MatchSummary;
  readonly mySeat: number;
  readonly commitment: string; // of the seed
  readonly children: ReactNode; // above the actions
}

/** The number of ready players and the viewer's actions: start for the host, ready for the others, leave for all. */
export function ReadyBar({ match, mySeat, commitment, children }: ReadyBarProps) {
  const { t } = useTranslation('waitingRoom');
  const { isPending, error, run, runVoid } = useMutation();
  const readyCount = match.seats.filter(({ isReady }) => isReady).length;
  const seatCount = match.seats.length;
  const mayStart = maySetUp(setupTableOfSummary(match), mySeat, { type: 'start' });
  const isViewerReady = match.seats[mySeat]?.isReady === true;
  const [, navigate] = useLocation();
  const leave = async () => {
    if (!(await runVoid(() => leaveSeat(match.id, mySeat)))) return;
    removeDealEvidence(match.id);
    navigate('/');
  };
  const contribute = () => contributeToDeal(match.id, commitment);
  const updateReady = (ready: boolean) =>
    void run(() => setReady(match.id, mySeat, { ready, ...(ready && { contribution: contribute() }) }));
  return (
    <div className={`row wrap on-panel ruled-above ${styles['foot']}`}>
      {children}
      <p className={styles['count']} role="status" data-testid="ready-count">
        {t('readyCount', { ready: readyCount, count: seatCount })}
      </p>
      <RequestError error={error} />
      <Button
        variant="ghost"
        disabled={isPending}
        data-testid="leave-waiting-room"
        onClick={() => void leave()}
      >
        {t('leaveTable')}
      </Button>
      <div className={styles['act']}>
        {mySeat === match.hostSeat ? (
          <Button
            variant="primary"
            size="large"
            fullWidth
            disabled={isPending || !mayStart}
            onClick={() => void run(() => startGame(match.id, contribute()))}
            data-testid="start-game"
          >
            {mayStart ? t('startGame') : t('startWhenAllReady')}
          </Button>
        ) : isViewerReady ? (
          <Button
            size="large"
            fullWidth
            disabled={isPending}
            onClick={() => updateReady(false)}
            data-testid="not-ready"
          >
            {t('revokeReady')}
          </Button>
        ) : (
          <Button
            variant="primary"
            size="large"
            fullWidth
            disabled={isPending}
            onClick={() => updateReady(true)}
            data-testid="ready"
          >
            {t('setReady')}
          </Button>
        )}
      </div>
    </div>
  );
}
