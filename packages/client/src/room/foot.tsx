import type { MatchSummary } from '@great-fire/protocol';
import { useLocation } from 'wouter';
import { leaveSeat, setReady, startGame } from '../connection/api';
import { useTranslation } from '../i18n/use-translation';
import { FailedNote } from '../lobby/failed-note';
import { useRequest } from '../lobby/use-request';
import { Button } from '../ui/button';
import styles from './waiting-room.module.css';

interface FootProps {
  readonly match: MatchSummary;
  readonly mySeat: number;
  readonly before: () => Promise<void>; // what is done before whoever sits here is ready, or starts
}

/** How many are ready, and what whoever sits here does about it: the host starts, the others are ready, anybody may leave. */
export function Foot({ match, mySeat, before }: FootProps) {
  const { t } = useTranslation('room');
  const { isBusy, failed, run, does } = useRequest();
  const ready = match.seats.filter(({ isReady }) => isReady).length;
  const count = match.seats.length;
  const amReady = match.seats[mySeat]?.isReady === true;
  const [, goTo] = useLocation();
  const leave = async () => {
    if (await does(() => leaveSeat(match.id, mySeat))) goTo('/');
  };
  const say = (isReady: boolean) => void run(() => before().then(() => setReady(match.id, mySeat, isReady)));
  return (
    <div className={styles['foot']}>
      <p className={styles['count']} role="status" data-testid="ready-count">
        {t('count', { ready, count })}
      </p>
      <FailedNote failed={failed} />
      <Button kind="quiet" disabled={isBusy} data-testid="leave" onClick={() => void leave()}>
        {t('leave')}
      </Button>
      <div className={styles['act']}>
        {mySeat === match.host ? (
          <Button
            kind="primary"
            size="big"
            wide
            disabled={isBusy || ready < count}
            onClick={() => void run(() => before().then(() => startGame(match.id)))}
            data-testid="start"
          >
            {ready < count ? t('startLater') : t('start')}
          </Button>
        ) : amReady ? (
          <Button size="big" wide disabled={isBusy} onClick={() => say(false)} data-testid="not-ready">
            {t('notReady')}
          </Button>
        ) : (
          <Button
            kind="primary"
            size="big"
            wide
            disabled={isBusy}
            onClick={() => say(true)}
            data-testid="ready"
          >
            {t('iAmReady')}
          </Button>
        )}
      </div>
    </div>
  );
}
