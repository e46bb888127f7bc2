import type { Database } from './database';
import { rotatedBots, decideRematch, toRematchTable } from '../../lobby/rules/rematch';
import type { RematchOutcome, RematchRequest, NewRematch } from '../../lobby/rules/rematch';
import { WAITING, promptedAt, statusAfterStart } from '../../lobby/rules/deal-commitments';
import { idRow, parseOptional } from '../row-schemas';
import type { MatchStore, StoredMatch } from '../matches';
import type { MatchId } from '../storage';
import { transaction } from './transaction';
import { sqliteInsertMatch } from './insert-match';
import { toPromise } from './to-promise';
import { sqliteSeatBan, sqliteFindMatch, sqliteInsertSeat } from './seats';

/** The next table of the same people. */
export function sqliteRematch(db: Database): Pick<MatchStore, 'rematch' | 'rematchOf'> {
  const findMatch = sqliteFindMatch(db);
  const insertMatch = sqliteInsertMatch(db);
  const insertSeat = sqliteInsertSeat(db);
  const selectRematch = db.prepare('SELECT id FROM matches WHERE after_id = ? AND closed_at IS NULL');
  const findSeatBan = sqliteSeatBan(db);
  const setReady = db.prepare('UPDATE seats SET ready = 1 WHERE match_id = ? AND seat = ?');
  const setStartStatus = db.prepare(
    'UPDATE matches SET status = ?, parts_fixed = ?, called_at = ?, updated_at = ? WHERE id = ?',
  );

  const findRematch = (former: MatchId): StoredMatch | null => {
    const row = parseOptional(idRow, selectRematch.get(former));
    return row === null ? null : findMatch(row.id);
  };

  const openOrJoin = transaction(
    db,
    ({ formerMatchId: id, ...request }: RematchRequest, newRematch: NewRematch): RematchOutcome => {
      const former = findMatch(id);
      const existing = findRematch(id);
      const decision = decideRematch(
        { formerMatch: former, rematch: existing, seatBan: findSeatBan(existing, request.personId) },
        request,
        newRematch,
      );
      if (decision.outcome !== 'opens' && decision.outcome !== 'takes') return decision;
      const { seat, name } = decision;
      if (decision.outcome === 'takes') {
        insertSeat.person(decision.id, seat, { ...request, name });
        setReady.run(decision.id, seat);
        const { status, areCommitmentsLocked } = decision.startStatus;
        setStartStatus.run(
          status,
          areCommitmentsLocked ? 1 : 0,
          promptedAt(decision.startStatus, newRematch.at),
          newRematch.at,
          decision.id,
        );
        return { outcome: 'sits', id: decision.id, seat, isStarted: status === 'running' };
      }
      const bots = former === null ? [] : rotatedBots(former);
      const startStatus = bots.length === decision.match.players - 1 ? statusAfterStart([request]) : WAITING;
      insertMatch(decision.match, { hostId: request.personId, startStatus, formerMatchId: id });
      insertSeat.person(newRematch.id, seat, { ...request, name });
      setReady.run(newRematch.id, seat);
      for (const bot of bots) insertSeat.bot(newRematch.id, bot.seat, bot.name, bot);
      return { outcome: 'sits', id: newRematch.id, seat, isStarted: startStatus.status === 'running' };
    },
  );

  return {
    rematch: (request, newRematch) => toPromise(() => openOrJoin(request, newRematch)),
    rematchOf: (former) =>
      toPromise(() => {
        const next = findRematch(former);
        return next === null ? null : toRematchTable(next);
      }),
  };
}
