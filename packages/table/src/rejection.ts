/** The refusal of a request at a table. */
import type { NotAllowedReason } from '@great-fire/protocol';

/** The decision to reject a request. */
export interface Rejected {
  readonly error: NotAllowedReason;
  readonly until?: number; // the table's clock, ms: accepted from then on, if nothing else changes
}

export const reject = (error: NotAllowedReason, until?: number): Rejected =>
  until === undefined ? { error } : { error, until };

export const isRejected = (decision: object): decision is Rejected => 'error' in decision;
