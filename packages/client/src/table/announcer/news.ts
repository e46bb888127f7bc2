/** What a screen reader is told of the game as it goes on: each thing once. */
import type { Seat } from '@great-fire/game';
import type { LogEntry } from '@great-fire/protocol';
import type { Sentence } from '../log/sentence';
import { goneBackSentence, sentenceOf } from '../log/sentence';
import { countOf } from '../log/taken-back';

const TOLD: ReadonlySet<string> = new Set([
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
const MOST = 4; // moves at once: more were missed behind a cut line, and the log has them
const KEPT = 12; // lines: a screen reader reads what is added, and the page need not grow

export interface Line {
  readonly key: string;
  readonly sentence: Sentence | null;
  readonly score: { readonly seat: Seat; readonly vp: number } | null;
}

export interface Told {
  readonly upTo: number; // the last state that was told of
  readonly scores: readonly (number | null)[];
  readonly lines: readonly Line[]; // the newest last
}

/** The game as the page shows it now; `scores` by seat, null while nobody may know them. */
export interface Heard {
  readonly stateId: number;
  readonly log: readonly LogEntry[];
  readonly scores: readonly (number | null)[];
}

/** Before anything happened: what lies on the table when the page comes is told by the page itself. */
export const nothingTold = ({ stateId, scores }: Heard): Told => ({ upTo: stateId, scores, lines: [] });

function sentencesOf(entry: LogEntry, log: readonly LogEntry[]): readonly Line[] {
  const { stateId, events, takenBack } = entry;
  if (takenBack !== undefined) {
    const sentence = goneBackSentence(entry, countOf(log, entry));
    return [{ key: `${stateId}.back`, sentence, score: null }];
  }
  return events.flatMap((event, index): readonly Line[] => {
    const sentence = sentenceOf(event, events.slice(index + 1));
    if (sentence === null || !TOLD.has(sentence.key)) return [];
    return [{ key: `${stateId}.${index}`, sentence, score: null }];
  });
}

/** What is told once the game has come to this state. */
export function tellOn(told: Told, { stateId, log, scores }: Heard): Told {
  const news = log.filter((entry) => entry.stateId > told.upTo && entry.stateId <= stateId);
  const scored = scores.flatMap((vp, seat): readonly Line[] =>
    vp === null || vp === told.scores[seat]
      ? []
      : [{ key: `${stateId} ${seat}`, sentence: null, score: { seat, vp } }],
  );
  const fresh = news.length > MOST ? [] : [...news.flatMap((entry) => sentencesOf(entry, log)), ...scored];
  return { upTo: stateId, scores, lines: [...told.lines, ...fresh].slice(-KEPT) };
}
