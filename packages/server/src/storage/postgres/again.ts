import { botsAgain, judgeAgain, nextTableOf } from '../again';
import type { Again } from '../again';
import { WAITING, calledBy, startedWith } from '../parts';
import { idRow, optional } from '../rows';
import type { MatchStore, StoredMatch } from '../matches';
import type { MatchId } from '../storage';
import { writeTable } from './opening';
import { held, keptOut, matchBy, seatOfBot, seatOfPerson } from './seats';
import type { Tabled } from './tables';
import type { Word } from './word';

/** The next table of the same people. */
export function postgresAgain(db: Tabled, word: Word): Pick<MatchStore, 'again' | 'nextOf'> {
  const following = async (line: Tabled, former: MatchId): Promise<MatchId | null> => {
    const next = line.selectFrom('matches').select('id').where('after_id', '=', former);
    return optional(idRow, await next.where('closed_at', 'is', null).executeTakeFirst())?.id ?? null;
  };
  return {
    again: ({ former: id, ...asks }, fresh) =>
      db.transaction().execute(async (tx): Promise<Again> => {
        // Whoever asks after the same table waits here, at whatever server.
        const former = await held(tx, id);
        const nextId = await following(tx, id);
        const next: StoredMatch | null = nextId === null ? null : await held(tx, nextId);
        const out = await keptOut(tx, next, asks.personId);
        const judged = judgeAgain({ former, next, keptOut: out }, asks, fresh);
        if (judged.outcome !== 'opens' && judged.outcome !== 'takes') return judged;
        const { seat, name } = judged;
        const bots = judged.outcome === 'opens' && former !== null ? botsAgain(former) : [];
        const opens = judged.outcome === 'opens' ? judged.table : null;
        const opensWith = bots.length + 1 === former?.players ? startedWith([asks]) : WAITING;
        const stands = judged.outcome === 'takes' ? judged.stands : opensWith;
        const at = judged.outcome === 'takes' ? judged.id : fresh.id;
        if (opens !== null) await writeTable(tx, opens, { hostId: asks.personId, stands, after: id });
        else {
          const { status, arePartsFixed } = stands;
          const called_at = calledBy(stands, fresh.at);
          const change = { status, parts_fixed: arePartsFixed ? 1 : 0, called_at, updated_at: fresh.at };
          await tx.updateTable('matches').set(change).where('id', '=', at).execute();
        }
        const mine = { ...seatOfPerson(at, seat, { ...asks, name }), ready: 1 };
        const others = bots.map((bot) => ({ ...seatOfBot(at, bot.seat, bot.name, bot), ready: 0 }));
        await tx
          .insertInto('seats')
          .values([mine, ...others])
          .execute();
        await word.give(tx, at, 'table');
        await word.give(tx, id, 'table');
        return { outcome: 'sits', id: at, seat, began: stands.status === 'running' };
      }),
    nextOf: async (former) => {
      const id = await following(db, former);
      const next = id === null ? null : await matchBy(db, id);
      return next === null ? null : nextTableOf(next);
    },
  };
}
