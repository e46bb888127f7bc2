import type { TableEvent } from '@great-fire/protocol';
import { formatTime } from '../../i18n/format';
import { useTranslation } from '../../i18n/use-translation';
import { useTable } from '../model/table-context';
import type { PlayerNames } from './player-names';
import { createSeatNamer } from './player-names';

interface TableEventSentenceProps {
  readonly event: TableEvent;
  readonly version?: number; // after the event; default: just announced
  readonly playerNames: PlayerNames;
}

/** The text of a table event. */
export function TableEventSentence({ event, version = Infinity, playerNames }: TableEventSentenceProps) {
  const { t } = useTranslation(['log', 'common']);
  const getName = createSeatNamer(playerNames, { version }, t('you'));
  switch (event.type) {
    case 'time-out':
      return t('table.timeOut', { name: getName(event.seat), then: t(`common:then.${event.action}`) });
    case 'vote-called':
      return t('table.voteCalled', { name: getName(event.by), other: getName(event.seat) });
    case 'voted':
      return event.verdict === null
        ? t('table.voted', { name: getName(event.by) })
        : t('table.votedLast', { name: getName(event.by), then: t(`common:then.${event.verdict}`) });
    case 'vote-ended':
      return t('table.voteEnded', { then: t(`common:then.${event.verdict}`) });
    case 'pause-proposed':
      return t(event.isPaused ? 'table.paused' : 'table.pauseProposed', { name: getName(event.by) });
    case 'pause-answered': {
      const name = getName(event.by);
      if (!event.agrees) return t('table.pauseRefused', { name });
      return t(event.isPaused ? 'table.pauseBegun' : 'table.pauseAgreed', { name });
    }
    case 'pause-expired':
      return t('table.pauseLapsed');
    case 'resumed':
      return t('table.resumed', { name: getName(event.by) });
    case 'takeback-proposed':
      return t('table.takebackProposed', { name: getName(event.by) });
    case 'takeback-answered':
      return t(event.agrees ? 'table.takeBackAgreed' : 'table.takeBackRefused', { name: getName(event.by) });
    case 'takeback-expired':
      return t('table.takeBackLapsed');
    case 'abort-proposed':
      return event.isAborted ? t('table.aborted') : t('table.abortProposed', { name: getName(event.by) });
    case 'abort-answered':
      if (event.isAborted) return t('table.aborted');
      return t(event.agrees ? 'table.abortAgreed' : 'table.abortRefused', { name: getName(event.by) });
    case 'abort-expired':
      return t('table.abortLapsed');
    case 'left':
      return t(event.action === 'open-seat' ? 'table.leftOpen' : 'table.left', { name: getName(event.seat) });
    case 'returned':
      return t('table.returned', { name: getName(event.seat) });
    case 'substituted':
      return t('table.substituted', { name: getName(event.seat), before: event.formerName });
    case 'bot-assigned':
      return t('table.botSent', {
        name: getName(event.by),
        other: getName(event.seat),
        level: t(`common:bot.${event.level}`),
      });
  }
}

/** Shows the time of an event, and the date unless it is today. */
export function Timestamp({ at }: { readonly at: number }) {
  const { serverNow } = useTable('serverNow');
  return <time dateTime={new Date(at).toISOString()}>{formatTime(at, serverNow())}</time>;
}
