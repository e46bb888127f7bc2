/**
 * Bounds of the log of a game, so that no request reads without end. The rules bound the undos of a turn (UNDO-1).
 */
import type { TableState } from '../schemas/table-state';

/** Takebacks of a game. */
export const TAKEBACKS_MAX = 50;

/**
 * Length of the log from which on no seat undoes or takes back. A game of six with every undo of every turn is a third
 * as long. The game goes on to its end: without undos and takebacks it has at most some 500 more rows.
 */
export const LOG_ROWS_MAX = 12_000;

/**
 * Events of a table (proposals, votes, absences) from which on no player begins another. Answers, leaving and deadlines
 * go on: each of them ends something or comes with another turn. An honest game has less than a hundred.
 */
export const TABLE_EVENTS_MAX = 2_000;

export type LogLimit = 'no-takebacks-left' | 'log-full';

/** Returns why no seat may take back any more, or null. `stateId`: the length of the log. */
export function findTakebackLimit(
  { takebacks }: Pick<TableState, 'takebacks'>,
  stateId: number,
): LogLimit | null {
  if (stateId >= LOG_ROWS_MAX) return 'log-full';
  return takebacks >= TAKEBACKS_MAX ? 'no-takebacks-left' : null;
}
