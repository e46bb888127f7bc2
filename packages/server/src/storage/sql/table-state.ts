import { DEFAULT_OPENING_HAND_ANSWER } from '@great-fire/game';
import { sql } from 'kysely';
import type { TableLogEntry, FormerOwner } from '@great-fire/protocol';
import type { TableTransition } from '../table-state';
import { uniqueName } from '../../table-setup/unique-name';
import type { MatchId } from '../../entities/match';
import { lockMatch } from './match-rows';
import { toFormerOwner, toTableLogEntry } from './row-conversions';
import type { SqlDatabase } from './sql-database';
import { idsOf } from './execute';

/** The transitions and deadlines of table states. */
export function sqlTableState({ db, dialect, transact }: SqlDatabase) {
  const selectEvents = (matchId: MatchId) => db.selectFrom('table_events').where('match_id', '=', matchId);
  const latestEvents = async (events: ReturnType<typeof selectEvents>, limit?: number) => {
    const newestFirst = events.selectAll().orderBy('id', 'desc');
    const rows = await (limit === undefined ? newestFirst : newestFirst.limit(limit)).execute();
    return rows.map(toTableLogEntry).reverse();
  };
  return {
    /**
     * Writes a transition in one transaction: table state, event and seats. Compares and swaps on the state of the game
     * and on the version of the table state. `stale`: the match has changed meanwhile. `already-seated`: the new owner
     * has a seat at the table. In both cases nothing is written.
     */
    commit: (transition: TableTransition): Promise<'stored' | 'stale' | 'already-seated'> =>
      transact(async (tx, publish) => {
        const { matchId, stateId, tableState, event, at, standIns, endsGame, newOwner } = transition;
        const { state, dueAt } = tableState;
        const { version } = state;
        let ownerName = newOwner?.name ?? '';
        if (newOwner !== null) {
          await lockMatch(tx, matchId); // so that two new owners do not get one name
          const seatQuery = tx.selectFrom('seats').select(['seat', 'person_id', 'name']);
          const taken = await seatQuery.where('match_id', '=', matchId).execute();
          if (taken.some(({ person_id }) => person_id === newOwner.personId)) return 'already-seated';
          const others = taken.filter(({ seat }) => seat !== newOwner.seat);
          ownerName = uniqueName(
            newOwner.name,
            others.map(({ name }) => name),
          );
        }
        const endColumns = { status: 'finished', active_seat: null, closed_at: at } as const;
        const { numUpdatedRows } = await tx
          .updateTable('matches')
          .set({
            table_state: JSON.stringify(state),
            table_state_version: version,
            deadline_at: dueAt,
            prompt_pending_at: at,
            ...(endsGame && endColumns),
          })
          .where('id', '=', matchId)
          .where('state_id', '=', stateId)
          .where('table_state_version', '=', version - 1)
          .where('status', '=', 'running')
          .executeTakeFirst();
        if (numUpdatedRows !== 1n) return 'stale';
        const seats = () => tx.updateTable('seats').where('match_id', '=', matchId);
        const row = {
          match_id: matchId,
          id: version,
          state_id: stateId,
          at,
          event: JSON.stringify(event.type === 'substituted' ? { ...event, name: ownerName } : event),
        };
        await tx.insertInto('table_events').values(row).execute();
        for (const { seat, bot } of standIns)
          await seats()
            .set({ bot_level: bot })
            .where('seat', '=', seat)
            .where('person_id', 'is not', null)
            .execute();
        if (newOwner !== null) {
          const { seat, personId, tokenHash } = newOwner;
          // The game rates the original owner of a seat.
          await sql`
            INSERT INTO original_owners (match_id, seat, person_id)
            SELECT match_id, seat, person_id FROM seats
            WHERE match_id = ${matchId} AND seat = ${seat} AND person_id IS NOT NULL
            ON CONFLICT DO NOTHING`.execute(tx);
          const ownerColumns = {
            person_id: personId,
            name: ownerName,
            token_hash: tokenHash,
            bot_level: null,
            opening_hand_answer: DEFAULT_OPENING_HAND_ANSWER, // of the next game. The former owner's was for this one
          };
          await seats().set(ownerColumns).where('seat', '=', seat).execute();
          publish({ type: 'seat-replaced', matchId, seat });
        } else publish({ type: 'table-changed', matchId });
        return 'stored';
      }),
    /** Running games with a deadline at or before `now`, the longest due first. */
    dueMatches: (now: number, limit: number): Promise<readonly MatchId[]> =>
      idsOf(
        db
          .selectFrom('matches')
          .select('id')
          .where('deadline_at', '<=', now)
          // As an expression, so that SQLite reads those that are due and not all running games.
          .where(sql<boolean>`status || '' = 'running'`)
          .orderBy('deadline_at')
          .orderBy('id')
          .limit(limit),
      ),
    /** The last `limit` events of a table, or all of them, oldest first. */
    events: (matchId: MatchId, limit?: number): Promise<readonly TableLogEntry[]> =>
      latestEvents(selectEvents(matchId), limit),
    /** The last `limit` events of a table before the event `id`, oldest first. */
    eventsBefore: (matchId: MatchId, id: number, limit: number): Promise<readonly TableLogEntry[]> =>
      latestEvents(selectEvents(matchId).where('id', '<', id), limit),
    /** Owners whose seats were taken over at state `fromStateId` or later, oldest first. */
    formerOwners: async (matchId: MatchId, fromStateId: number): Promise<readonly FormerOwner[]> => {
      const rows = await selectEvents(matchId)
        .selectAll()
        .where('state_id', '>=', fromStateId)
        .where(dialect.jsonField('event', 'type'), '=', 'substituted')
        .orderBy('id')
        .execute();
      return rows.map(toFormerOwner);
    },
  };
}
