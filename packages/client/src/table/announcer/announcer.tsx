import { standing } from '@great-fire/game';
import type { TableEntry } from '@great-fire/protocol';
import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation';
import { isAsked } from '../choice/moment';
import { useMoment } from '../decision';
import { LogSentence } from '../log/log-sentence';
import { usePeople } from '../log/people';
import type { TableState } from '../table-context';
import { nameOf, useTable } from '../table-context';
import { useMyLast } from '../clock/clock-warning';
import { TableSentence } from '../log/table-sentence';
import type { Heard, Line } from './news';
import { nothingTold, tellOn } from './news';

/** What burns, who scores and whose turn it is, said to a screen reader: each once, and nothing of what was missed. */
export function Announcer() {
  const { t } = useTranslation(['table', 'common']);
  const table = useTable();
  const { view, match } = table;
  const people = usePeople();
  const lines = useLines(table);
  const isOver = view.turn.step === 'over';
  const moment = useMoment();
  const isMine = isAsked(moment);
  const isPressed = useMyLast() !== null;
  const events = useTableEvents(table);
  return (
    <div className="visually-hidden" data-testid="announcer">
      <div role="log" aria-live="polite">
        {lines.map(({ key, sentence, score }) => (
          <p key={key}>
            {sentence !== null && <LogSentence sentence={sentence} people={people} plain />}
            {score !== null && t('live.score', { name: nameOf(match, score.seat), count: score.vp })}
          </p>
        ))}
        {events.map(({ id, event }) => (
          <p key={`table.${id}`}>
            <TableSentence event={event} people={people} />
          </p>
        ))}
      </div>
      <div role="status">
        {isPressed &&
          `${t('clock.last')} ${t('clock.then', { then: t(`common:then.${match.pace.timeOut}`) })}`}
      </div>
      <div role="status">
        {!isOver &&
          !isMine &&
          t(view.turn.step === 'redeal' ? 'opening.waitsFor' : 'live.turnOf', {
            name: nameOf(match, view.turn.seat),
          })}
      </div>
      <div role="alert">{isMine && t(moment === 'redeal' ? 'opening.dealt' : 'live.yourTurn')}</div>
    </div>
  );
}

const heardOf = ({ view, stateId, log }: TableState): Heard => ({
  stateId,
  log,
  scores: view.seats.map((_, seat) => standing(view, seat)),
});

const TOLD_EVENTS = 6;

/** What has happened at the table since the page came; the last of it. */
function useTableEvents({ tableLog }: TableState): readonly TableEntry[] {
  const [since] = useState(() => tableLog.at(-1)?.id ?? 0);
  return tableLog.filter(({ id }) => id > since).slice(-TOLD_EVENTS);
}

function useLines(table: TableState): readonly Line[] {
  const [told, setTold] = useState(() => nothingTold(heardOf(table)));
  if (table.stateId === told.upTo) return told.lines;
  const next = tellOn(told, heardOf(table));
  setTold(next);
  return next.lines;
}
