import { sql } from 'kysely';
import type { MatchId } from '../../entities/match';
import type { MoveStore, StoredMove } from '../moves';
import { IS_TAKEBACK } from './initial-schema';
import { parseTableState } from './row-conversions';
import type { Db } from './schema';
import { firstRow } from './execute';

/** The reading half of the store of moves. Each database commits moves in its own way. */
export function sqlMoveLog(db: Db): Omit<MoveStore, 'commit'> {
  const selectMoves = (matchId: MatchId) =>
    db
      .selectFrom('move_log')
      .select(['state_id as stateId', 'seat', 'move_id as moveId', 'action', 'events', 'at'])
      .where('match_id', '=', matchId);
  return {
    isStored: async ({ matchId, stateId, seat, moveId }) => {
      const move = await selectMoves(matchId).where('state_id', '=', stateId).executeTakeFirst();
      return move?.seat === seat && move.moveId === moveId;
    },
    after: (matchId, stateId, upTo) => {
      const moves = selectMoves(matchId).where('state_id', '>', stateId);
      return (upTo === undefined ? moves : moves.where('state_id', '<=', upTo)).orderBy('state_id').execute();
    },
    since: async (matchId, stateId, limit) => {
      const rows = await db
        .selectFrom('matches')
        .leftJoin('move_log', (join) =>
          join.onRef('move_log.match_id', '=', 'matches.id').on('move_log.state_id', '>', stateId),
        )
        .select(['matches.table_state as tableState', 'move_log.state_id as stateId', 'move_log.seat'])
        .select(['move_log.move_id as moveId', 'move_log.action', 'move_log.events', 'move_log.at'])
        .where('matches.id', '=', matchId)
        .orderBy('move_log.state_id')
        .limit(limit)
        .$narrowType<StoredMove>() // or all null, if there is no move
        .execute();
      const [first] = rows;
      if (first === undefined) return null;
      const moves = rows.filter((row) => row.moveId !== null).map(({ tableState: _, ...move }) => move);
      return { moves, tableState: parseTableState(first.tableState) };
    },
    before: async (matchId, stateId, limit) => {
      const moves = selectMoves(matchId).where('state_id', '<', stateId);
      return (await moves.orderBy('state_id', 'desc').limit(limit).execute()).reverse();
    },
    countOf: async (matchId, seat) => {
      const moves = db
        .selectFrom('move_log')
        .select(sql<number>`count(*)`.as('count'))
        .where('match_id', '=', matchId)
        .where('seat', '=', seat);
      return (await moves.executeTakeFirstOrThrow()).count;
    },
    takebacks: (matchId) =>
      db
        .selectFrom('move_log')
        .select(['state_id as stateId', 'action'])
        .where('match_id', '=', matchId)
        .where(sql<boolean>`${sql.raw(IS_TAKEBACK)}`)
        .orderBy('state_id')
        .execute(),
    latestSnapshot: (matchId, stateId) =>
      firstRow(
        db
          .selectFrom('snapshots')
          .select(['state_id as stateId', 'state'])
          .where('match_id', '=', matchId)
          .where('state_id', '<=', stateId)
          .orderBy('state_id', 'desc')
          .limit(1),
      ),
  };
}
