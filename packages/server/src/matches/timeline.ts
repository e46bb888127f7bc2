/**
 * The timeline of a match. Its log consists of moves and takebacks, and a takeback restores an earlier state (UNDO-3).
 * The timeline knows which moves still count.
 *
 * The state id of a row is its place in the log, counted from 1. It rises even with takebacks, so that a client
 * recognizes every later state as new.
 */
import type { Action } from '@great-fire/game';
import { OPENING_HAND_ANSWERS } from '@great-fire/game';
import type { MatchLogEntry } from '@great-fire/game/record';
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

/** A row as the timeline needs it. `to`: the state that a takeback restores, or null for a move. */
interface TimelineEntry {
  readonly stateId: number;
  readonly to: number | null;
  readonly isOpeningHand?: boolean; // answers for an opening hand (SET-3); omitted: false
}

export class Timeline {
  private readonly effective: number[] = []; // state ids of the effective moves
  private readonly moveCounts = [0]; // by state: number of effective moves
  private readonly lastEffective = [0]; // by state: the last effective move
  private readonly openingHands: number; // number of the first rows that answer for the opening hands

  /** `rows`: a log from its first row. */
  constructor(rows: readonly TimelineEntry[]) {
    this.openingHands = rows.filter(({ isOpeningHand = false }) => isOpeningHand).length;
    for (const { stateId, to } of rows) {
      if (to === null) this.effective.push(stateId);
      else this.effective.length = this.moveCountAt(to);
      this.moveCounts.push(this.effective.length);
      this.lastEffective.push(this.effective.at(-1) ?? 0);
    }
  }

  /** The state ids of the moves that still count, in order. */
  get effectiveStates(): readonly number[] {
    return this.effective;
  }

  /** Returns how many moves counted at a state. @throws Error if the log does not reach the state */
  moveCountAt(stateId: number): number {
    const count = this.moveCounts[stateId];
    if (count === undefined) throw new Error(`There is no state ${String(stateId)} in this log`);
    return count;
  }

  /**
   * Returns whether a takeback may return to a state: the moves that counted there still do, and later moves exist.
   * The answers for the opening hands stay, because the server gave them and asks no seat.
   */
  canRevertTo(stateId: number): boolean {
    if (stateId < this.openingHands) return false;
    const count = this.moveCounts[stateId];
    if (count === undefined || count >= this.effective.length) return false;
    return count === 0 || this.effective[count - 1] === this.lastEffective[stateId];
  }
}

const isOpeningHandAnswer = ({ type }: Action): boolean =>
  OPENING_HAND_ANSWERS.some((answer) => answer === type);

/** A parsed log: its timeline, and its rows in the form that the rules read. */
interface ParsedLog {
  readonly timeline: Timeline;
  readonly log: readonly MatchLogEntry[];
}

/** Parses a log. `rows`: all rows from the first. */
export function parseLog(rows: readonly StoredMove[]): ParsedLog {
  const parsed = rows.map((row) => ({ ...row, decision: parseDecision(row) }));
  const timeline = new Timeline(
    parsed.map(({ stateId, decision }) =>
      isTakeback(decision)
        ? { stateId, to: decision.to }
        : { stateId, to: null, isOpeningHand: isOpeningHandAnswer(decision) },
    ),
  );
  const log = parsed.map(({ seat, decision }): MatchLogEntry =>
    isTakeback(decision)
      ? { keep: timeline.moveCountAt(decision.to), consent: decision.consent }
      : { seat, action: decision },
  );
  return { timeline, log };
}
