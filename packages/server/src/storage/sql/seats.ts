import { sql } from 'kysely';
import type { Seat, OpeningHandAnswer } from '@great-fire/game';
import { isRejected } from '../../errors/error-table';
import type { MatchId, NewSeat, PersonId, NewBot } from '../../entities/match';
import type { TableSetup, SetupCommand, SetupOutcome } from '../../table-setup/table-setup-types';
import { decideSetup } from '../../table-setup/table-setup';
import {
  decideSetBot,
  decideRemoveBot,
  decideLeave,
  decideClaim,
  decideOpeningHandAnswerChange,
  type ClaimSeatOutcome,
  type LeaveSeatOutcome,
  type OpeningHandOutcome,
  type SetBotOutcome,
  type RemoveBotOutcome,
} from '../../table-setup/seats';
import { botSeatRow, findSeatBan, isKicked, lockMatch, personSeatRow } from './match-rows';
import { setupColumns, toFlag } from './row-conversions';
import type { Db } from './schema';
import type { SqlDatabase } from './sql-database';

async function touch(tx: Db, id: MatchId, at: number): Promise<void> {
  await tx.updateTable('matches').set({ updated_at: at }).where('id', '=', id).execute();
}

/** Moves persons to their new seats. All old seat numbers are changed first, because no two rows may have the same one. */
async function moveSeats(tx: Db, id: MatchId, seats: TableSetup['seats']): Promise<void> {
  const rows = () => tx.updateTable('seats').where('match_id', '=', id);
  await rows()
    .set({ seat: sql<number>`-1 - seat` })
    .execute();
  for (const { fromSeat, seat, isReady, contribution } of seats)
    await rows()
      .set({ seat, is_ready: toFlag(isReady), ...(contribution !== undefined && { contribution }) })
      .where('seat', '=', -1 - fromSeat)
      .execute();
}

/** Seats are rows: a second claim of a seat fails on its primary key, and no whole table is written back. */
export function sqlSeats({ db, transact }: SqlDatabase) {
  const deleteSeat = (tx: Db, id: MatchId, seat: number) =>
    tx.deleteFrom('seats').where('match_id', '=', id).where('seat', '=', seat).execute();
  return {
    /** Takes the seat `wanted`, or the first free one. A person whom the host removed gets none. */
    claimSeat: (id: MatchId, newSeat: NewSeat, wanted: Seat | null, at: number): Promise<ClaimSeatOutcome> =>
      transact(async (tx, publish) => {
        const match = await lockMatch(tx, id);
        const seatBan = await findSeatBan(tx, match, newSeat.personId);
        const decision = decideClaim(match, newSeat, seatBan, wanted);
        if (isRejected(decision)) return decision;
        await tx
          .insertInto('seats')
          .values(personSeatRow(id, decision.seat, { ...newSeat, name: decision.name }))
          .execute();
        await touch(tx, id, at);
        publish({ type: 'table-changed', matchId: id });
        return decision;
      }),
    /** Frees a seat before the start, for its owner or the host. If the host leaves, another person becomes host. */
    leaveSeat: (id: MatchId, seat: Seat, by: PersonId, at: number): Promise<LeaveSeatOutcome> =>
      transact(async (tx, publish) => {
        const decision = decideLeave(await lockMatch(tx, id), seat, by);
        if (isRejected(decision)) return decision;
        if (decision.isTableClosed) await tx.deleteFrom('matches').where('id', '=', id).execute();
        else {
          await deleteSeat(tx, id, seat);
          const change = { updated_at: at, host_id: decision.hostId };
          await tx.updateTable('matches').set(change).where('id', '=', id).execute();
        }
        if (decision.kickedId !== null)
          await tx
            .insertInto('kicked_persons')
            .values({ match_id: id, person_id: decision.kickedId })
            .execute();
        publish({ type: decision.isTableClosed ? 'match-closed' : 'table-changed', matchId: id });
        return decision;
      }),
    /** Whether the host removed the person from the table. */
    isKicked: (id: MatchId, personId: PersonId): Promise<boolean> => isKicked(db, id, personId),
    /**
     * Sets a player's readiness, changes the set-up, or starts the table. The last ready player of a rematch starts it
     * too. Tokens and contributions move with their persons, and no contribution changes after the start.
     */
    updateSetup: (id: MatchId, command: SetupCommand, at: number): Promise<SetupOutcome> =>
      transact(async (tx, publish) => {
        const match = await lockMatch(tx, id);
        const decision = decideSetup(match, command);
        if (isRejected(decision)) return decision;
        const { setup } = decision;
        const row = { ...setupColumns(setup), updated_at: at };
        await tx.updateTable('matches').set(row).where('id', '=', id).execute();
        await moveSeats(tx, id, setup.seats);
        const isStarted = match?.status === 'open' && setup.status === 'running';
        const becamePrivate = setup.private && match?.private === false;
        if (!isStarted)
          publish({ type: 'table-changed', matchId: id, ...(becamePrivate && { becamePrivate }) });
        const formerMatchId = match?.rematchOfId ?? null; // shows whether its rematch is open
        if (isStarted && formerMatchId !== null) publish({ type: 'table-changed', matchId: formerMatchId });
        return decision;
      }),
    /** Replaces a seat's answer for five identical cards, before the start. `by`: its player, the only one who may notice. */
    setOpeningHandAnswer: (
      id: MatchId,
      by: PersonId,
      seat: Seat,
      answer: OpeningHandAnswer,
    ): Promise<OpeningHandOutcome> =>
      transact(async (tx, publish) => {
        const decision = decideOpeningHandAnswerChange(await lockMatch(tx, id), seat, by);
        if (isRejected(decision)) return decision;
        // The match stays as it is: a new time of its last change would reveal the answer to others.
        const row = tx.updateTable('seats').set({ opening_hand_answer: answer }).where('match_id', '=', id);
        await row.where('seat', '=', seat).execute();
        publish({ type: 'opening-hand-answered', matchId: id, seat });
        return decision;
      }),
    /** Adds a bot before the start, or changes the level of the bot in the seat. `by`: the host. */
    setBot: (id: MatchId, by: PersonId, seat: Seat, bot: NewBot, at: number): Promise<SetBotOutcome> =>
      transact(async (tx, publish) => {
        const decision = decideSetBot(await lockMatch(tx, id), by, seat, bot);
        if (isRejected(decision)) return decision;
        if (decision.outcome === 'update') {
          const row = tx.updateTable('seats').set({ bot_level: bot.level }).where('match_id', '=', id);
          await row.where('seat', '=', seat).execute();
        } else {
          await tx
            .insertInto('seats')
            .values(botSeatRow(id, seat, decision.name, bot))
            .execute();
          await touch(tx, id, at);
        }
        publish({ type: 'table-changed', matchId: id });
        return { outcome: 'assigned' };
      }),
    /** Removes a bot before the start. `by`: the host. */
    removeBot: (id: MatchId, by: PersonId, seat: Seat, at: number): Promise<RemoveBotOutcome> =>
      transact(async (tx, publish) => {
        const decision = decideRemoveBot(await lockMatch(tx, id), by, seat);
        if (isRejected(decision)) return decision;
        await deleteSeat(tx, id, seat);
        await touch(tx, id, at);
        publish({ type: 'table-changed', matchId: id });
        return decision;
      }),
  };
}
