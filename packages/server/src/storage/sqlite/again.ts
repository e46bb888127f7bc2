import type { Database } from './database';
import { botsAgain, judgeAgain, nextTableOf } from '../again';
import type { Again, AsksAgain, FreshTable } from '../again';
import { WAITING, calledBy, startedWith } from '../parts';
import { idRow, optional } from '../rows';
import type { MatchStore, StoredMatch } from '../matches';
import type { MatchId } from '../storage';
import { inOneGo } from './in-one-go';
import { sqliteOpening } from './opening';
import { promised } from './promised';
import { sqliteKeptOut, sqliteMatchBy, sqliteSitDown } from './seats';

/** The next table of the same people. */
export function sqliteAgain(db: Database): Pick<MatchStore, 'again' | 'nextOf'> {
  const find = sqliteMatchBy(db);
  const write = sqliteOpening(db);
  const sitDown = sqliteSitDown(db);
  const following = db.prepare('SELECT id FROM matches WHERE after_id = ? AND closed_at IS NULL');
  const keptOut = sqliteKeptOut(db);
  const ready = db.prepare('UPDATE seats SET ready = 1 WHERE match_id = ? AND seat = ?');
  const stand = db.prepare(
    'UPDATE matches SET status = ?, parts_fixed = ?, called_at = ?, updated_at = ? WHERE id = ?',
  );

  const nextOf = (former: MatchId): StoredMatch | null => {
    const row = optional(idRow, following.get(former));
    return row === null ? null : find(row.id);
  };

  const again = inOneGo(db, ({ former: id, ...asks }: AsksAgain, fresh: FreshTable): Again => {
    const former = find(id);
    const next = nextOf(id);
    const judged = judgeAgain({ former, next, keptOut: keptOut(next, asks.personId) }, asks, fresh);
    if (judged.outcome !== 'opens' && judged.outcome !== 'takes') return judged;
    const { seat, name } = judged;
    if (judged.outcome === 'takes') {
      sitDown.person(judged.id, seat, { ...asks, name });
      ready.run(judged.id, seat);
      const { status, arePartsFixed } = judged.stands;
      stand.run(status, arePartsFixed ? 1 : 0, calledBy(judged.stands, fresh.at), fresh.at, judged.id);
      return { outcome: 'sits', id: judged.id, seat, began: status === 'running' };
    }
    const bots = former === null ? [] : botsAgain(former);
    const stands = bots.length === judged.table.players - 1 ? startedWith([asks]) : WAITING;
    write(judged.table, { hostId: asks.personId, stands, after: id });
    sitDown.person(fresh.id, seat, { ...asks, name });
    ready.run(fresh.id, seat);
    for (const bot of bots) sitDown.bot(fresh.id, bot.seat, bot.name, bot);
    return { outcome: 'sits', id: fresh.id, seat, began: stands.status === 'running' };
  });

  return {
    again: (asks, fresh) => promised(() => again(asks, fresh)),
    nextOf: (former) =>
      promised(() => {
        const next = nextOf(former);
        return next === null ? null : nextTableOf(next);
      }),
  };
}
