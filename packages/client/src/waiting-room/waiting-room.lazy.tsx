import { type Ref, useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { maySetUp, setupTableOfSummary } from '@great-fire/table';
import type { MatchSummary } from '@great-fire/protocol';
import { toVariantCodes, type OpeningHandAnswer } from '@great-fire/game';
import { translateTableName } from '../i18n/table-name';
import { lazyExtra } from '../i18n/lazy-with-messages';
import { useTranslation } from '../i18n/use-translation';
import { removeDealEvidence } from '../fairness/deal-evidence';
import { DealNote } from '../fairness/deal-note';
import { IllustratedLayout } from '../page/illustrated-layout';
import type { ChatModel } from '../chat/chat-model';
import type { ConnectionStatus } from '../live/connection';
import { useIsDesktop } from '../lib/use-media-query';
import { TopBar } from '../page/top-bar';
import { LANGUAGE_NAMES } from '../i18n/languages';
import { timeControlLabel } from '../create-table/time-control';
import { useVariantLabel } from '../create-table/variant-label';
import { Disclosure } from '../ui/disclosure';
import { LazyChat, ChatAnnouncerHost } from '../chat/lazy-chat';
import { buttonClass } from '../ui/button';
import { UserText } from '../ui/user-text';
import { NewMessageButton, WaitingRoomTitle } from './unread-messages';
import { ReadyBar } from './ready-bar';
import { OpeningHandAnswerControl } from './opening-hand-answer-control';
import { InviteCard } from './invite-card';
import { TableSettingsForm, TableSettingsSummary } from './table-settings';
import { SeatList } from './seat-list';
import { Invitation, NewPlayerHint } from './invitation';
import { EditableTableName } from './editable-table-name';
import styles from './waiting-room.module.css';
import foldedSettingsStyles from './table-settings.module.css';
import waitingRoomChatStyles from './waiting-room-chat.module.css';

const RecentPlayers = lazyExtra(
  () => import('../invitations/recent-players.lazy').then((module) => module.RecentPlayersList),
  'invitations',
);

type TableStatusProps = Pick<WaitingRoomProps, 'match' | 'mySeat' | 'wasKicked' | 'connection'>;

/** A sentence about what the table waits for, or that the connection is lost. */
function TableStatus({ match, mySeat, wasKicked, connection }: TableStatusProps) {
  const { t } = useTranslation(['waitingRoom', 'common']);
  const freeSeats = match.seats.filter(({ name }) => name === null).length;
  const statusText = () => {
    if (connection === 'reconnecting') return t('common:connectionLost');
    if (match.status === 'unfinished') return t('common:error.table-closed', { field: '' });
    if (match.status !== 'open') return t('statusDealing');
    if (freeSeats > 0) return t('statusOpenSeats', { count: freeSeats });
    if (!maySetUp(setupTableOfSummary(match), match.hostSeat, { type: 'start' })) return t('statusFull');
    const host = match.seats[match.hostSeat ?? 0]?.name ?? '';
    return mySeat === match.hostSeat ? t('statusHostCanStart') : t('statusAllReady', { host });
  };
  return (
    <>
      <p className={`quiet text-18 ${styles['state']}`} role="status">
        {statusText()}
      </p>
      {wasKicked && (
        <div
          className={`column gap-10 on-card framed round-8 top pad-14-16 ${styles['removed']}`}
          role="alert"
          data-testid="kicked-alert"
        >
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
  const { t } = useTranslation('waitingRoom');
  return (
    <section ref={ref} className={waitingRoomChatStyles['chat']} data-testid="waiting-room-chat">
      <h2 className="pad-bottom-8">{t('chat')}</h2>
      <div className={`column lowerable on-card framed round-8 ${waitingRoomChatStyles['box']}`}>
        <LazyChat model={model} />
      </div>
      <ChatAnnouncerHost model={model} />
    </section>
  );
}

/** The settings of the table in one line, which unfolds. For phones. */
function FoldedSettings({ match }: { readonly match: MatchSummary }) {
  const { t } = useTranslation('lobby');
  const rules = useVariantLabel(toVariantCodes(match.options));
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
  readonly connection?: ConnectionStatus; // default: connected
  readonly commitment: string; // of the seed; empty: no deal
  readonly chatModel: Omit<ChatModel, 'match' | 'viewer' | 'phase'>;
  readonly onSeatChange: () => void; // this browser took or left a seat
}

/** A table before the start: seats and ready state, invitation link and settings. */
export function WaitingRoom({
  match,
  mySeat,
  myOpeningHandAnswer,
  wasKicked,
  connection = 'connected',
  commitment,
  chatModel,
  onSeatChange,
}: WaitingRoomProps) {
  const { t } = useTranslation('waitingRoom');
  const isDesktop = useIsDesktop();
  const tableName = translateTableName(match.tableName);
  useEffect(() => {
    if (wasKicked) removeDealEvidence(match.id);
  }, [wasKicked, match.id]);
  const isOpen = match.status === 'open';
  const hasFreeSeat = match.seats.some(({ name }) => name === null);
  const table = setupTableOfSummary(match);
  const mayRename = maySetUp(table, mySeat, { type: 'rename-table' });
  const mayChangeSettings = maySetUp(table, mySeat, { type: 'change-option', option: 'timeControl' });
  const chatSection = useRef<HTMLElement>(null);
  const chat = isOpen && (
    <WaitingRoomChat
      ref={chatSection}
      model={{ ...chatModel, match, viewer: mySeat, phase: 'waiting-room' }}
    />
  );
  // On a phone it stands below the seats, because the bar at the edge needs to be low.
  const openingHand = isOpen && mySeat !== null && myOpeningHandAnswer !== null && (
    <OpeningHandAnswerControl match={match.id} seat={mySeat} stored={myOpeningHandAnswer} />
  );
  // The table shows the seat as taken before the page knows whose it is: until then the invitation keeps its place.
  const [isJoining, setIsJoining] = useState(false);
  if (isJoining && (mySeat !== null || wasKicked || !isOpen)) setIsJoining(false);
  const maySit = maySetUp(table, mySeat, { type: 'claim', seat: null, ban: wasKicked ? 'kicked' : null });
  return (
    <IllustratedLayout
      variant="narrow"
      data-testid="waiting-room"
      bar={
        <>
          <WaitingRoomTitle tableName={tableName} chat={chatModel.chat} viewer={mySeat} />
          <TopBar subtitle={<UserText>{tableName}</UserText>} />
        </>
      }
      hero={
        <>
          {maySit || isJoining ? (
            <Invitation
              match={match}
              isJoining={isJoining}
              onJoiningChange={setIsJoining}
              onSeatChange={onSeatChange}
            />
          ) : (
            <EditableTableName match={match.id} name={tableName} mayRename={mayRename} />
          )}
          <TableStatus {...{ match, mySeat, wasKicked, connection }} />
          {isOpen && mySeat !== null && <InviteCard match={match} />}
          {isOpen && mySeat !== null && hasFreeSeat && <RecentPlayers match={match} />}
          {isOpen && mySeat !== null && <NewPlayerHint />}
          {isDesktop && chat}
        </>
      }
    >
      <SeatList match={match} mySeat={mySeat} />
      {!isDesktop && openingHand}
      <section>
        <div className="flex wrap spread baseline gap-16 pad-bottom-8">
          <h2>{t('tableSettings')}</h2>
          {isOpen && mySeat !== null && <span className="quiet text-15">{t('tableSettingsHint')}</span>}
        </div>
        {mayChangeSettings && <TableSettingsForm match={match} />}
        {!mayChangeSettings &&
          (isDesktop ? <TableSettingsSummary match={match} /> : <FoldedSettings match={match} />)}
      </section>
      {!isDesktop && chat}
      {isOpen && commitment !== '' && <DealNote commitment={commitment} />}
      {isOpen && mySeat !== null && (
        <ReadyBar match={match} mySeat={mySeat} commitment={commitment}>
          {isDesktop && openingHand}
          <NewMessageButton {...chatModel} viewer={mySeat} chatSection={chatSection} />
        </ReadyBar>
      )}
    </IllustratedLayout>
  );
}
