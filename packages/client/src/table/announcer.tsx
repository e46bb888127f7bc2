import { publicVp } from '@great-fire/game';
import type { TableLogEntry } from '@great-fire/protocol';
import { useState } from 'react';
import { useTranslation } from '../i18n/use-translation';
import { needsInput } from './move-input/phase';
import { usePhase } from './move-input/move-input-context';
import { LogSentence } from './log/log-sentence';
import { usePlayerNames } from './log/player-names';
import type { TableData } from './model/table-context';
import { nameOf, useTable } from './model/table-context';
import { useMyLowTime } from './session/turn-clock';
import { TableEventSentence } from './log/table-event-sentence';
import type { GameSnapshot, Announcement } from './announcements';
import { createAnnouncerState, nextAnnouncerState } from './announcements';

/**
 * Live regions for screen readers: fires, scores and turns. Announces each event once, and no events from before
 * mount.
 */
export function Announcer() {
  const { t } = useTranslation(['table', 'common']);
  const table = useTable('view', 'stateId', 'log');
  const { match, tableLog } = useTable('match', 'tableLog');
  const { view } = table;
  const playerNames = usePlayerNames();
  const announcements = useAnnouncements(table);
  const isOver = view.turn.step === 'over';
  const phase = usePhase();
  const isMyDecision = needsInput(phase);
  const isLowTime = useMyLowTime() !== null;
  const events = useTableEvents(tableLog);
  return (
    <div className="visually-hidden" data-testid="announcer">
      <div role="log" aria-live="polite">
        {announcements.map(({ key, sentence, score }) => (
          <p key={key}>
            {sentence !== null && <LogSentence sentence={sentence} playerNames={playerNames} plain />}
            {score !== null && t('live.score', { name: nameOf(match, score.seat), count: score.vp })}
          </p>
        ))}
        {events.map(({ id, event }) => (
          <p key={`table.${id}`}>
            <TableEventSentence event={event} playerNames={playerNames} />
          </p>
        ))}
      </div>
      <div role="status">
        {isLowTime &&
          `${t('clock.last')} ${t('clock.then', { then: t(`common:then.${match.timeControl.timeoutAction}`) })}`}
      </div>
      <div role="status">
        {!isOver &&
          !isMyDecision &&
          t(view.turn.step === 'redeal' ? 'opening.waitsFor' : 'live.turnOf', {
            name: nameOf(match, view.turn.seat),
          })}
      </div>
      <div role="alert">{isMyDecision && t(phase === 'redeal' ? 'opening.dealt' : 'live.yourTurn')}</div>
    </div>
  );
}

type AnnouncedData = Pick<TableData, 'view' | 'stateId' | 'log'>;

const toSnapshot = ({ view, stateId, log }: AnnouncedData): GameSnapshot => ({
  stateId,
  log,
  scores: view.seats.map((_, seat) => publicVp(view, seat)),
});

const MAX_TABLE_EVENTS = 6;

/** Returns the latest table events since mount. */
function useTableEvents(tableLog: readonly TableLogEntry[]): readonly TableLogEntry[] {
  const [lastIdAtMount] = useState(() => tableLog.at(-1)?.id ?? 0);
  return tableLog.filter(({ id }) => id > lastIdAtMount).slice(-MAX_TABLE_EVENTS);
}

function useAnnouncements(table: AnnouncedData): readonly Announcement[] {
  const [state, setState] = useState(() => createAnnouncerState(toSnapshot(table)));
  if (table.stateId === state.lastStateId) return state.announcements;
  const next = nextAnnouncerState(state, toSnapshot(table));
  setState(next);
  return next.announcements;
}
