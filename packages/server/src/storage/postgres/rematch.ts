import { rotatedBots, decideRematch, toRematchTable } from '../../lobby/rules/rematch';
import type { RematchOutcome } from '../../lobby/rules/rematch';
import { WAITING, promptedAt, statusAfterStart } from '../../lobby/rules/deal-commitments';
import { idRow, parseOptional } from '../row-schemas';
import type { MatchStore, StoredMatch } from '../matches';
import type { MatchId } from '../storage';
import { insertMatch } from './insert-match';
import { lockMatch, findSeatBan, findMatch, botSeatRow, personSeatRow } from './seats';
import type { Db } from './schema';
import type { Notifier } from './notifier';

/** The next table of the same people. */
export function postgresRematch(db: Db, notifier: Notifier): Pick<MatchStore, 'rematch' | 'rematchOf'> {
  const findRematchId = async (executor: Db, former: MatchId): Promise<MatchId | null> => {
    const query = executor.selectFrom('matches').select('id').where('after_id', '=', former);
    return parseOptional(idRow, await query.where('closed_at', 'is', null).executeTakeFirst())?.id ?? null;
  };
  return {
    rematch: ({ formerMatchId: id, ...request }, newRematch) =>
      db.transaction().execute(async (tx): Promise<RematchOutcome> => {
        // Whoever asks after the same table waits here, at whatever server.
        const former = await lockMatch(tx, id);
        const rematchId = await findRematchId(tx, id);
        const existing: StoredMatch | null = rematchId === null ? null : await lockMatch(tx, rematchId);
        const seatBan = await findSeatBan(tx, existing, request.personId);
        const decision = decideRematch(
          { formerMatch: former, rematch: existing, seatBan },
          request,
          newRematch,
        );
        if (decision.outcome !== 'opens' && decision.outcome !== 'takes') return decision;
        const { seat, name } = decision;
        const bots = decision.outcome === 'opens' && former !== null ? rotatedBots(former) : [];
        const newMatch = decision.outcome === 'opens' ? decision.match : null;
        const initialStatus = bots.length + 1 === former?.players ? statusAfterStart([request]) : WAITING;
        const startStatus = decision.outcome === 'takes' ? decision.startStatus : initialStatus;
        const matchId = decision.outcome === 'takes' ? decision.id : newRematch.id;
        if (newMatch !== null)
          await insertMatch(tx, newMatch, { hostId: request.personId, startStatus, formerMatchId: id });
        else {
          const { status, areCommitmentsLocked } = startStatus;
          const called_at = promptedAt(startStatus, newRematch.at);
          const change = {
            status,
            parts_fixed: areCommitmentsLocked ? 1 : 0,
            called_at,
            updated_at: newRematch.at,
          };
          await tx.updateTable('matches').set(change).where('id', '=', matchId).execute();
        }
        const ownSeat = { ...personSeatRow(matchId, seat, { ...request, name }), ready: 1 };
        const botSeats = bots.map((bot) => ({ ...botSeatRow(matchId, bot.seat, bot.name, bot), ready: 0 }));
        await tx
          .insertInto('seats')
          .values([ownSeat, ...botSeats])
          .execute();
        await notifier.notify(tx, matchId, 'table');
        await notifier.notify(tx, id, 'table');
        return { outcome: 'sits', id: matchId, seat, isStarted: startStatus.status === 'running' };
      }),
    rematchOf: async (former) => {
      const id = await findRematchId(db, former);
      const next = id === null ? null : await findMatch(db, id);
      return next === null ? null : toRematchTable(next);
    },
  };
}
