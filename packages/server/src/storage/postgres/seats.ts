import { sql } from 'kysely';
import type {
  LeaveSeatOutcome,
  MatchStore,
  NewBot,
  NewSeat,
  SetBotOutcome,
  RemoveBotOutcome,
  StoredMatch,
  StoredSeat,
  ClaimSeatOutcome,
} from '../matches';
import type { MatchId, PersonId } from '../storage';
import type { SetupOutcome, TableSetup } from '../../lobby/rules/table-setup-types';
import { matchRow, parseOptional, seatRow } from '../row-schemas';
import { setupColumns, decideSetup } from '../../lobby/rules/table-setup';
import { hostOf, decideSetBot, decideRemoveBot, decideLeave, decideClaim } from '../../lobby/rules/seats';
import type { SeatBan } from '../../lobby/rules/seats';
import { isBlocking } from './blocks';
import type { Db } from './schema';
import type { Notifier } from './notifier';

/** The seats taken at a table, by seat. */
export async function seatsOf(db: Db, matchId: MatchId): Promise<readonly StoredSeat[]> {
  const rows = await db
    .selectFrom('seats')
    .selectAll()
    .where('match_id', '=', matchId)
    .orderBy('seat')
    .execute();
  return rows.map((row) => seatRow.parse(row).storedSeat);
}

/** A person's seat as a row. */
export const personSeatRow = (
  id: MatchId,
  seat: number,
  { personId, name, tokenHash, commitment = null }: NewSeat,
) => ({
  match_id: id,
  seat,
  person_id: personId,
  name,
  token_hash: tokenHash,
  bot: null,
  part: commitment,
});

/** A bot's own seat as a row: without person and token. */
export const botSeatRow = (id: MatchId, seat: number, name: string, { level }: Pick<NewBot, 'level'>) => ({
  match_id: id,
  seat,
  person_id: null,
  name,
  token_hash: null,
  bot: level,
  part: null,
});

/** A table with its seats; null where there is none. */
export async function findMatch(db: Db, id: MatchId): Promise<StoredMatch | null> {
  const row = await db.selectFrom('matches').selectAll().where('id', '=', id).executeTakeFirst();
  const match = parseOptional(matchRow, row);
  return match === null ? null : { ...match, seats: await seatsOf(db, id) };
}

/** A table that no other transaction can change before this one ends. */
export async function lockMatch(db: Db, id: MatchId): Promise<StoredMatch | null> {
  const row = await db.selectFrom('matches').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  const match = parseOptional(matchRow, row);
  return match === null ? null : { ...match, seats: await seatsOf(db, id) };
}

async function touch(tx: Db, id: MatchId, at: number): Promise<void> {
  await tx.updateTable('matches').set({ updated_at: at }).where('id', '=', id).execute();
}

async function isKicked(db: Db, id: MatchId, personId: PersonId): Promise<boolean> {
  const removals = db.selectFrom('removals').select('person_id').where('match_id', '=', id);
  return (await removals.where('person_id', '=', personId).executeTakeFirst()) !== undefined;
}

/** Why the host of a table has no seat for somebody. */
export async function findSeatBan(db: Db, match: StoredMatch | null, personId: PersonId): Promise<SeatBan> {
  if (match === null) return { isKicked: false, isBlocked: false };
  const host = hostOf(match);
  return {
    isKicked: await isKicked(db, match.id, personId),
    isBlocked: host !== null && (await isBlocking(db, host, personId)),
  };
}

/** Puts everybody into the seat they are to have; no two may be in one, not even while they change. */
async function moveSeats(tx: Db, id: MatchId, seats: TableSetup['seats']): Promise<void> {
  await sql`UPDATE seats SET seat = -1 - seat WHERE match_id = ${id}`.execute(tx);
  const from = seats.map((move) => move.fromSeat);
  const to = seats.map(({ seat }) => seat);
  const ready = seats.map(({ isReady }) => (isReady ? 1 : 0));
  const commitments = seats.map(({ commitment }) => commitment);
  await sql`
    UPDATE seats SET seat = moves.seat, ready = moves.ready, part = moves.part
    FROM unnest(${from}::smallint[], ${to}::smallint[], ${ready}::smallint[], ${commitments}::text[])
      AS moves (before, seat, ready, part)
    WHERE match_id = ${id} AND seats.seat = -1 - moves.before`.execute(tx);
}

type SeatStore = Pick<
  MatchStore,
  'claimSeat' | 'leaveSeat' | 'isKicked' | 'updateSetup' | 'setBot' | 'removeBot'
>;

/** Seats are rows: taking one is an insert that a second taker cannot make, never a whole table written back. */
export function postgresSeats(db: Db, notifier: Notifier): SeatStore {
  const deleteSeat = (tx: Db, id: MatchId, seat: number) =>
    tx.deleteFrom('seats').where('match_id', '=', id).where('seat', '=', seat).execute();
  return {
    claimSeat: (id, newSeat, wanted, at) =>
      db.transaction().execute(async (tx): Promise<ClaimSeatOutcome> => {
        const match = await lockMatch(tx, id);
        const seatBan = await findSeatBan(tx, match, newSeat.personId);
        const decision = decideClaim(match, newSeat, seatBan, wanted);
        if (decision.outcome !== 'taken') return decision;
        await tx
          .insertInto('seats')
          .values(personSeatRow(id, decision.seat, newSeat))
          .execute();
        await touch(tx, id, at);
        await notifier.notify(tx, id, 'table');
        return decision;
      }),
    leaveSeat: (id, seat, by, at) =>
      db.transaction().execute(async (tx): Promise<LeaveSeatOutcome> => {
        const decision = decideLeave(await lockMatch(tx, id), seat, by);
        if (decision.outcome !== 'left') return decision;
        if (decision.isTableClosed) await tx.deleteFrom('matches').where('id', '=', id).execute();
        else {
          await deleteSeat(tx, id, seat);
          const change = { updated_at: at, host_id: decision.hostId };
          await tx.updateTable('matches').set(change).where('id', '=', id).execute();
        }
        if (decision.kickedId !== null)
          await tx.insertInto('removals').values({ match_id: id, person_id: decision.kickedId }).execute();
        await notifier.notify(tx, id, decision.isTableClosed ? 'closed' : 'table');
        return decision;
      }),
    isKicked: (id, personId) => isKicked(db, id, personId),
    updateSetup: (id, command, at) =>
      db.transaction().execute(async (tx): Promise<SetupOutcome> => {
        const decision = decideSetup(await lockMatch(tx, id), command);
        if (decision.outcome !== 'done') return decision;
        const row = setupColumns(decision.setup, at);
        await tx.updateTable('matches').set(row).where('id', '=', id).execute();
        await moveSeats(tx, id, decision.setup.seats);
        await notifier.notify(tx, id, 'table');
        return decision;
      }),
    setBot: (id, by, seat, bot, at) =>
      db.transaction().execute(async (tx): Promise<SetBotOutcome> => {
        const decision = decideSetBot(await lockMatch(tx, id), by, seat, bot);
        if (decision.outcome === 'put') {
          const row = tx.updateTable('seats').set({ bot: bot.level }).where('match_id', '=', id);
          await row.where('seat', '=', seat).execute();
        } else if (decision.outcome === 'seat') {
          await tx
            .insertInto('seats')
            .values(botSeatRow(id, seat, decision.name, bot))
            .execute();
          await touch(tx, id, at);
        } else return decision;
        await notifier.notify(tx, id, 'table');
        return { outcome: 'put' };
      }),
    removeBot: (id, by, seat, at) =>
      db.transaction().execute(async (tx): Promise<RemoveBotOutcome> => {
        const decision = decideRemoveBot(await lockMatch(tx, id), by, seat);
        if (decision.outcome !== 'removed') return decision;
        await deleteSeat(tx, id, seat);
        await touch(tx, id, at);
        await notifier.notify(tx, id, 'table');
        return decision;
      }),
  };
}
