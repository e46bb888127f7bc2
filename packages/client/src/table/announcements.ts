/** Announcements for screen readers: log entries and scores, each announced once. */
import type { Seat } from '@great-fire/game';
import type { LogEntry } from '@great-fire/protocol';
import type { Sentence } from './log/sentence';
import { takebackSentence, describeEvent } from './log/sentence';
import { countUndone } from './log/takebacks';

const ANNOUNCED_KEYS: ReadonlySet<string> = new Set([
  'burned',
  'contained',
  'entered',
  'containment-broken',
  'token-taken',
  'token-known',
  'cone-put-out',
  'hero-passed',
  'demolished',
  'demolished-houses',
  'hand-unplayable',
  'stack-card-uncovered',
  'fire-intensified',
  'last-turns-began',
  'taken-back',
  'gone-back',
  'gone-back-agreed',
  'game-ended',
]);
const MAX_MOVES_AT_ONCE = 4; // more were missed while disconnected: the log lists them
const MAX_ANNOUNCEMENTS = 12; // a live region reads additions only, so old lines can go

export interface Announcement {
  readonly key: string;
  readonly sentence: Sentence | null;
  readonly score: { readonly seat: Seat; readonly vp: number } | null;
}

export interface AnnouncerState {
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
