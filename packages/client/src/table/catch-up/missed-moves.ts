/** What happened while somebody was away: to them first, then all of it. */
import type { ObjectiveId, PlayerView } from '@great-fire/game';
import { objectiveState } from '@great-fire/game';
import type { LogEntry } from '@great-fire/protocol';
import type { LogLine } from '../log/log-lines';
import { buildLogLines, filterVisibleLines } from '../log/log-lines';

export interface Absence {
  readonly from: number; // the last state that was seen
  readonly to: number;
}

export interface AbsenceSummary {
  readonly housesLost: number | null; // the viewer's own; null: the viewer has none to lose
  readonly objectivesLost: readonly ObjectiveId[];
  readonly lines: readonly LogLine[]; // turn by turn, oldest first
}

const NONE: ReadonlySet<number> = new Set();

/** The moves of an absence; null while the log does not reach back so far. */
export function getMissedMoves(log: readonly LogEntry[], { from, to }: Absence): readonly LogEntry[] | null {
  const first = log[0]?.stateId;
  if (first === undefined || first > from + 1) return null;
  return log.filter(({ stateId }) => stateId > from && stateId <= to);
}

/** Sums up an absence for whom it was one. `before` is what they saw last; null where it is not known. */
export function summarizeAbsence(
  entries: readonly LogEntry[],
  before: PlayerView | null,
  now: PlayerView,
): AbsenceSummary {
  const { own } = now;
  const isLost = (view: PlayerView, id: ObjectiveId) => objectiveState(view, id) === 'lost';
  return {
    housesLost: own === null || before === null ? null : now.lost[own.colour] - before.lost[own.colour],
    objectivesLost:
      before === null ? [] : (own?.objectives ?? []).filter((id) => isLost(now, id) && !isLost(before, id)),
    lines: addTurnHeadings(filterVisibleLines(buildLogLines(entries, []), NONE), before?.turn.number ?? 0),
  };
}

/** Every line under its turn: the one that was under way has its heading too, one just begun has none. */
function addTurnHeadings(lines: readonly LogLine[], turn: number): readonly LogLine[] {
  const [first] = lines;
  const shownLines = lines.at(-1)?.kind === 'turn' ? lines.slice(0, -1) : lines;
  if (first === undefined || first.kind === 'turn' || first.kind === 'chat' || turn === 0) return shownLines;
  const { at, stateId } = first;
  return [{ kind: 'turn', key: 'under-way', at, stateId, turn, undoneBy: null }, ...shownLines];
}
