import type { TableEvent } from '@great-fire/protocol';
import { timeOf } from '../../i18n/listed';
import { useTranslation } from '../../i18n/use-translation';
import { useTable } from '../table-context';
import type { People } from './people';
import { namedAt } from './people';

interface TableSentenceProps {
  readonly event: TableEvent;
  readonly version?: number; // of the conduct that it led to; left out: it is news
  readonly people: People;
}

/** One sentence of what happened at the table and is no move; words only. */
export function TableSentence({ event, version = Infinity, people }: TableSentenceProps) {
  const { t } = useTranslation(['log', 'common']);
  const who = namedAt(people, { version }, t('you'));
  switch (event.type) {
    case 'time-out':
      return t('table.timeOut', { name: who(event.seat), then: t(`common:then.${event.then}`) });
    case 'vote-called':
      return t('table.voteCalled', { name: who(event.by), other: who(event.seat) });
    case 'voted':
      return event.decided === null
        ? t('table.voted', { name: who(event.by) })
        : t('table.votedLast', { name: who(event.by), then: t(`common:then.${event.decided}`) });
    case 'vote-ended':
      return t('table.voteEnded', { then: t(`common:then.${event.decided}`) });
    case 'pause-asked':
      return t(event.isPaused ? 'table.paused' : 'table.pauseAsked', { name: who(event.by) });
    case 'pause-answered': {
      const name = who(event.by);
      if (!event.agrees) return t('table.pauseRefused', { name });
      return t(event.isPaused ? 'table.pauseBegun' : 'table.pauseAgreed', { name });
    }
    case 'pause-lapsed':
      return t('table.pauseLapsed');
    case 'resumed':
      return t('table.resumed', { name: who(event.by) });
    case 'take-back-asked':
      return t('table.takeBackAsked', { name: who(event.by) });
    case 'take-back-answered':
      return t(event.agrees ? 'table.takeBackAgreed' : 'table.takeBackRefused', { name: who(event.by) });
    case 'take-back-lapsed':
      return t('table.takeBackLapsed');
    case 'abort-asked':
      return event.isOver ? t('table.aborted') : t('table.abortAsked', { name: who(event.by) });
    case 'abort-answered':
      if (event.isOver) return t('table.aborted');
      return t(event.agrees ? 'table.abortAgreed' : 'table.abortRefused', { name: who(event.by) });
    case 'abort-lapsed':
      return t('table.abortLapsed');
    case 'left':
      return t(event.then === 'open-seat' ? 'table.leftOpen' : 'table.left', { name: who(event.seat) });
    case 'returned':
      return t('table.returned', { name: who(event.seat) });
    case 'substituted':
      return t('table.substituted', { name: who(event.seat), before: event.before });
    case 'bot-sent':
      return t('table.botSent', {
        name: who(event.by),
        other: who(event.seat),
        level: t(`common:bot.${event.level}`),
      });
  }
}

/** When it happened: the time, and the day where that is not today's. */
export function At({ at }: { readonly at: number }) {
  const { serverNow } = useTable();
  return <time dateTime={new Date(at).toISOString()}>{timeOf(at, serverNow())}</time>;
}
