/**
 * The rows of a log are moves, and takings back after which the game stands again as it did at an earlier state
 * (UNDO-3). The line is what still counts of them. A row's state id is its place in the log, counted from 1: it rises
 * whatever is taken back, so that whoever has seen one state knows every later one as new.
 */
import type { Action, Logged } from '@great-fire/game';
import { actionSchema } from '@great-fire/protocol';
import * as z from 'zod';
import type { StoredMove } from '../storage/moves';

/** What a row that takes back holds in place of an action. */
const takingBackSchema = z.strictObject({
  to: z.int().min(0), // the state that the game stands at again
  consent: z.array(z.int().min(0).max(5)).readonly(),
});
export type TakingBack = z.infer<typeof takingBackSchema>;

const decisionSchema = z.union([actionSchema, takingBackSchema]);

/** What a row of the log decided. */
export function decisionOf({ action }: Pick<StoredMove, 'action'>): Action | TakingBack {
  return decisionSchema.parse(JSON.parse(action));
}

export const isTakingBack = (decision: Action | TakingBack): decision is TakingBack => 'consent' in decision;

/** A row as the line needs it: the state it went back to, or null for a move. */
export interface Row {
  readonly stateId: number;
  readonly to: number | null;
}

export class Line {
  private readonly line: number[] = []; // the states that the moves led to which count
  private readonly counts = [0]; // by state: how many moves counted there
  private readonly lasts = [0]; // by state: the last of them

  /** `rows`: a log from its first row on. */
  constructor(rows: readonly Row[]) {
    for (const { stateId, to } of rows) {
      if (to === null) this.line.push(stateId);
      else this.line.length = this.countAt(to);
      this.counts.push(this.line.length);
      this.lasts.push(this.line.at(-1) ?? 0);
    }
  }

  /** The states that the moves led to which still count, in order. */
  get states(): readonly number[] {
    return this.line;
  }

  /** How many rows there are, which is the state that they lead to. */
  get stateId(): number {
    return this.counts.length - 1;
  }

  /** How many moves counted at a state. @throws Error where the log does not come so far */
  countAt(stateId: number): number {
    const count = this.counts[stateId];
    if (count === undefined) throw new Error(`There is no state ${String(stateId)} in this log`);
    return count;
  }

  /** Whether a state lies back on the line: what counted there still does, and more does now. */
  isBehind(stateId: number): boolean {
    const count = this.counts[stateId];
    if (count === undefined || count >= this.line.length) return false;
    return count === 0 || this.line[count - 1] === this.lasts[stateId];
  }
}

/** A log, read: what counts of it, and all of it as the rules read it. */
export interface ReadLog {
  readonly line: Line;
  readonly log: readonly Logged[];
}

/** Reads a log. `rows`: from its first one on. */
export function readLog(rows: readonly StoredMove[]): ReadLog {
  const read = rows.map((row) => ({ ...row, decision: decisionOf(row) }));
  const line = new Line(
    read.map(({ stateId, decision }) => ({ stateId, to: isTakingBack(decision) ? decision.to : null })),
  );
  const log = read.map(({ seat, decision }): Logged =>
    isTakingBack(decision)
      ? { keep: line.countAt(decision.to), consent: decision.consent }
      : { seat, action: decision },
  );
  return { line, log };
}
