/** The log as it is read: turns as headings, a walk as one sentence, chat and what the table did in between. */
import type { ChatLine, LogEntry, TableEntry, TableEvent } from '@great-fire/protocol';
import type { Sentence } from './sentence';
import { sentenceOf } from './sentence';

export type LogLine =
  | {
      readonly kind: 'turn';
      readonly key: string;
      readonly at: number;
      readonly stateId: number;
      readonly turn: number;
    }
  | {
      readonly kind: 'sentence';
      readonly key: string;
      readonly at: number;
      readonly stateId: number; // the state that it led to
      readonly sentence: Sentence;
    }
  | {
      readonly kind: 'table';
      readonly key: string;
      readonly at: number;
      readonly stateId: number; // the state that the game had reached
      readonly event: TableEvent;
    }
  | { readonly kind: 'chat'; readonly key: string; readonly at: number; readonly line: ChatLine };

/** What stands in an order of its own; what people say stands where it was said. */
type Dated = Exclude<LogLine, { readonly kind: 'chat' }>;

function linesOf({ stateId, events, at }: LogEntry): readonly Dated[] {
  return events.flatMap((event, index): readonly Dated[] => {
    const key = `${stateId}.${index}`;
    if (event.type === 'turn-began') return [{ kind: 'turn', key, at, stateId, turn: event.turn }];
    const sentence = sentenceOf(event, events.slice(index + 1));
    return sentence === null ? [] : [{ kind: 'sentence', key, at, stateId, sentence }];
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
      last?.kind === 'sentence' && line.kind === 'sentence' ? joined(last.sentence, line.sentence) : null;
    if (last?.kind !== 'sentence' || line.kind !== 'sentence' || both === null) read.push(line);
    else read[read.length - 1] = { ...last, stateId: line.stateId, sentence: both };
  }
  return read;
}

/** Whether two lines, each made from the log of its moment, say the same. */
export function saysTheSame(one: LogLine, other: LogLine): boolean {
  if (one.kind === 'chat' && other.kind === 'chat') return one.line === other.line;
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
    event,
  }));
  return [...moves, ...events].sort((a, b) => a.stateId - b.stateId);
}

/** Everything that was done and said, oldest first; nothing of what was before the first move given. */
export function logLines(
  log: readonly LogEntry[],
  chat: readonly ChatLine[],
  tableLog: readonly TableEntry[] = [],
): readonly LogLine[] {
  const from = (log[0]?.stateId ?? 1) - 1;
  const events = tableLog.filter(({ stateId }) => stateId >= from);
  const done = join(withTable(log.flatMap(linesOf), events));
  const since = log[0]?.at ?? 0;
  const said = chat
    .filter(({ at }) => at >= since)
    .map((line): LogLine => ({ kind: 'chat', key: `chat.${line.id}`, at: line.at, line }));
  return [...done, ...said].sort((a, b) => a.at - b.at);
}
