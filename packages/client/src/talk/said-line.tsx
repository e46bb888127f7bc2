import type { ChatLine } from '@great-fire/protocol';
import type { ReactNode } from 'react';
import { useTranslation } from '../i18n/use-translation';
import { mentionsSeat } from './mentions';
import styles from './said-line.module.css';

interface SaidLineProps {
  readonly line: ChatLine;
  readonly viewer: number | null;
  readonly children?: ReactNode; // what can be done about it
}

/** Something said at the table; text stays text. */
export function SaidLine({ line, viewer, children }: SaidLineProps) {
  const { t } = useTranslation('talk');
  const look = [
    styles['line'],
    line.channel === 'spectators' && styles['aside'],
    mentionsSeat(line, viewer) && styles['mine'],
  ];
  return (
    <div
      className={look.filter(Boolean).join(' ')}
      {...(mentionsSeat(line, viewer) && { 'data-mine': '' })}
      data-testid="said-line"
    >
      <b>{line.name}</b>
      {line.seat === null && ` (${t('spectator')})`} <What line={line} />
      {line.reports !== undefined && (
        <small className={styles['reports']}> {t('reports', { count: line.reports })}</small>
      )}
      {children}
    </div>
  );
}

function What({ line }: { readonly line: ChatLine }) {
  const { t } = useTranslation('talk');
  if (line.removedBy !== undefined) return <i>{t(`removed.${line.removedBy}`)}</i>;
  return line.phrase === undefined ? <Words line={line} /> : t(`phrase.${line.phrase}`);
}

/** The text with its mentions marked. */
function Words({ line: { text, mentions = [] } }: { readonly line: ChatLine }) {
  const parts: ReactNode[] = [];
  let last = 0;
  for (const { from, to } of mentions) {
    parts.push(text.slice(last, from), <mark key={from}>{text.slice(from, to)}</mark>);
    last = to;
  }
  return (
    <>
      {parts}
      {text.slice(last)}
    </>
  );
}
