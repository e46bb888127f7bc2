import type { MatchSummary } from '@great-fire/protocol';
import { useEffect } from 'react';
import { useTranslation } from '../i18n/use-translation';
import { useLocation } from 'wouter';
import { leaveSeat } from '../connection/api';
import { Button } from '../ui/button';
import { TopBar } from '../ui/top-bar';
import { BesideTheCity } from './beside-the-city';
import { FailedNote } from './failed-note';
import { InviteSlip } from './invite-slip';
import { SeatList } from './seat-list';
import { SitDown } from './sit-down';
import { TableRulesList } from './table-rules-list';
import { useRequest } from './use-request';
import styles from './waiting-room.module.css';

interface WaitingRoomProps {
  readonly match: MatchSummary;
  readonly mySeat: number | null;
  readonly onSeat: () => void; // a seat was taken or left by this browser
}

/** A table before the start: who sits there, the link to ask others in, a seat to take or to leave. */
export function WaitingRoom({ match, mySeat, onSeat }: WaitingRoomProps) {
  const { t } = useTranslation(['lobby', 'common']);
  const [, goTo] = useLocation();
  const { isBusy, failed, run } = useRequest();
  const free = match.seats.filter(({ name }) => name === null).length;
  const isClosed = match.status === 'unfinished';
  useEffect(() => {
    document.title = match.tableName;
  }, [match.tableName]);
  const leave = async (seat: number) => {
    const left = await run(async () => {
      await leaveSeat(match.id, seat);
      return true;
    });
    if (left === true) goTo('/');
  };
  return (
    <BesideTheCity
      kind="room"
      data-testid="waiting-room"
      bar={<TopBar sub={match.tableName} />}
      hero={
        <>
          <h1 className={styles['title']}>{match.tableName}</h1>
          <p className={styles['state']} role="status">
            {isClosed
              ? t('common:error.table-closed', { field: '' })
              : free === 0
                ? t('room.starting')
                : t('room.free', { count: free })}
          </p>
          {!isClosed && mySeat === null && free > 0 && (
            <p className={styles['state']}>{t('room.watching')}</p>
          )}
          {!isClosed && <InviteSlip match={match.id} />}
        </>
      }
    >
      <SeatList match={match} mySeat={mySeat} />
      <TableRulesList match={match} />
      <FailedNote failed={failed} />
      <div className={styles['ways']}>
        {isClosed ? null : mySeat === null ? (
          free > 0 && <SitDown match={match.id} onSeat={onSeat} />
        ) : (
          <Button disabled={isBusy} data-testid="leave" onClick={() => void leave(mySeat)}>
            {t('room.leave')}
          </Button>
        )}
      </div>
    </BesideTheCity>
  );
}
