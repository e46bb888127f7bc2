/** What a screen reader is told of the game as it goes on: each thing once. */
import type { Seat } from '@great-fire/game';
import type { LogEntry } from '@great-fire/protocol';
import type { Sentence } from '../log/sentence';
import { takebackSentence, sentenceOf } from '../log/sentence';
import { countUndone } from '../log/takebacks';

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
const MAX_MOVES_AT_ONCE = 4; // moves at once: more were missed behind a cut line, and the log has them
const MAX_ANNOUNCEMENTS = 12; // lines: a screen reader reads what is added, and the page need not grow

export interface Announcement {
  readonly key: string;
  readonly sentence: Sentence | null;
  readonly score: { readonly seat: Seat; readonly vp: number } | null;
}

export interface AnnouncerState {
  readonly lastStateId: number; // the last state that was told of
  readonly scores: readonly (number | null)[];
  readonly announcements: readonly Announcement[]; // the newest last
}

/** The game as the page shows it now; `scores` by seat, null while nobody may know them. */
export interface GameSnapshot {
  readonly stateId: number;
  readonly log: readonly LogEntry[];
  readonly scores: readonly (number | null)[];
}

/** Before anything happened: what lies on the table when the page comes is told by the page itself. */
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
    const sentence = sentenceOf(event, events.slice(index + 1));
    if (sentence === null || !ANNOUNCED_KEYS.has(sentence.key)) return [];
    return [{ key: `${stateId}.${index}`, sentence, score: null }];
  });
}

/** What is told once the game has come to this state. */
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
