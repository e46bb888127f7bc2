/** How long the server waits for a database connection or an answer before it treats the database as lost, in ms. */
export interface DatabaseTimeouts {
  readonly connectMs: number;
  readonly statementMs: number; // until PostgreSQL gives a statement up
  readonly queryMs: number; // until the server gives up a connection that does not answer a statement
  readonly idleInTransactionMs: number; // until PostgreSQL gives up a transaction without a statement
  readonly probeMs: number; // for the answer to a probe while the database is lost
  readonly suspectMs: number; // for the answer to a heartbeat, before a second connection is tried
  readonly heartbeatMs: number; // for the answer to a heartbeat, in all
  readonly presenceTtlMs: number; // other servers believe a presence that is not renewed for so long
  readonly closeMs: number; // until a closing server breaks its connections
}

/** How long the server waits for other parties before it gives up, in ms. */
export interface Timeouts {
  readonly botStartMs: number; // until a worker thread of the bots is ready
  readonly botResponseMs: number; // for a decision, beyond the thinking time of the bot
  readonly previewImageMs: number; // for a picture, and until the painter's thread is ready
  readonly deliveryMs: number; // for the answer to a webhook or push message
  readonly emailMs: number; // for one mail, from the first byte to the last answer
  readonly emailPhaseMs: number; // for each step of a mail
  readonly shutdownMs: number; // from the end of the drain to a forced exit
  readonly database: DatabaseTimeouts;
}

const MAX_TIMEOUT_MS = 2 ** 30 - 1; // the sum of two still fits a timer of Node

/** Multiplies a time limit. The result is one that a timer of Node takes, alone or added to another. */
export const scaleTimeout = (ms: number, factor: number): number => Math.min(ms * factor, MAX_TIMEOUT_MS);

/** The time limits of a server. `factor` multiplies each, for hardware that is slower than usual. */
export function createTimeouts(factor: number): Timeouts {
  const scaled = (ms: number): number => scaleTimeout(ms, factor);
  return {
    botStartMs: scaled(15_000), // a development server translates the script first
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
      // A connection that falls silent within a transaction keeps the locks of its table. PostgreSQL ends such a
      // transaction after this time, not after the hours that TCP takes.
      idleInTransactionMs: scaled(5_000),
      probeMs: scaled(2_000),
      // Together with the heartbeat interval less than two seconds, for pages are to be back after three.
      suspectMs: scaled(1_000),
      heartbeatMs: scaled(4_000),
      presenceTtlMs: scaled(15_000),
      closeMs: scaled(2_000),
    },
  };
}
