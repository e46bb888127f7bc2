import { sql } from 'kysely';
import type {
  LeaveSeat,
  MatchStore,
  NewBot,
  NewSeat,
  PutBot,
  RemoveBot,
  StoredMatch,
  StoredSeat,
  TakeSeat,
} from '../matches';
import type { MatchId, PersonId } from '../storage';
import type { Arranged, Arrangement } from '../arrangement';
import { matchRow, optional, seatRow } from '../rows';
import { arrangedRow, judgeArranging } from '../arranging';
import { hostOf, judgeBot, judgeBotGoing, judgeLeaving, judgeTaking } from '../seating';
import type { KeptOut } from '../seating';
import { doesBlock } from './blocks';
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
export const seatOfPerson = (
  id: MatchId,
  seat: number,
  { personId, name, tokenHash, part = null }: NewSeat,
) => ({
  match_id: id,
  seat,
  person_id: personId,
  name,
  token_hash: tokenHash,
  bot: null,
  part,
});

/** A bot's own seat as a row: without person and token. */
export const seatOfBot = (id: MatchId, seat: number, name: string, { level }: Pick<NewBot, 'level'>) => ({
  match_id: id,
  seat,
  person_id: null,
  name,
  token_hash: null,
  bot: level,
  part: null,
});

/** A table with its seats; null where there is none. */
export async function matchBy(db: Tabled, id: MatchId): Promise<StoredMatch | null> {
  const row = await db.selectFrom('matches').selectAll().where('id', '=', id).executeTakeFirst();
  const match = optional(matchRow, row);
  return match === null ? null : { ...match, seats: await seatsOf(db, id) };
}

/** A table that no other transaction can change before this one ends. */
export async function held(db: Tabled, id: MatchId): Promise<StoredMatch | null> {
  const row = await db.selectFrom('matches').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  const match = optional(matchRow, row);
  return match === null ? null : { ...match, seats: await seatsOf(db, id) };
}

async function touch(tx: Tabled, id: MatchId, at: number): Promise<void> {
  await tx.updateTable('matches').set({ updated_at: at }).where('id', '=', id).execute();
}

async function wasRemoved(db: Tabled, id: MatchId, personId: PersonId): Promise<boolean> {
  const removals = db.selectFrom('removals').select('person_id').where('match_id', '=', id);
  return (await removals.where('person_id', '=', personId).executeTakeFirst()) !== undefined;
}

/** Why the host of a table has no seat for somebody. */
export async function keptOut(db: Tabled, match: StoredMatch | null, personId: PersonId): Promise<KeptOut> {
  if (match === null) return { wasRemoved: false, isBlocked: false };
  const host = hostOf(match);
  return {
    wasRemoved: await wasRemoved(db, match.id, personId),
    isBlocked: host !== null && (await doesBlock(db, host, personId)),
  };
}

/** Puts everybody into the seat they are to have; no two may be in one, not even while they change. */
async function settle(tx: Tabled, id: MatchId, seats: Arrangement['seats']): Promise<void> {
  await sql`UPDATE seats SET seat = -1 - seat WHERE match_id = ${id}`.execute(tx);
  const from = seats.map((move) => move.from);
  const to = seats.map(({ seat }) => seat);
  const ready = seats.map(({ isReady }) => (isReady ? 1 : 0));
  const parts = seats.map(({ part }) => part);
  await sql`
    UPDATE seats SET seat = moves.seat, ready = moves.ready, part = moves.part
    FROM unnest(${from}::smallint[], ${to}::smallint[], ${ready}::smallint[], ${parts}::text[])
      AS moves (before, seat, ready, part)
    WHERE match_id = ${id} AND seats.seat = -1 - moves.before`.execute(tx);
}

type SeatStore = Pick<
  MatchStore,
  'takeSeat' | 'leaveSeat' | 'wasRemoved' | 'arrange' | 'putBot' | 'removeBot'
>;

/** Seats are rows: taking one is an insert that a second taker cannot make, never a whole table written back. */
export function postgresSeats(db: Tabled, word: Word): SeatStore {
  const standUp = (tx: Tabled, id: MatchId, seat: number) =>
    tx.deleteFrom('seats').where('match_id', '=', id).where('seat', '=', seat).execute();
  return {
    takeSeat: (id, taker, wanted, at) =>
      db.transaction().execute(async (tx): Promise<TakeSeat> => {
        const match = await held(tx, id);
        const out = await keptOut(tx, match, taker.personId);
        const taking = judgeTaking(match, taker, out, wanted);
        if (taking.outcome !== 'taken') return taking;
        await tx
          .insertInto('seats')
          .values(seatOfPerson(id, taking.seat, taker))
          .execute();
        await touch(tx, id, at);
        await word.give(tx, id, 'table');
        return taking;
      }),
    leaveSeat: (id, seat, by, at) =>
      db.transaction().execute(async (tx): Promise<LeaveSeat> => {
        const leaving = judgeLeaving(await held(tx, id), seat, by);
        if (leaving.outcome !== 'left') return leaving;
        if (leaving.closed) await tx.deleteFrom('matches').where('id', '=', id).execute();
        else {
          await standUp(tx, id, seat);
          const change = { updated_at: at, host_id: leaving.host };
          await tx.updateTable('matches').set(change).where('id', '=', id).execute();
        }
        if (leaving.removed !== null)
          await tx.insertInto('removals').values({ match_id: id, person_id: leaving.removed }).execute();
        await word.give(tx, id, leaving.closed ? 'closed' : 'table');
        return leaving;
      }),
    wasRemoved: (id, personId) => wasRemoved(db, id, personId),
    arrange: (id, wish, at) =>
      db.transaction().execute(async (tx): Promise<Arranged> => {
        const judged = judgeArranging(await held(tx, id), wish);
        if (judged.outcome !== 'done') return judged;
        const row = arrangedRow(judged.table, at);
        await tx.updateTable('matches').set(row).where('id', '=', id).execute();
        await settle(tx, id, judged.table.seats);
        await word.give(tx, id, 'table');
        return judged;
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
          await touch(tx, id, at);
        } else return judged;
        await word.give(tx, id, 'table');
        return { outcome: 'put' };
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
