import type { MatchSummary } from '@great-fire/protocol';
import { useEffect } from 'react';
import { tableNameFor } from '../i18n/table-name';
import { useTranslation } from '../i18n/use-translation';
import { DealNote } from '../fair/deal-note';
import { DealingSlip } from '../fair/dealing-slip';
import { isBeingDealt } from '../fair/standing';
import { useDealing } from '../fair/use-dealing';
import { BesideTheCity } from '../lobby/beside-the-city';
import type { Talk } from '../talk/talk-of';
import { useIsWide } from '../shell/media';
import { TopBar } from '../ui/top-bar';
import { Foot } from './foot';
import { InviteSlip } from './invite-slip';
import { RoomChat } from './room-chat';
import { RulesMade } from './rules-made';
import { RulesRead } from './rules-read';
import { SeatList } from './seat-list';
import { SitDown } from './sit-down';
import { StateOfTable } from './state-of-table';
import { TableTitle } from './table-title';
import styles from './waiting-room.module.css';

interface WaitingRoomProps {
  readonly match: MatchSummary;
  readonly mySeat: number | null;
  readonly wasRemoved: boolean; // by the host, to stay out
  readonly commitment: string; // of the seed; empty: nobody deals here
  readonly talk: Pick<Talk, 'chat' | 'chatIsWhole' | 'say' | 'tend' | 'loadSaid'>;
  readonly onSeat: () => void; // a seat was taken or left by this browser
}

/** A table before the start: who sits there and is ready, the link to ask others in, and what its host arranges. */
export function WaitingRoom({ match, mySeat, wasRemoved, commitment, talk, onSeat }: WaitingRoomProps) {
  const { t } = useTranslation('room');
  // On a phone the players come first: people open the link to see who is there.
  const isWide = useIsWide();
  const tableName = tableNameFor(match.tableName);
  const deal = useDealing({ match, mySeat, commitment });
  const isDealt = isBeingDealt(match);
  const isOpen = match.status === 'open' && !isDealt;
  const isHost = isOpen && mySeat !== null && mySeat === match.host;
  const canSit = isOpen && mySeat === null && !wasRemoved && match.seats.some(({ name }) => name === null);
  useEffect(() => {
    document.title = tableName;
  }, [tableName]);
  return (
    <BesideTheCity
      kind="room"
      data-testid="waiting-room"
      bar={<TopBar sub={tableName} />}
      hero={
        <>
          <TableTitle match={match.id} name={tableName} isHost={isHost} />
          <StateOfTable match={match} mySeat={mySeat} wasRemoved={wasRemoved} />
          {isDealt && <DealingSlip match={match} mySeat={mySeat} standing={deal.standing} />}
          {isOpen && (isWide || mySeat !== null) && <InviteSlip match={match.id} />}
        </>
      }
    >
      <SeatList match={match} mySeat={mySeat} />
      <section>
        <div className={styles['head']}>
          <h2>{t('rules')}</h2>
          {isOpen && <span>{t('readyAgain')}</span>}
        </div>
        {isHost ? <RulesMade match={match} /> : <RulesRead match={match} />}
      </section>
      {isOpen && commitment !== '' && (
        <DealNote match={match} {...{ mySeat, commitment }} standing={deal.standing} />
      )}
      {(isOpen || isDealt) && <RoomChat talk={{ ...talk, match, viewer: mySeat, stage: 'room' }} />}
      {canSit && (
        <div className={styles['foot']}>
          <SitDown match={match.id} onSeat={onSeat} />
        </div>
      )}
      {isOpen && mySeat !== null && <Foot match={match} mySeat={mySeat} before={deal.takeUp} />}
    </BesideTheCity>
  );
}
