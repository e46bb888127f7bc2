/** The log as it is read: turns as headings, a walk as one sentence, chat and what the table did in between. */
import type { ChatLine, LogEntry, TableEntry, TableEvent } from '@great-fire/protocol';
import { knownSince } from './known-since';
import type { Sentence } from './sentence';
import { goneBackSentence, sentenceOf } from './sentence';
import { countOf, takenBackBy } from './taken-back';

export type LogLine =
  | {
      readonly kind: 'turn';
      readonly key: string;
      readonly at: number;
      readonly stateId: number;
      readonly turn: number;
      readonly gone: number | null; // the state of the taking back that took it; null: it counts
    }
  | {
      readonly kind: 'sentence';
      readonly key: string;
      readonly at: number;
      readonly stateId: number; // the state that it led to
      readonly sentence: Sentence;
      readonly gone: number | null;
      readonly tookBack: boolean; // it tells that moves were taken back: those lie folded under it
    }
  | {
      readonly kind: 'table';
      readonly key: string;
      readonly at: number;
      readonly stateId: number; // the state that the game had reached
      readonly version: number; // of the conduct that it led to
      readonly event: TableEvent;
    }
  | { readonly kind: 'chat'; readonly key: string; readonly at: number; readonly line: ChatLine };

/** What stands in an order of its own; what people say stands where it was said. */
type Dated = Exclude<LogLine, { readonly kind: 'chat' }>;

function linesOf(entry: LogEntry, log: readonly LogEntry[], gone: number | null): readonly Dated[] {
  const { stateId, events, at } = entry;
  if (entry.takenBack !== undefined) {
    const sentence = goneBackSentence(entry, countOf(log, entry));
    return [{ kind: 'sentence', key: `${stateId}.back`, at, stateId, sentence, gone, tookBack: true }];
  }
  return events.flatMap((event, index): readonly Dated[] => {
    const key = `${stateId}.${index}`;
    if (event.type === 'turn-began') return [{ kind: 'turn', key, at, stateId, turn: event.turn, gone }];
    const sentence = sentenceOf(event, events.slice(index + 1));
    if (sentence === null) return [];
    return [{ kind: 'sentence', key, at, stateId, sentence, gone, tookBack: false }];
  });
}

/** The two sentences as one, where the second only goes on with the first; else null. */
function joined(first: Sentence, second: Sentence): Sentence | null {
  if (first.key !== second.key || first.seat !== second.seat) return null;
  if (first.key === 'cone-put-out' && first.district === second.district) {
    return { ...first, count: (first.count ?? 1) + (second.count ?? 1) };
  }
  const isWalk = first.key === 'pawn-moved' || first.key === 'band-moved';
  if (!isWalk || first.district === undefined || first.district !== second.from) return null;
  if (second.district === first.from) return null; // there and back is two sentences, not a walk to where it began
  return { ...first, ...(second.district !== undefined && { district: second.district }) };
}

function join(lines: readonly LogLine[]): readonly LogLine[] {
  const read: LogLine[] = [];
  for (const line of lines) {
    const last = read.at(-1);
    const both =
      last?.kind === 'sentence' && line.kind === 'sentence' && last.gone === line.gone
        ? joined(last.sentence, line.sentence)
        : null;
    if (last?.kind !== 'sentence' || line.kind !== 'sentence' || both === null) read.push(line);
    else read[read.length - 1] = { ...last, stateId: line.stateId, sentence: both };
  }
  return read;
}

const goneOf = (line: LogLine): number | null =>
  line.kind === 'turn' || line.kind === 'sentence' ? line.gone : null;

/** The lines that are read: what was taken back only where that is unfolded, by the state of the taking back. */
export function unfolded(lines: readonly LogLine[], open: ReadonlySet<number>): readonly LogLine[] {
  return lines.filter((line) => {
    const gone = goneOf(line);
    return gone === null || open.has(gone);
  });
}

/** Whether two lines, each made from the log of its moment, say the same. */
export function saysTheSame(one: LogLine, other: LogLine): boolean {
  if (one.kind === 'chat' && other.kind === 'chat') return one.line === other.line;
  if (goneOf(one) !== goneOf(other)) return false;
  const isJoinedOn = one.kind === 'sentence' && other.kind === 'sentence' && one.stateId !== other.stateId;
  return one.key === other.key && !isJoinedOn;
}

/** The moves' lines with each event of the table after the moves that the game had come to. */
function withTable(moves: readonly Dated[], tableLog: readonly TableEntry[]): readonly Dated[] {
  const events = tableLog.map(({ id, stateId, at, event }): Dated => ({
    kind: 'table',
    key: `table.${id}`,
    at,
    stateId,
    version: id,
    event,
  }));
  return [...moves, ...events].sort((a, b) => a.stateId - b.stateId);
}

/** Everything that was done and said, oldest first, from where on all that was done is given. */
export function logLines(
  log: readonly LogEntry[],
  chat: readonly ChatLine[],
  tableLog: readonly TableEntry[] = [],
): readonly LogLine[] {
  const since = knownSince(log, tableLog);
  const events = tableLog.filter(({ stateId }) => stateId >= since.stateId);
  const gone = takenBackBy(log);
  const moves = log
    .filter(({ stateId }) => stateId > since.stateId)
    .flatMap((entry) => linesOf(entry, log, gone.get(entry.stateId) ?? null));
  const done = join(withTable(moves, events));
  const said = chat
    .filter(({ at }) => at >= since.at)
    .map((line): LogLine => ({ kind: 'chat', key: `chat.${line.id}`, at: line.at, line }));
  return [...done, ...said].sort((a, b) => a.at - b.at);
}
