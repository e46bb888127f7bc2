import type { MatchSummary } from '@great-fire/protocol';
import { useEffect } from 'react';
import { translateTableName } from '../i18n/table-name';
import { useTranslation } from '../i18n/use-translation';
import { CommitmentNote } from '../fairness/commitment-note';
import { DealPending } from '../fairness/deal-pending';
import { isBeingDealt } from '../fairness/contribution-status';
import { useContribution } from '../fairness/use-contribution';
import { IllustratedLayout } from '../lobby/illustrated-layout';
import type { ChatModel } from '../chat/chat-model';
import { useIsDesktop } from '../lib/use-media-query';
import { TopBar } from '../app/top-bar';
import { ReadyBar } from './ready-bar';
import { InviteCard } from './invite-card';
import { WaitingRoomChat } from './waiting-room-chat';
import { TableSettingsForm } from './table-settings-form';
import { TableSettingsSummary } from './table-settings-summary';
import { SeatList } from './seat-list';
import { JoinForm } from './join-form';
import { TableStatus } from './table-status';
import { EditableTableName } from './editable-table-name';
import styles from './waiting-room.module.css';

interface WaitingRoomProps {
  readonly match: MatchSummary;
  readonly mySeat: number | null;
  readonly wasKicked: boolean; // by the host, to stay out
  readonly commitment: string; // of the seed; empty: nobody deals here
  readonly chatModel: Pick<ChatModel, 'chat' | 'chatHasMore' | 'send' | 'moderate' | 'loadEarlier'>;
  readonly onSeatChange: () => void; // a seat was taken or left by this browser
}

/** A table before the start: who sits there and is ready, the link to ask others in, and what its host arranges. */
export function WaitingRoom({
  match,
  mySeat,
  wasKicked,
  commitment,
  chatModel,
  onSeatChange,
}: WaitingRoomProps) {
  const { t } = useTranslation('room');
  // On a phone the players come first: people open the link to see who is there.
  const isDesktop = useIsDesktop();
  const tableName = translateTableName(match.tableName);
  const contribution = useContribution({ match, mySeat, commitment });
  const isDealing = isBeingDealt(match);
  const isOpen = match.status === 'open' && !isDealing;
  const isHost = isOpen && mySeat !== null && mySeat === match.hostSeat;
  const canSit = isOpen && mySeat === null && !wasKicked && match.seats.some(({ name }) => name === null);
  useEffect(() => {
    document.title = tableName;
  }, [tableName]);
  return (
    <IllustratedLayout
      variant="room"
      data-testid="waiting-room"
      bar={<TopBar subtitle={tableName} />}
      hero={
        <>
          <EditableTableName match={match.id} name={tableName} isHost={isHost} />
          <TableStatus match={match} mySeat={mySeat} wasKicked={wasKicked} />
          {isDealing && <DealPending match={match} mySeat={mySeat} status={contribution.status} />}
          {isOpen && (isDesktop || mySeat !== null) && <InviteCard match={match.id} />}
        </>
      }
    >
      <SeatList match={match} mySeat={mySeat} />
      <section>
        <div className={styles['head']}>
          <h2>{t('rules')}</h2>
          {isOpen && <span>{t('readyAgain')}</span>}
        </div>
        {isHost ? <TableSettingsForm match={match} /> : <TableSettingsSummary match={match} />}
      </section>
      {isOpen && commitment !== '' && (
        <CommitmentNote match={match} {...{ mySeat, commitment }} status={contribution.status} />
      )}
      {(isOpen || isDealing) && (
        <WaitingRoomChat model={{ ...chatModel, match, viewer: mySeat, phase: 'room' }} />
      )}
      {canSit && (
        <div className={styles['foot']}>
          <JoinForm match={match.id} onSeatChange={onSeatChange} />
        </div>
      )}
      {isOpen && mySeat !== null && (
        <ReadyBar match={match} mySeat={mySeat} onBeforeReady={contribution.moveHere} />
      )}
    </IllustratedLayout>
  );
}
