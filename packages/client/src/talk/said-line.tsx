import type { ChatLine } from '@great-fire/protocol';
import type { ReactNode } from 'react';
import { useTranslation } from '../i18n/use-translation';
import { mentionsSeat } from './mentions';
import styles from './said-line.module.css';

interface SaidLineProps {
  readonly line: ChatLine;
  readonly viewer: number | null;
}

/** Something said at the table; text stays text. */
export function SaidLine({ line, viewer }: SaidLineProps) {
  const { t } = useTranslation('talk');
  const look = [
    styles['line'],
    line.channel === 'spectators' && styles['aside'],
    mentionsSeat(line, viewer) && styles['mine'],
  ];
  return (
    <p className={look.filter(Boolean).join(' ')} {...(mentionsSeat(line, viewer) && { 'data-mine': '' })}>
      <b>{line.name}</b>
      {line.seat === null && ` (${t('spectator')})`}{' '}
      {line.phrase === undefined ? <Words line={line} /> : t(`phrase.${line.phrase}`)}
    </p>
  );
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
