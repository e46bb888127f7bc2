import type { RematchTable } from '@great-fire/protocol';
import {
  rotatedBots,
  decideRematch,
  toRematchTable,
  type RematchRequest,
  type NewRematch,
  type RematchOutcome,
} from '../../table-setup/rematch';
import { isRejected } from '../../errors/error-table';
import type { MatchId, StoredMatch } from '../../entities/match';
import { inheritGroup } from './groups';
import { botSeatRow, findMatch, findSeatBan, insertMatch, lockMatch, personSeatRow } from './match-rows';
import type { Db } from './schema';
import type { SqlDatabase } from './sql-database';

export function sqlRematch({ db, transact }: SqlDatabase) {
  const findRematchId = async (executor: Db, former: MatchId): Promise<MatchId | null> => {
    const query = executor.selectFrom('matches').select('id').where('rematch_of_id', '=', former);
    return (await query.where('closed_at', 'is', null).executeTakeFirst())?.id ?? null;
  };
  return {
    /**
     * Seats a player of a finished game at its rematch. The first request opens the rematch with the same set-up and the
     * seats moved on by one.
     */
    rematch: (
      { formerMatchId: id, ...request }: RematchRequest,
      newRematch: NewRematch,
    ): Promise<RematchOutcome> =>
      transact(async (tx, publish) => {
        // Locks the former match, so that two servers do not open two rematches.
        const former = await lockMatch(tx, id);
        const rematchId = await findRematchId(tx, id);
        const existing: StoredMatch | null = rematchId === null ? null : await lockMatch(tx, rematchId);
        const seatBan = await findSeatBan(tx, existing, request.personId);
        const decision = decideRematch(
          { formerMatch: former, rematch: existing, seatBan },
          request,
          newRematch,
        );
        if (isRejected(decision) || decision.outcome === 'already-joined') return decision;
        const { seat, name, openingHandAnswer } = decision;
        const bots = decision.outcome === 'create' && former !== null ? rotatedBots(former) : [];
        const matchId = decision.outcome === 'join' ? decision.id : newRematch.id;
        if (decision.outcome === 'create') {
          await insertMatch(tx, decision.match, { hostId: request.personId, formerMatchId: id });
          await inheritGroup(tx, id, newRematch);
        } else
          await tx
            .updateTable('matches')
            .set({ updated_at: newRematch.at })
            .where('id', '=', matchId)
            .execute();
        const ownSeat = personSeatRow(matchId, seat, { ...request, name, openingHandAnswer });
        const botSeats = bots.map((bot) => botSeatRow(matchId, bot.seat, bot.name, bot));
        await tx
          .insertInto('seats')
          .values([ownSeat, ...botSeats])
          .execute();
        publish({ type: 'table-changed', matchId });
        publish({ type: 'table-changed', matchId: id });
        return { outcome: 'joined', id: matchId, seat };
      }),
    rematchOf: async (former: MatchId): Promise<RematchTable | null> => {
      const id = await findRematchId(db, former);
      const next = id === null ? null : await findMatch(db, id);
      return next === null ? null : toRematchTable(next);
    },
  };
}
