/** Database timeouts in ms. After a timeout the server treats the database as unavailable. */
const DATABASE_TIMEOUTS = {
  connectMs: 2_000,
  statementMs: 10_000, // until PostgreSQL cancels a statement
  queryMs: 12_000, // until the server drops a connection that does not answer a statement
  // A connection that stalls within a transaction keeps its row locks. PostgreSQL ends such a transaction after this
  // time. TCP would take hours.
  idleInTransactionMs: 5_000,
  probeMs: 2_000, // for the answer to a probe while the database is unavailable
  // For the answer to a heartbeat, before a second connection is tried. With the heartbeat interval less than two
  // seconds, because clients must be back after three.
  suspectMs: 1_000,
  heartbeatMs: 4_000, // for the answer to a heartbeat, in total
  presenceTtlMs: 15_000, // until other servers drop a presence that is not renewed
  closeMs: 2_000, // until a stopping server breaks its connections
};
export type DatabaseTimeouts = Readonly<Record<keyof typeof DATABASE_TIMEOUTS, number>>;

/** Timeouts for other parties in ms. */
const TIMEOUTS = {
  botStartMs: 15_000, // until a bot worker thread is ready; a development server compiles the script first
  botResponseMs: 3_000, // for a decision
  previewImageMs: 60_000, // for an image, and until the render worker is ready
  deliveryMs: 10_000, // for the answer to a webhook or push message
  emailMs: 30_000, // for one e-mail, from the first byte to the last answer
  emailPhaseMs: 10_000, // for each SMTP phase
  shutdownMs: 15_000, // from the end of the drain to a forced exit
};

export interface Timeouts extends Readonly<Record<keyof typeof TIMEOUTS, number>> {
  readonly database: DatabaseTimeouts;
}

const MAX_TIMEOUT_MS = 2 ** 30 - 1; // the sum of two still fits a Node timer

/** Multiplies timeouts. Caps the results, so that the sum of two still fits a Node timer. */
export const scaleTimeouts = <Name extends string>(
  timeouts: Readonly<Record<Name, number>>,
  factor: number,
) => mapNumbers(timeouts, (ms) => Math.min(ms * factor, MAX_TIMEOUT_MS));

export function mapNumbers<Name extends string>(
  numbers: Readonly<Record<Name, number>>,
  convert: (value: number) => number,
): Readonly<Record<Name, number>> {
  const converted = Object.entries<number>(numbers).map(([name, value]) => [name, convert(value)]);
  return Object.fromEntries(converted) as Readonly<Record<Name, number>>;
}

/** Returns the timeouts of a server. `factor` multiplies each, for slow hardware. */
export const createTimeouts = (factor: number): Timeouts => ({
  ...scaleTimeouts(TIMEOUTS, factor),
  database: scaleTimeouts(DATABASE_TIMEOUTS, factor),
});
