import { publicVp, type Seat } from '@great-fire/game';
import type { TableLogEntry, LogEntry } from '@great-fire/protocol';
import { useState } from 'react';
import { useTranslation } from '../i18n/use-translation';
import { useIsMyDecision } from './move-input/move-input-context';
import { LogSentence, TableEventSentence } from './log/log-sentence';
import { usePlayerNames } from './log/player-names';
import { type TableData, nameOf, useTable } from './model/table-context';
import { useMyLowTime } from './session/turn-clock';
import { type Sentence, takebackSentence, describeEvent } from './log/sentence';
import { countUndone } from './log/takebacks';

const MAX_MOVES_AT_ONCE = 4; // more were missed while disconnected: the log lists them
const MAX_ANNOUNCEMENTS = 12; // a live region reads additions only, so old lines can go

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
  const isMyDecision = useIsMyDecision();
  const isLowTime = useMyLowTime() !== null;
  const events = useTableEvents(tableLog);
  return (
    <div className="visually-hidden" data-testid="announcer">
      <div role="log" aria-live="polite">
        {announcements.map(({ key, sentence, score }) => (
          <p key={key}>
            {sentence !== null && <LogSentence sentence={sentence} playerNames={playerNames} plain />}
            {score !== null && t('announcement.score', { name: nameOf(match, score.seat), count: score.vp })}
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
          `${t('clock.timeAlmostUp')} ${t('clock.afterTimeout', { then: t(`common:timeoutAction.${match.timeControl.timeoutAction}`) })}`}
      </div>
      <div role="status">
        {!isOver && !isMyDecision && t('announcement.turnOfPlayer', { name: nameOf(match, view.turn.seat) })}
      </div>
      <div role="alert">{isMyDecision && t('announcement.yourTurn')}</div>
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

const ANNOUNCED_KEYS: ReadonlySet<Sentence['key']> = new Set<Sentence['key']>([
  'spread-burned',
  'spread-contained',
  'spread-entered',
  'containment-broken',
  'token-taken',
  'known-token-taken',
  'cone-put-out',
  'hero-passed',
  'demolished',
  'demolished-houses',
  'hand-unplayable',
  'stack-card-uncovered',
  'fire-intensified',
  'last-turns-began',
  'taken-back',
  'takeback',
  'takeback-agreed',
  'game-ended',
]);

interface Announcement {
  readonly key: string;
  readonly sentence: Sentence | null;
  readonly score: { readonly seat: Seat; readonly vp: number } | null;
}

interface AnnouncerState {
  readonly lastStateId: number; // last announced state
  readonly scores: readonly (number | null)[];
  readonly announcements: readonly Announcement[]; // newest last
}

/** The game as the page displays it. `scores`: by seat, null while the score is secret. */
export interface GameSnapshot {
  readonly stateId: number;
  readonly log: readonly LogEntry[];
  readonly scores: readonly (number | null)[];
}

/** Returns the state at mount without announcements: the page itself shows the current position. */
export const createAnnouncerState = ({ stateId, scores }: GameSnapshot): AnnouncerState => ({
  lastStateId: stateId,
  scores,
  announcements: [],
});

function toAnnouncements(entry: LogEntry, log: readonly LogEntry[]): readonly Announcement[] {
  const { stateId, events, takeback } = entry;
  if (takeback !== undefined) {
    const sentence = takebackSentence(entry, countUndone(log, entry));
    return [{ key: `${stateId}.back`, sentence, score: null }];
  }
  return events.flatMap((event, index): readonly Announcement[] => {
    const sentence = describeEvent(event, events.slice(index + 1));
    if (sentence === null || !ANNOUNCED_KEYS.has(sentence.key)) return [];
    return [{ key: `${stateId}.${index}`, sentence, score: null }];
  });
}

/**
 * Adds announcements of the moves and scores since the last state. Adds none after more than MAX_MOVES_AT_ONCE moves.
 */
export function nextAnnouncerState(
  state: AnnouncerState,
  { stateId, log, scores }: GameSnapshot,
): AnnouncerState {
  const newEntries = log.filter((entry) => entry.stateId > state.lastStateId && entry.stateId <= stateId);
  const scoreAnnouncements = scores.flatMap((vp, seat): readonly Announcement[] =>
    vp === null || vp === state.scores[seat]
      ? []
      : [{ key: `${stateId} ${seat}`, sentence: null, score: { seat, vp } }],
  );
  const added =
    newEntries.length > MAX_MOVES_AT_ONCE
      ? []
      : [...newEntries.flatMap((entry) => toAnnouncements(entry, log)), ...scoreAnnouncements];
  return {
    lastStateId: stateId,
    scores,
    announcements: [...state.announcements, ...added].slice(-MAX_ANNOUNCEMENTS),
  };
}
