/** Builds the lines of the log: turn headings, sentences (one for each walk), chat messages and table events. */
import type { ChatLine, LogEntry, TableLogEntry, TableEvent } from '@great-fire/protocol';
import { type Sentence, takebackSentence, describeEvent } from './sentence';
import { countUndone, mapUndoneStates } from './takebacks';

// Move log and table log are loaded in parts. These functions find the point from which both are complete.

const FIRST_ID = 1; // first state id after a move, and first event id

/** Returns true if the server has earlier moves or events than the loaded ones. */
export const hasEarlier = ([move]: readonly LogEntry[], [event]: readonly TableLogEntry[]): boolean =>
  (move?.stateId ?? FIRST_ID) > FIRST_ID || (event?.id ?? FIRST_ID) > FIRST_ID;

/**
 * Returns the state after which both logs are complete, and its time in epoch ms. Earlier lines are not shown, because
 * some would be missing.
 */
function getLogStart(
  [move]: readonly LogEntry[],
  [event]: readonly TableLogEntry[],
): { readonly stateId: number; readonly at: number } {
  const movesStart = { stateId: (move?.stateId ?? FIRST_ID) - 1, at: move?.at ?? 0 };
  const isComplete = event === undefined || event.id === FIRST_ID || event.stateId < movesStart.stateId;
  return isComplete ? movesStart : event;
}

export type LogLine =
  | {
      readonly kind: 'turn';
      readonly key: string;
      readonly at: number;
      readonly stateId: number;
      readonly turn: number;
      readonly undoneBy: number | null; // state id of the takeback; null: the turn counts
    }
  | {
      readonly kind: 'sentence';
      readonly key: string;
      readonly at: number;
      readonly stateId: number; // state after the move
      readonly sentence: Sentence;
      readonly undoneBy: number | null;
      readonly isTakeback: boolean; // the undone moves are folded under this line
    }
  | {
      readonly kind: 'table-event';
      readonly key: string;
      readonly at: number;
      readonly stateId: number; // state of the game at the event
      readonly version: number; // of the table state after the event
      readonly event: TableEvent;
    }
  | { readonly kind: 'chat'; readonly key: string; readonly at: number; readonly message: ChatLine };

/** Lines ordered by state id. Chat messages are ordered by time only. */
type OrderedLine = Exclude<LogLine, { readonly kind: 'chat' }>;

function toLines(entry: LogEntry, log: readonly LogEntry[], undoneBy: number | null): readonly OrderedLine[] {
  const { stateId, events, at } = entry;
  if (entry.takeback !== undefined) {
    const sentence = takebackSentence(entry, countUndone(log, entry));
    return [{ kind: 'sentence', key: `${stateId}.back`, at, stateId, sentence, undoneBy, isTakeback: true }];
  }
  const sentences = events.flatMap((event, index): readonly OrderedLine[] => {
    const key = `${stateId}.${index}`;
    if (event.type === 'turn-began') return [{ kind: 'turn', key, at, stateId, turn: event.turn, undoneBy }];
    const sentence = describeEvent(event, events.slice(index + 1));
    if (sentence === null) return [];
    return [{ kind: 'sentence', key, at, stateId, sentence, undoneBy, isTakeback: false }];
  });
  if (entry.isForced !== true) return sentences;
  const sentence: Sentence = { key: 'made-by-itself', icon: 'none', seat: entry.seat };
  const forced = { at, stateId, sentence, undoneBy, isTakeback: false };
  return [{ kind: 'sentence', key: `${stateId}.forced`, ...forced }, ...sentences];
}

/** Returns one sentence for both if the second continues the first, else null. */
function mergeSentences(first: Sentence, second: Sentence): Sentence | null {
  if (first.key !== second.key || first.seat !== second.seat) return null;
  if (first.key === 'cone-put-out' && first.district === second.district) {
    return { ...first, count: (first.count ?? 1) + (second.count ?? 1) };
  }
  const isWalk = first.key === 'pawn-moved' || first.key === 'band-moved';
  if (!isWalk || first.district === undefined || first.district !== second.from) return null;
  if (second.district === first.from) return null; // there and back stays two sentences
  return { ...first, ...(second.district !== undefined && { district: second.district }) };
}

function mergeLines(lines: readonly LogLine[]): readonly LogLine[] {
  const result: LogLine[] = [];
  for (const line of lines) {
    const last = result.at(-1);
    const merged =
      last?.kind === 'sentence' && line.kind === 'sentence' && last.undoneBy === line.undoneBy
        ? mergeSentences(last.sentence, line.sentence)
        : null;
    if (last?.kind !== 'sentence' || line.kind !== 'sentence' || merged === null) result.push(line);
    else result[result.length - 1] = { ...last, stateId: line.stateId, sentence: merged };
  }
  return result;
}

const getUndoneBy = (line: LogLine): number | null =>
  line.kind === 'turn' || line.kind === 'sentence' ? line.undoneBy : null;

/** Returns the visible lines. Undone moves are visible if the state id of their takeback is in `expanded`. */
export function filterVisibleLines(
  lines: readonly LogLine[],
  expanded: ReadonlySet<number>,
): readonly LogLine[] {
  return lines.filter((line) => {
    const undoneBy = getUndoneBy(line);
    return undoneBy === null || expanded.has(undoneBy);
  });
}

/** Returns true if two lines show the same. The lines can come from logs of different states. */
export function isSameLine(first: LogLine, second: LogLine): boolean {
  if (first.kind === 'chat' && second.kind === 'chat') return first.message === second.message;
  if (getUndoneBy(first) !== getUndoneBy(second)) return false;
  const hasGrown =
    first.kind === 'sentence' && second.kind === 'sentence' && first.stateId !== second.stateId;
  return first.key === second.key && !hasGrown;
}

/** Returns the lines with the old objects of those that show the same. Returns the old list if all do. */
export function shareLines(before: readonly LogLine[], after: readonly LogLine[]): readonly LogLine[] {
  const known = new Map(before.map((line) => [line.key, line]));
  const shared = after.map((line) => {
    const old = known.get(line.key);
    return old !== undefined && isSameLine(old, line) ? old : line;
  });
  const isSame = shared.length === before.length && shared.every((line, index) => line === before[index]);
  return isSame ? before : shared;
}

/** Inserts each table event after the moves of the state in which it occurred. */
function addTableEvents(
  moves: readonly OrderedLine[],
  tableLog: readonly TableLogEntry[],
): readonly OrderedLine[] {
  const events = tableLog.map(({ id, stateId, at, event }): OrderedLine => ({
    kind: 'table-event',
    key: `table.${id}`,
    at,
    stateId,
    version: id,
    event,
  }));
  return [...moves, ...events].sort((a, b) => a.stateId - b.stateId);
}

/** Returns the lines of the log, oldest first. Starts where both the moves and the table events are complete. */
export function buildLogLines(
  log: readonly LogEntry[],
  chat: readonly ChatLine[],
  tableLog: readonly TableLogEntry[] = [],
): readonly LogLine[] {
  const start = getLogStart(log, tableLog);
  const events = tableLog.filter(({ stateId }) => stateId >= start.stateId);
  const undoneStates = mapUndoneStates(log);
  const moveLines = log
    .filter(({ stateId }) => stateId > start.stateId)
    .flatMap((entry) => toLines(entry, log, undoneStates.get(entry.stateId) ?? null));
  const gameLines = mergeLines(addTableEvents(moveLines, events));
  const chatLines = chat
    .filter(({ at }) => at >= start.at)
    .map((message): LogLine => ({ kind: 'chat', key: `chat.${message.id}`, at: message.at, message }));
  return [...gameLines, ...chatLines].sort((a, b) => a.at - b.at);
}
