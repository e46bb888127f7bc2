import type { ChatLine } from '@great-fire/protocol';
import type { ReactNode } from 'react';
import { useTranslation } from '../i18n/use-translation';
import { mentionsSeat } from './mentions';
import styles from './chat-message.module.css';

interface ChatMessageViewProps {
  readonly line: ChatLine;
  readonly viewer: number | null;
  readonly children?: ReactNode; // actions on the message
}

/** A chat message. React escapes its text. */
export function ChatMessageView({ line, viewer, children }: ChatMessageViewProps) {
  const { t } = useTranslation('chat');
  const classNames = [
    styles['line'],
    line.channel === 'spectators' && styles['aside'],
    mentionsSeat(line, viewer) && styles['mine'],
  ];
  return (
    <div
      className={classNames.filter(Boolean).join(' ')}
      {...(mentionsSeat(line, viewer) && { 'data-mine': '' })}
      data-testid="said-line"
    >
      <b>{line.name}</b>
      {line.seat === null && ` (${t('spectator')})`} <MessageBody line={line} />
      {line.reportCount !== undefined && (
        <small className={styles['reports']}> {t('reports', { count: line.reportCount })}</small>
      )}
      {children}
    </div>
  );
}

function MessageBody({ line }: { readonly line: ChatLine }) {
  const { t } = useTranslation('chat');
  if (line.removedBy !== undefined) return <i>{t(`removed.${line.removedBy}`)}</i>;
  return line.phrase === undefined ? <MessageText line={line} /> : t(`phrase.${line.phrase}`);
}

/** The text with highlighted mentions. */
function MessageText({ line: { text, mentions = [] } }: { readonly line: ChatLine }) {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const { from, to } of mentions) {
    parts.push(text.slice(end, from), <mark key={from}>{text.slice(from, to)}</mark>);
    end = to;
  }
  return (
    <>
      {parts}
      {text.slice(end)}
    </>
  );
}
