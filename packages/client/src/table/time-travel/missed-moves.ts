/** Summary of an absence: the viewer's own losses first, then every move. */
import { objectiveState, type ObjectiveId, type PlayerView } from '@great-fire/game';
import type { LogEntry } from '@great-fire/protocol';
import { type LogLine, buildLogLines, filterVisibleLines } from '../log/log-lines';

export interface ViewerAbsence {
  readonly from: number; // last state that the viewer saw
  readonly to: number;
}

export interface AbsenceSummary {
  readonly housesLost: number | null; // the viewer's own; null: spectator, or unknown
  readonly objectivesLost: readonly ObjectiveId[];
  readonly lines: readonly LogLine[]; // by turn, oldest first
}

const NONE: ReadonlySet<number> = new Set();

/** Returns the moves of an absence, or null if the log does not reach back far enough. */
export function getMissedMoves(
  log: readonly LogEntry[],
  { from, to }: ViewerAbsence,
): readonly LogEntry[] | null {
  const first = log[0]?.stateId;
  if (first === undefined || first > from + 1) return null;
  return log.filter(({ stateId }) => stateId > from && stateId <= to);
}

/**
 * Returns the moves of others since the viewer's last move. Null if there are none, or if the viewer has made no move
 * that the log holds.
 */
export function findMovesSinceOwn(log: readonly LogEntry[], viewer: number | null): ViewerAbsence | null {
  const lastOwn = log.filter(({ seat }) => seat === viewer).at(-1);
  const last = log.at(-1);
  if (lastOwn === undefined || last === undefined || lastOwn === last) return null;
  return { from: lastOwn.stateId, to: last.stateId };
}

/** Summarises an absence for the viewer. `before`: the view that the viewer saw last, null if unknown. */
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

/** Adds the heading of the turn that was running at the start. Removes a last heading without lines. */
function addTurnHeadings(lines: readonly LogLine[], turn: number): readonly LogLine[] {
  const [first] = lines;
  const shownLines = lines.at(-1)?.kind === 'turn' ? lines.slice(0, -1) : lines;
  if (first === undefined || first.kind === 'turn' || first.kind === 'chat' || turn === 0) return shownLines;
  const { at, stateId } = first;
  return [{ kind: 'turn', key: 'under-way', at, stateId, turn, undoneBy: null }, ...shownLines];
}
