/**
 * The rows of a log are moves, and takings back after which the game stands again as it did at an earlier state
 * (UNDO-3). The line is what still counts of them. A row's state id is its place in the log, counted from 1: it rises
 * whatever is taken back, so that whoever has seen one state knows every later one as new.
 */
import type { Action, MatchLogEntry } from '@great-fire/game';
import { actionSchema } from '@great-fire/protocol';
import * as z from 'zod';
import type { StoredMove } from '../storage/moves';

/** What a row that takes back holds in place of an action. */
const takebackRowSchema = z.strictObject({
  to: z.int().min(0), // the state that the game stands at again
  consent: z.array(z.int().min(0).max(5)).readonly(),
});
export type TakebackRow = z.infer<typeof takebackRowSchema>;

const decisionSchema = z.union([actionSchema, takebackRowSchema]);

/** What a row of the log decided. */
export function parseDecision({ action }: Pick<StoredMove, 'action'>): Action | TakebackRow {
  return decisionSchema.parse(JSON.parse(action));
}

export const isTakeback = (decision: Action | TakebackRow): decision is TakebackRow => 'consent' in decision;

/** A row as the line needs it: the state it went back to, or null for a move. */
export interface TimelineRow {
  readonly stateId: number;
  readonly to: number | null;
}

export class Timeline {
  private readonly effective: number[] = []; // the states that the moves led to which count
  private readonly moveCounts = [0]; // by state: how many moves counted there
  private readonly lastEffective = [0]; // by state: the last of them

  /** `rows`: a log from its first row on. */
  constructor(rows: readonly TimelineRow[]) {
    for (const { stateId, to } of rows) {
      if (to === null) this.effective.push(stateId);
      else this.effective.length = this.moveCountAt(to);
      this.moveCounts.push(this.effective.length);
      this.lastEffective.push(this.effective.at(-1) ?? 0);
    }
  }

  /** The states that the moves led to which still count, in order. */
  get effectiveStates(): readonly number[] {
    return this.effective;
  }

  /** How many rows there are, which is the state that they lead to. */
  get stateId(): number {
    return this.moveCounts.length - 1;
  }

  /** How many moves counted at a state. @throws Error where the log does not come so far */
  moveCountAt(stateId: number): number {
    const count = this.moveCounts[stateId];
    if (count === undefined) throw new Error(`There is no state ${String(stateId)} in this log`);
    return count;
  }

  /** Whether a state lies back on the line: what counted there still does, and more does now. */
  canRevertTo(stateId: number): boolean {
    const count = this.moveCounts[stateId];
    if (count === undefined || count >= this.effective.length) return false;
    return count === 0 || this.effective[count - 1] === this.lastEffective[stateId];
  }
}

/** A log, read: what counts of it, and all of it as the rules read it. */
export interface ParsedLog {
  readonly timeline: Timeline;
  readonly log: readonly MatchLogEntry[];
}

/** Reads a log. `rows`: from its first one on. */
export function parseLog(rows: readonly StoredMove[]): ParsedLog {
  const parsed = rows.map((row) => ({ ...row, decision: parseDecision(row) }));
  const timeline = new Timeline(
    parsed.map(({ stateId, decision }) => ({ stateId, to: isTakeback(decision) ? decision.to : null })),
  );
  const log = parsed.map(({ seat, decision }): MatchLogEntry =>
    isTakeback(decision)
      ? { keep: timeline.moveCountAt(decision.to), consent: decision.consent }
      : { seat, action: decision },
  );
  return { timeline, log };
}
