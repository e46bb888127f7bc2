/** Database timeouts in ms. After a timeout the server treats the database as unavailable. */
export interface DatabaseTimeouts {
  readonly connectMs: number;
  readonly statementMs: number; // until PostgreSQL cancels a statement
  readonly queryMs: number; // until the server drops a connection that does not answer a statement
  readonly idleInTransactionMs: number; // until PostgreSQL ends a transaction without a statement
  readonly probeMs: number; // for the answer to a probe while the database is unavailable
  readonly suspectMs: number; // for the answer to a heartbeat, before a second connection is tried
  readonly heartbeatMs: number; // for the answer to a heartbeat, in total
  readonly presenceTtlMs: number; // until other servers drop a presence that is not renewed
  readonly closeMs: number; // until a stopping server breaks its connections
}

/** Timeouts for other parties in ms. */
export interface Timeouts {
  readonly botStartMs: number; // until a bot worker thread is ready
  readonly botResponseMs: number; // for a decision, in addition to the bot's thinking time
  readonly previewImageMs: number; // for an image, and until the render worker is ready
  readonly deliveryMs: number; // for the answer to a webhook or push message
  readonly emailMs: number; // for one e-mail, from the first byte to the last answer
  readonly emailPhaseMs: number; // for each SMTP phase
  readonly shutdownMs: number; // from the end of the drain to a forced exit
  readonly database: DatabaseTimeouts;
}

const MAX_TIMEOUT_MS = 2 ** 30 - 1; // the sum of two still fits a Node timer

/** Multiplies a timeout. Caps the result, so that the sum of two still fits a Node timer. */
export const scaleTimeout = (ms: number, factor: number): number => Math.min(ms * factor, MAX_TIMEOUT_MS);

/** Returns the timeouts of a server. `factor` multiplies each, for slow hardware. */
export function createTimeouts(factor: number): Timeouts {
  const scaled = (ms: number): number => scaleTimeout(ms, factor);
  return {
    botStartMs: scaled(15_000), // a development server compiles the script first
    botResponseMs: scaled(2_900),
    previewImageMs: scaled(60_000),
    deliveryMs: scaled(10_000),
    emailMs: scaled(30_000),
    emailPhaseMs: scaled(10_000),
    shutdownMs: scaled(15_000),
    database: {
      connectMs: scaled(2_000),
      statementMs: scaled(10_000),
      queryMs: scaled(12_000),
      // A connection that stalls within a transaction keeps its row locks. PostgreSQL ends such a transaction after
      // this time. TCP would take hours.
      idleInTransactionMs: scaled(5_000),
      probeMs: scaled(2_000),
      // With the heartbeat interval less than two seconds, because clients must be back after three.
      suspectMs: scaled(1_000),
      heartbeatMs: scaled(4_000),
      presenceTtlMs: scaled(15_000),
      closeMs: scaled(2_000),
    },
  };
}
