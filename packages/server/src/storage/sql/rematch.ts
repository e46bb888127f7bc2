import { rotatedBots, decideRematch, toRematchTable } from '../../table-setup/rematch';
import { WAITING_FOR_PLAYERS, promptedAt, statusAfterStart } from '../../table-setup/deal-commitments';
import { isRejected } from '../../errors/error-table';
import type { MatchStore } from '../matches';
import { botSeatRow, findMatch, findSeatBan, insertMatch, lockMatch, personSeatRow } from './match-rows';
import { toFlag } from './row-conversions';
import type { Db } from './schema';
import type { SqlDatabase } from './sql-database';
import type { MatchId, StoredMatch } from '../../entities/match';

/** The rematch of a match. */
export function sqlRematch({ db, transact }: SqlDatabase): Pick<MatchStore, 'rematch' | 'rematchOf'> {
  const findRematchId = async (executor: Db, former: MatchId): Promise<MatchId | null> => {
    const query = executor.selectFrom('matches').select('id').where('rematch_of_id', '=', former);
    return (await query.where('closed_at', 'is', null).executeTakeFirst())?.id ?? null;
  };
  return {
    rematch: ({ formerMatchId: id, ...request }, newRematch) =>
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
        const newMatch = decision.outcome === 'create' ? decision.match : null;
        const initialStatus =
          bots.length + 1 === former?.players ? statusAfterStart([request]) : WAITING_FOR_PLAYERS;
        const startStatus = decision.outcome === 'join' ? decision.startStatus : initialStatus;
        const matchId = decision.outcome === 'join' ? decision.id : newRematch.id;
        if (newMatch !== null)
          await insertMatch(tx, newMatch, { hostId: request.personId, startStatus, formerMatchId: id });
        else {
          const { status, areCommitmentsLocked } = startStatus;
          const prompt_pending_at = promptedAt(startStatus, newRematch.at);
          const change = {
            status,
            are_commitments_locked: toFlag(areCommitmentsLocked),
            prompt_pending_at,
            updated_at: newRematch.at,
          };
          await tx.updateTable('matches').set(change).where('id', '=', matchId).execute();
        }
        const ownSeat = {
          ...personSeatRow(matchId, seat, { ...request, name, openingHandAnswer }),
          is_ready: toFlag(true),
        };
        // All rows name the same columns, because SQLite has no default for a column that only some rows name.
        const botSeats = bots.map((bot) => ({
          ...botSeatRow(matchId, bot.seat, bot.name, bot),
          is_ready: toFlag(false),
        }));
        await tx
          .insertInto('seats')
          .values([ownSeat, ...botSeats])
          .execute();
        const isStarted = startStatus.status === 'running';
        if (!isStarted) publish({ type: 'table-changed', matchId });
        publish({ type: 'table-changed', matchId: id });
        return { outcome: 'joined', id: matchId, seat, isStarted };
      }),
    rematchOf: async (former) => {
      const id = await findRematchId(db, former);
      const next = id === null ? null : await findMatch(db, id);
      return next === null ? null : toRematchTable(next);
    },
  };
}
