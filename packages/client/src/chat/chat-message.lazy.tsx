import type { ChatLine } from '@great-fire/protocol';
import { Fragment, type ReactNode } from 'react';
import { useTranslation } from '../i18n/use-translation';
import { formatTime } from '../i18n/format';
import { UserText } from '../ui/user-text';
import { type ChatDistricts, type ChatModel, mentionsSeat } from './chat-model';
import styles from './chat-message.module.css';

interface ChatMessageViewProps {
  readonly line: ChatLine;
  readonly viewer: number | null;
  readonly districts?: ChatDistricts | undefined; // missing: names of districts are plain text
  readonly SeatMark?: ChatModel['SeatMark'] | undefined; // missing: no colours
  readonly serverNow: () => number; // epoch ms
  readonly children?: ReactNode; // actions on the message
}

/** A chat message. React escapes its text. */
export function ChatMessageView({
  line,
  viewer,
  districts,
  SeatMark,
  serverNow,
  children,
}: ChatMessageViewProps) {
  const { t } = useTranslation('chat');
  const classNames = [
    `any-break round-6 on-sunk ${styles['line']}`,
    line.channel === 'spectators' && styles['aside'],
    mentionsSeat(line, viewer) && styles['mention'],
  ];
  return (
    <div className={classNames.filter(Boolean).join(' ')} data-testid="chat-message">
      <time className={styles['time']} dateTime={new Date(line.at).toISOString()}>
        {formatTime(line.at, serverNow())}
      </time>
      {SeatMark !== undefined && line.seat !== null && <SeatMark seat={line.seat} />}
      <b>{line.name === '' ? t('namelessSpectator') : <UserText>{line.name}</UserText>}</b>
      {line.seat === null && line.name !== '' && ` (${t('spectatorBadge')})`}{' '}
      <MessageBody line={line} {...(districts && { districts })} />
      {line.reportCount !== undefined && (
        <small className="bold underlined"> {t('reportCount', { count: line.reportCount })}</small>
      )}
      {children}
    </div>
  );
}

interface MessageBodyProps {
  readonly line: ChatLine;
  readonly districts?: ChatDistricts;
}

function MessageBody({ line, districts }: MessageBodyProps) {
  const { t } = useTranslation('chat');
  if (line.removedBy !== undefined) return <i>{t(`removedBy.${line.removedBy}`)}</i>;
  if (line.phrase !== undefined) return t(`quickPhrase.${line.phrase}`);
  return <MessageText line={line} {...(districts && { districts })} />;
}

/** The text with highlighted mentions and links to districts. */
function MessageText({ line: { text, mentions = [] }, districts }: MessageBodyProps) {
  const parts: ReactNode[] = [];
  let end = 0;
  const addText = (from: number, to?: number) => {
    const part = text.slice(from, to);
    parts.push(<Fragment key={`text-${from}`}>{districts?.renderText(part) ?? part}</Fragment>);
  };
  for (const { from, to } of mentions) {
    addText(end, from);
    parts.push(<mark key={from}>{text.slice(from, to)}</mark>);
    end = to;
  }
  addText(end);
  return <UserText isTranslatable>{parts}</UserText>;
}
