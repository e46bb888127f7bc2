/** Limits of a led replay that the client needs too. Kept out of the schemas, so that its bundle does not include them. */

/** No game is as long: its log has at most 12,000 rows. */
export const REPLAY_MOVES_MAX = 20_000;
/** A leader who sends nothing for so long has gone. */
export const LEAD_TIMEOUT_MS = 30_000;
