import type { OpeningHandAnswer } from '@great-fire/game';
import type { MatchSummary } from '@great-fire/protocol';
import type { Ref } from 'react';
import { Suspense, useRef } from 'react';
import { translateTableName } from '../i18n/table-name';
import { useTranslation } from '../i18n/use-translation';
import { CommitmentNote, DealPending, useContribution } from '../fairness/deal-status';
import { isBeingDealt } from '../fairness/contribution-status';
import { IllustratedLayout } from '../page/illustrated-layout';
import type { ChatModel } from '../chat/chat-model';
import { useIsDesktop } from '../lib/use-media-query';
import { TopBar } from '../page/top-bar';
import { NewMessageButton, WaitingRoomTitle } from './unread-messages';
import { ReadyBar } from './ready-bar';
import { OpeningHandAnswerControl } from './opening-hand-answer-control';
import { InviteCard } from './invite-card';
import { TableSettingsForm, TableSettingsSummary } from './table-settings';
import { SeatList } from './seat-list';
import { Invitation, NewPlayerHint } from './invitation';
import { EditableTableName } from './editable-table-name';
import styles from './waiting-room.module.css';
import { LANGUAGE_NAMES } from '../i18n/languages';
import { timeControlLabel } from '../create-table/time-control';
import { useVariantLabel, variantCode } from '../create-table/variant-label';
import { Disclosure } from '../ui/disclosure';
import foldedSettingsStyles from './table-settings.module.css';
import { LazyChat, ChatAnnouncerHost } from '../chat/lazy-chat';
import waitingRoomChatStyles from './waiting-room-chat.module.css';
import { Link } from 'wouter';
import { buttonClass } from '../ui/button';

interface TableStatusProps {
  readonly match: MatchSummary;
  readonly mySeat: number | null;
  readonly wasKicked: boolean;
}

/** A sentence about what the table waits for. */
function TableStatus({ match, mySeat, wasKicked }: TableStatusProps) {
  const { t } = useTranslation(['waitingRoom', 'common', 'dealFairness']);
  const freeSeats = match.seats.filter(({ name }) => name === null).length;
  const isOpen = match.status === 'open' && !isBeingDealt(match);
  const statusText = () => {
    if (match.status === 'unfinished')
      return match.dealCommitments?.isLocked === true
        ? t('dealFairness:tableClosed')
        : t('common:error.table-closed', { field: '' });
    if (!isOpen) return t('statusDealing');
    if (freeSeats > 0) return t('statusOpenSeats', { count: freeSeats });
    if (match.seats.some(({ isReady }) => !isReady)) return t('statusFull');
    const host = match.seats[match.hostSeat ?? 0]?.name ?? '';
    return mySeat === match.hostSeat ? t('statusHostCanStart') : t('statusAllReady', { host });
  };
  return (
    <>
      <p className={styles['state']} role="status">
        {statusText()}
      </p>
      {wasKicked && (
        <div className={styles['removed']} role="alert" data-testid="kicked-alert">
          <p>{t('removedByHost')}</p>
          <Link href="/" className={buttonClass({})}>
            {t('common:backToLobby')}
          </Link>
        </div>
      )}
    </>
  );
}

/** Chat of the waiting room, with one channel for all visitors. */
function WaitingRoomChat({ model, ref }: { readonly model: ChatModel; readonly ref: Ref<HTMLElement> }) {
  const { t } = useTranslation('table');
  return (
    <section ref={ref} className={waitingRoomChatStyles['chat']} data-testid="waiting-room-chat">
      <h2>{t('tabs.chat')}</h2>
      <div className={waitingRoomChatStyles['box']}>
        <Suspense fallback={null}>
          <LazyChat model={model} />
        </Suspense>
      </div>
      <ChatAnnouncerHost model={model} />
    </section>
  );
}

/** The settings of the table in one line, which unfolds. For phones. */
function FoldedSettings({ match }: { readonly match: MatchSummary }) {
  const { t } = useTranslation('lobby');
  const rules = useVariantLabel(variantCode(match.options));
  const clock = timeControlLabel(t, match.timeControl.clock);
  const summary = [rules, clock, LANGUAGE_NAMES[match.language]].join(' · ');
  return (
    <Disclosure summary={summary} className={foldedSettingsStyles['folded'] ?? ''} testId="settings-summary">
      <TableSettingsSummary match={match} />
    </Disclosure>
  );
}

interface WaitingRoomProps {
  readonly match: MatchSummary;
  readonly mySeat: number | null;
  readonly myOpeningHandAnswer: OpeningHandAnswer | null; // null: no seat
  readonly wasKicked: boolean; // by the host, permanently
  readonly commitment: string; // of the seed; empty: no deal
  readonly chatModel: Pick<ChatModel, 'chat' | 'chatHasMore' | 'send' | 'moderate' | 'loadEarlier'>;
  readonly onSeatChange: () => void; // this browser took or left a seat
}

/** A table before the start: seats and ready state, invitation link and settings. */
export function WaitingRoom({
  match,
  mySeat,
  myOpeningHandAnswer,
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
  const chatSection = useRef<HTMLElement>(null);
  const chat = (isOpen || isDealing) && (
    <WaitingRoomChat
      ref={chatSection}
      model={{ ...chatModel, match, viewer: mySeat, phase: 'waiting-room' }}
    />
  );
  const canSit = isOpen && mySeat === null && !wasKicked && match.seats.some(({ name }) => name === null);
  return (
    <IllustratedLayout
      variant="narrow"
      data-testid="waiting-room"
      bar={
        <>
          <WaitingRoomTitle tableName={tableName} chat={chatModel.chat} viewer={mySeat} />
          <TopBar subtitle={tableName} />
        </>
      }
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
          {isDesktop && chat}
        </>
      }
    >
      <SeatList match={match} mySeat={mySeat} />
      <section>
        <div className={styles['head']}>
          <h2>{t('tableSettings')}</h2>
          {isOpen && mySeat !== null && <span>{t('tableSettingsHint')}</span>}
        </div>
        {isHost && <TableSettingsForm match={match} />}
        {!isHost && (isDesktop ? <TableSettingsSummary match={match} /> : <FoldedSettings match={match} />)}
      </section>
      {!isDesktop && chat}
      {isOpen && commitment !== '' && (
        <CommitmentNote match={match} commitment={commitment} status={contribution.status} />
      )}
      {isOpen && mySeat !== null && (
        <ReadyBar match={match} mySeat={mySeat} onBeforeReady={contribution.moveHere}>
          {myOpeningHandAnswer !== null && (
            <OpeningHandAnswerControl match={match.id} seat={mySeat} stored={myOpeningHandAnswer} />
          )}
          <NewMessageButton chat={chatModel.chat} viewer={mySeat} chatSection={chatSection} />
        </ReadyBar>
      )}
    </IllustratedLayout>
  );
}
