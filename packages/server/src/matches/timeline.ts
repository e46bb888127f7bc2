/**
 * The timeline of a match. Its log consists of moves and takebacks, and a takeback restores an earlier state (UNDO-3).
 * The timeline knows which moves still count.
 *
 * The state id of a row is its place in the log, counted from 1. It rises even with takebacks, so that a client
 * recognizes every later state as new.
 */
import { OPENING_HAND_ANSWERS, type Action } from '@great-fire/game';
import { actionSchema } from '@great-fire/protocol';
import * as z from 'zod';
import type { StoredMove } from '../storage/moves';

/** The content of a takeback row, in place of an action. */
const takebackEntrySchema = z.strictObject({
  to: z.int().min(0), // the state to restore
  consent: z.array(z.int().min(0).max(5)).readonly(),
});
export type TakebackEntry = z.infer<typeof takebackEntrySchema>;

const decisionSchema = z.union([actionSchema, takebackEntrySchema]);

/** Parses the decision of a row: a move or a takeback. */
export function parseDecision({ action }: Pick<StoredMove, 'action'>): Action | TakebackEntry {
  return decisionSchema.parse(JSON.parse(action));
}

export const isTakeback = (decision: Action | TakebackEntry): decision is TakebackEntry =>
  'consent' in decision;

/** A takeback row: its own state, and the state that it restores. */
interface TimelineTakeback {
  readonly stateId: number;
  readonly to: number;
}

/** Rows of a log: those after the state `after`, up to the state `upTo`. */
export interface RowRange {
  readonly after: number;
  readonly upTo: number;
}

export class Timeline {
  /** `stateId`: the last state of the log. `takebacks`: all of them, oldest first. */
  constructor(
    private readonly stateId: number,
    private readonly takebacks: readonly TimelineTakeback[],
  ) {}

  /** Returns the rows that count at a state, oldest first. A range begins after the deal or after a takeback. */
  rangesAt(stateId: number): readonly RowRange[] {
    const ranges: RowRange[] = [];
    let upTo = stateId;
    for (const { stateId: after, to } of [...this.takebacks].reverse()) {
      if (after > upTo) continue;
      ranges.push({ after, upTo });
      upTo = to;
    }
    ranges.push({ after: 0, upTo });
    return ranges.reverse();
  }

  /** Returns how many moves counted at a state. */
  moveCountAt(stateId: number): number {
    return this.rangesAt(stateId).reduce((count, { after, upTo }) => count + upTo - after, 0);
  }

  /** Returns whether the moves that counted at a state still do, and later moves exist. */
  canRevertTo(stateId: number): boolean {
    if (stateId > this.stateId) return false;
    if (this.moveCountAt(stateId) >= this.moveCountAt(this.stateId)) return false;
    const lastMove =
      this.rangesAt(stateId)
        .filter(({ after, upTo }) => upTo > after)
        .at(-1)?.upTo ?? 0;
    return (
      lastMove === 0 ||
      this.rangesAt(this.stateId).some(({ after, upTo }) => after < lastMove && lastMove <= upTo)
    );
  }
}

export const isOpeningHandAnswer = ({ type }: Action): boolean =>
  OPENING_HAND_ANSWERS.some((answer) => answer === type);
