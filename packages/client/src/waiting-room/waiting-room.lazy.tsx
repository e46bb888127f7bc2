import type { MatchSummary } from '@great-fire/protocol';
import { useEffect } from 'react';
import { translateTableName } from '../i18n/table-name';
import { useTranslation } from '../i18n/use-translation';
import { CommitmentNote } from '../fairness/commitment-note';
import { DealPending } from '../fairness/deal-pending';
import { isBeingDealt } from '../fairness/contribution-status';
import { useContribution } from '../fairness/use-contribution';
import { IllustratedLayout } from '../page/illustrated-layout';
import type { ChatModel } from '../chat/chat-model';
import { useIsDesktop } from '../lib/use-media-query';
import { TopBar } from '../page/top-bar';
import { ReadyBar } from './ready-bar';
import { InviteCard } from './invite-card';
import { WaitingRoomChat } from './waiting-room-chat';
import { TableSettingsForm } from './table-settings-form';
import { TableSettingsSummary } from './table-settings-summary';
import { SeatList } from './seat-list';
import { FoldedSettings } from './folded-settings';
import { Invitation } from './invitation';
import { NewPlayerHint } from './new-player-hint';
import { TableStatus } from './table-status';
import { EditableTableName } from './editable-table-name';
import styles from './waiting-room.module.css';

interface WaitingRoomProps {
  readonly match: MatchSummary;
  readonly mySeat: number | null;
  readonly wasKicked: boolean; // by the host, permanently
  readonly commitment: string; // of the seed; empty: no deal
  readonly chatModel: Pick<ChatModel, 'chat' | 'chatHasMore' | 'send' | 'moderate' | 'loadEarlier'>;
  readonly onSeatChange: () => void; // this browser took or left a seat
}

/** A table before the start: seats and ready state, invitation link and settings. */
export function WaitingRoom({
  match,
  mySeat,
  wasKicked,
  commitment,
  chatModel,
  onSeatChange,
}: WaitingRoomProps) {
  const { t } = useTranslation('waitingRoom');
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
          {canSit ? (
            <Invitation match={match} onSeatChange={onSeatChange} />
          ) : (
            <EditableTableName match={match.id} name={tableName} isHost={isHost} />
          )}
          <TableStatus match={match} mySeat={mySeat} wasKicked={wasKicked} />
          {isDealing && <DealPending match={match} mySeat={mySeat} status={contribution.status} />}
          {isOpen && mySeat !== null && <InviteCard match={match} />}
          {isOpen && mySeat !== null && <NewPlayerHint />}
        </>
      }
    >
      <SeatList match={match} mySeat={mySeat} />
      <section>
        <div className={styles['head']}>
          <h2>{t('rules')}</h2>
          {isOpen && mySeat !== null && <span>{t('readyAgain')}</span>}
        </div>
        {isHost && <TableSettingsForm match={match} />}
        {!isHost && (isDesktop ? <TableSettingsSummary match={match} /> : <FoldedSettings match={match} />)}
      </section>
      {(isOpen || isDealing) && (
        <WaitingRoomChat model={{ ...chatModel, match, viewer: mySeat, phase: 'room' }} />
      )}
      {isOpen && commitment !== '' && (
        <CommitmentNote match={match} commitment={commitment} status={contribution.status} />
      )}
      {isOpen && mySeat !== null && (
        <ReadyBar match={match} mySeat={mySeat} onBeforeReady={contribution.moveHere} />
      )}
    </IllustratedLayout>
  );
}
