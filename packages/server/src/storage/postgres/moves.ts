import type { Pool } from 'pg';
import * as z from 'zod';
import type { LocalChangeFeed } from '../change-feed';
import { changeOfMove, type CommitOutcome, type MoveStore, type NewMove } from '../moves';
import { toOpenScoresColumn } from '../sql/row-conversions';
import { batched } from '../batch';
import { isConnectionError } from './is-connection-error';
import { NOTIFY_CHANNEL, type Notifier } from './notifier';

const commitRows = z.array(z.object({ outcome: z.enum(['stored', 'stale', 'duplicate']) }));

/**
 * Commits moves of different matches in one statement, and so in one transaction with one wait for the disk:
 * duplicates, compare-and-swap, log rows, snapshots and notifications. Returns one row for each move, in the given
 * order.
 */
const COMMIT = `
  WITH moves AS (
    SELECT * FROM unnest(
      $1::text[], $2::int[], $3::smallint[], $4::text[], $5::text[], $6::text[], $7::bigint[],
      $8::text[], $9::int[], $10::smallint[], $11::text[], $12::text[], $15::text[], $16::int[], $17::bigint[],
      $18::smallint[], $19::text[], $20::text[]
    ) WITH ORDINALITY AS move (
      match_id, state_id, seat, move_id, action, events, at, status, turn, active_seat, burning, snapshot,
      table_state, table_state_version, deadline_at, released_seat, step, open_scores, place
    )
  ), duplicates AS (
    SELECT match_id FROM moves JOIN move_log USING (match_id, state_id, seat, move_id)
  ), swapped AS (
    UPDATE matches SET
      state_id = moves.state_id, status = moves.status, turn = moves.turn,
      active_seat = moves.active_seat, step = moves.step, burning = moves.burning, open_scores = moves.open_scores,
      updated_at = moves.at,
      table_state = moves.table_state, deadline_at = moves.deadline_at, prompt_pending_at = coalesce(matches.prompt_pending_at, moves.at)
    FROM moves
    WHERE matches.id = moves.match_id AND matches.state_id = moves.state_id - 1 AND matches.status = 'running'
      AND matches.table_state_version = moves.table_state_version
    RETURNING matches.id AS match_id
  ), logged AS (
    INSERT INTO move_log (match_id, state_id, seat, move_id, action, events, at)
    SELECT match_id, state_id, seat, move_id, action, events, at FROM moves JOIN swapped USING (match_id)
  ), released AS (
    UPDATE seats SET bot_level = NULL FROM moves JOIN swapped USING (match_id)
    WHERE seats.match_id = moves.match_id AND seats.seat = moves.released_seat AND seats.person_id IS NOT NULL
  ), added_snapshots AS (
    INSERT INTO snapshots (match_id, state_id, state)
    SELECT match_id, state_id, snapshot FROM moves JOIN swapped USING (match_id) WHERE snapshot IS NOT NULL
  ), notified AS (
    SELECT match_id, pg_notify(
      $13, $14 || ' ' || json_build_object('type', 'move-stored', 'matchId', match_id, 'stateId', state_id)
    )
    FROM moves JOIN swapped USING (match_id)
  )
  SELECT CASE
    WHEN notified.match_id IS NOT NULL THEN 'stored' WHEN duplicates.match_id IS NOT NULL THEN 'duplicate' ELSE 'stale'
  END AS outcome
  FROM moves LEFT JOIN duplicates USING (match_id) LEFT JOIN notified USING (match_id)
  ORDER BY place`;

/** Commits moves, all that arrive while the last statement runs in the next one. */
export function postgresMoveCommit(
  pool: Pool,
  notifier: Notifier,
  changeFeed: LocalChangeFeed,
): MoveStore['commit'] {
  const commitBatch = async (moves: readonly NewMove[]): Promise<readonly CommitOutcome[]> => {
    const column = <T>(select: (move: NewMove) => T) => moves.map(select);
    const { rows } = await pool.query<Record<string, unknown>>({
      name: 'commit',
      text: COMMIT,
      values: [
        column(({ matchId }) => matchId),
        column(({ stateId }) => stateId),
        column(({ seat }) => seat),
        column(({ moveId }) => moveId),
        column(({ action }) => action),
        column(({ events }) => events),
        column(({ at }) => at),
        column(({ progress }) => progress.status),
        column(({ progress }) => progress.turn),
        column(({ progress }) => progress.activeSeat),
        column(({ progress }) => JSON.stringify(progress.burning)),
        column(({ snapshot }) => snapshot),
        NOTIFY_CHANNEL,
        notifier.instanceId,
        column(({ tableState }) => JSON.stringify(tableState.state)),
        column(({ tableState }) => tableState.state.version),
        column(({ tableState }) => tableState.dueAt),
        column(({ releasedSeat }) => releasedSeat),
        column(({ progress }) => progress.step),
        column(({ progress }) => toOpenScoresColumn(progress)),
      ],
    });
    return commitRows.parse(rows).map(({ outcome }) => outcome);
  };

  const commitBatched = batched(commitBatch, ({ matchId }) => matchId, isConnectionError);
  return async (move, onStored) => {
    const commit = await commitBatched(move);
    const change = changeOfMove(move, commit);
    if (commit === 'stored') onStored?.();
    if (change !== null) changeFeed.publish(change);
    return commit;
  };
}
