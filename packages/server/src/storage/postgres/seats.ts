import type {
  LeaveSeat,
  MatchId,
  MatchStore,
  NewBot,
  NewSeat,
  PutBot,
  RemoveBot,
  StoredMatch,
  StoredSeat,
  TakeSeat,
} from '../storage';
import { matchRow, optional, seatRow } from '../rows';
import { judgeBot, judgeBotGoing, judgeLeaving, judgeTaking } from '../seating';
import type { Tabled } from './tables';
import type { Word } from './word';

/** The seats taken at a table, by seat. */
export async function seatsOf(db: Tabled, matchId: MatchId): Promise<readonly StoredSeat[]> {
  const rows = await db
    .selectFrom('seats')
    .selectAll()
    .where('match_id', '=', matchId)
    .orderBy('seat')
    .execute();
  return rows.map((row) => seatRow.parse(row).held);
}

/** A person's seat as a row. */
export const seatOfPerson = (id: MatchId, seat: number, { personId, name, tokenHash }: NewSeat) => ({
  match_id: id,
  seat,
  person_id: personId,
  name,
  token_hash: tokenHash,
  bot: null,
});

/** A bot's own seat as a row: without person and token. */
export const seatOfBot = (id: MatchId, seat: number, name: string, { level }: Pick<NewBot, 'level'>) => ({
  match_id: id,
  seat,
  person_id: null,
  name,
  token_hash: null,
  bot: level,
});

/** A table that no other transaction can change before this one ends. */
async function held(db: Tabled, id: MatchId): Promise<StoredMatch | null> {
  const row = await db.selectFrom('matches').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  const match = optional(matchRow, row);
  return match === null ? null : { ...match, seats: await seatsOf(db, id) };
}

async function touch(tx: Tabled, id: MatchId, at: number, began = false): Promise<void> {
  const change = { updated_at: at, ...(began && { status: 'running' }) };
  await tx.updateTable('matches').set(change).where('id', '=', id).execute();
}

type SeatStore = Pick<MatchStore, 'takeSeat' | 'leaveSeat' | 'putBot' | 'removeBot'>;

/** Seats are rows: taking one is an insert that a second taker cannot make, never a whole table written back. */
export function postgresSeats(db: Tabled, word: Word): SeatStore {
  const standUp = (tx: Tabled, id: MatchId, seat: number) =>
    tx.deleteFrom('seats').where('match_id', '=', id).where('seat', '=', seat).execute();
  return {
    takeSeat: (id, taker, wanted, at) =>
      db.transaction().execute(async (tx): Promise<TakeSeat> => {
        const taking = judgeTaking(await held(tx, id), taker.personId, wanted);
        if (taking.outcome !== 'taken') return taking;
        await tx
          .insertInto('seats')
          .values(seatOfPerson(id, taking.seat, taker))
          .execute();
        await touch(tx, id, at, taking.began);
        await word.give(tx, id, 'table');
        return taking;
      }),
    leaveSeat: (id, seat, personId, at) =>
      db.transaction().execute(async (tx): Promise<LeaveSeat> => {
        const leaving = judgeLeaving(await held(tx, id), seat, personId);
        if (leaving.outcome !== 'left') return leaving;
        if (leaving.closed) await tx.deleteFrom('matches').where('id', '=', id).execute();
        else {
          await standUp(tx, id, seat);
          const change = { updated_at: at, host_id: leaving.host };
          await tx.updateTable('matches').set(change).where('id', '=', id).execute();
        }
        await word.give(tx, id, leaving.closed ? 'closed' : 'table');
        return leaving;
      }),
    putBot: (id, by, seat, bot, at) =>
      db.transaction().execute(async (tx): Promise<PutBot> => {
        const judged = judgeBot(await held(tx, id), by, seat, bot);
        if (judged.outcome === 'put') {
          const row = tx.updateTable('seats').set({ bot: bot.level }).where('match_id', '=', id);
          await row.where('seat', '=', seat).execute();
        } else if (judged.outcome === 'seat') {
          await tx
            .insertInto('seats')
            .values(seatOfBot(id, seat, judged.name, bot))
            .execute();
          await touch(tx, id, at, judged.began);
        } else return judged;
        await word.give(tx, id, 'table');
        return { outcome: 'put', began: judged.began };
      }),
    removeBot: (id, by, seat, at) =>
      db.transaction().execute(async (tx): Promise<RemoveBot> => {
        const judged = judgeBotGoing(await held(tx, id), by, seat);
        if (judged.outcome !== 'removed') return judged;
        await standUp(tx, id, seat);
        await touch(tx, id, at);
        await word.give(tx, id, 'table');
        return judged;
      }),
  };
}
