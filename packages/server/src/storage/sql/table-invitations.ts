import { sql, type SqlBool } from 'kysely';
import { DAY_MS } from '@great-fire/table/durations';
import type { InvitationState } from '@great-fire/protocol';
import type { Seat } from '@great-fire/game';
import type { PersonId, StoredMatch, MatchId } from '../../entities/match';
import { groupBy } from '../../shared/group-by';
import { hostOf } from '../../table-setup/host';
import {
  DECLINE_HOLDS_MS,
  INVITATIONS_OF_PAIR_PER_DAY,
  type NewTableInvitations,
  type RecentPlayer,
  type UnnotifiedInvitation,
} from '../table-invitations';
import { hasRow } from './execute';
import { findMatch, lockMatch } from './match-rows';
import { lockPerson } from './lock-person';
import { findLastGames } from './results';
import { toFlag, withFlags } from './row-conversions';
import type { Db } from './schema';
import type { SqlDatabase } from './sql-database';

/** How many of the last games of a person are searched for recent players. */
const RECENT_GAMES = 50;

const IS_OPEN_WITH_SEAT = sql<SqlBool>`matches.status = 'open' AND matches.closed_at IS NULL
  AND (SELECT count(*) FROM seats WHERE seats.match_id = matches.id) < matches.players`;

/** Null: a date. */
const NAME_OF_INVITER = sql<
  string | null
>`CASE WHEN inviter_id IS NOT NULL THEN coalesce(persons.name, '') END`;

/**
 * Invitations to open tables. A person may be invited to an open table with a free seat by a player there. Excluded are
 * people who have a seat there, were removed from it, want no invitations or mute the inviter. A block between the
 * person and the inviter or the host excludes too. A date invites the members who said that they come, whom they may
 * block, and as often as it takes place.
 */
export function sqlTableInvitations(database: SqlDatabase) {
  const { db, dialect, transact } = database;
  const { isOneOf } = dialect;

  /** Selects those of some persons who may be invited to a table by a player of it, or by the date that opened it. */
  const findInvitable = async (
    executor: Db,
    match: StoredMatch,
    inviterId: PersonId | null,
    ids: readonly PersonId[],
  ): Promise<ReadonlySet<PersonId>> => {
    const isFull = match.seats.length >= match.players;
    const mayInvite = inviterId === null || match.seats.some(({ personId }) => personId === inviterId);
    if (match.status !== 'open' || isFull || !mayInvite) return new Set();
    const seated = match.seats.flatMap(({ personId }) => personId ?? []);
    const others = ids.filter((id) => !seated.includes(id));
    const excluding = inviterId === null ? [] : [inviterId, hostOf(match) ?? inviterId];
    const { rows } = await sql<{ readonly id: PersonId }>`
      SELECT id FROM persons WHERE ${isOneOf('id', others)} AND accepts_invitations = 1
        AND EXISTS (SELECT 1 FROM devices WHERE person_id = persons.id)
        AND NOT EXISTS (SELECT 1 FROM mutes WHERE person_id = persons.id AND ${isOneOf('muted_id', excluding.slice(0, 1))})
        AND NOT EXISTS (SELECT 1 FROM blocks WHERE person_id = persons.id AND ${isOneOf('blocked_id', excluding)})
        AND NOT EXISTS (SELECT 1 FROM blocks WHERE ${isOneOf('person_id', excluding)} AND blocked_id = persons.id)
        AND NOT EXISTS (SELECT 1 FROM kicked_persons WHERE match_id = ${match.id} AND person_id = persons.id)`.execute(
      executor,
    );
    return new Set(rows.map(({ id }) => id));
  };

  /** Returns the state of each person who may be invited. */
  const findStates = async (
    executor: Db,
    match: StoredMatch,
    { inviterId, invitedIds, at }: Omit<NewTableInvitations, 'groupId' | 'matchId'>,
  ): Promise<ReadonlyMap<PersonId, InvitationState>> => {
    const invitable = await findInvitable(executor, match, inviterId, invitedIds);
    const rows = await executor
      .selectFrom('table_invitations')
      .select(['match_id', 'inviter_id', 'invited_id', 'at', 'declined_at'])
      .where(isOneOf('invited_id', [...invitable]))
      .where(({ or, eb }) =>
        or([
          eb('match_id', '=', match.id),
          ...(inviterId === null ? [] : [eb('inviter_id', '=', inviterId)]),
        ]),
      )
      .execute();
    return new Map(
      [...invitable].map((id): [PersonId, InvitationState] => {
        const own = rows.filter((row) => row.invited_id === id);
        const here = own.find((row) => row.match_id === match.id);
        if (here !== undefined) return [id, here.declined_at === null ? 'invited' : 'declined'];
        if (inviterId === null) return [id, 'possible'];
        const ofPair = own.filter((row) => row.inviter_id === inviterId);
        const isDeclined = ofPair.some((row) => (row.declined_at ?? -Infinity) > at - DECLINE_HOLDS_MS);
        const today = ofPair.filter((row) => row.at > at - DAY_MS).length;
        return [id, isDeclined || today >= INVITATIONS_OF_PAIR_PER_DAY ? 'not-now' : 'possible'];
      }),
    );
  };

  const selectPending = (personId: PersonId) =>
    db
      .selectFrom('table_invitations')
      .innerJoin('matches', 'matches.id', 'table_invitations.match_id')
      .leftJoin('persons', 'persons.id', 'table_invitations.inviter_id')
      .leftJoin('groups', 'groups.id', 'table_invitations.group_id')
      .select(['match_id as matchId', 'is_seen as isSeen', 'table_invitations.at'])
      .select(['groups.name as group', NAME_OF_INVITER.as('by')])
      .where('invited_id', '=', personId)
      .where('declined_at', 'is', null)
      .where(IS_OPEN_WITH_SEAT)
      .where(
        sql<SqlBool>`NOT EXISTS (SELECT 1 FROM seats WHERE match_id = matches.id AND person_id = ${personId})`,
      )
      .where(
        sql<SqlBool>`NOT EXISTS (SELECT 1 FROM blocks WHERE person_id = ${personId} AND blocked_id = inviter_id)`,
      )
      .where(
        sql<SqlBool>`(table_invitations.group_id IS NULL OR EXISTS (SELECT 1 FROM group_members AS m
          WHERE m.group_id = table_invitations.group_id AND m.person_id = ${personId}))`,
      );

  return {
    /** The persons of the last games of a person, the latest first. Bots and erased persons are left out. */
    recentPlayers: async (personId: PersonId): Promise<readonly RecentPlayer[]> => {
      const query = { includePrivate: true, limit: RECENT_GAMES, after: null };
      const games = await findLastGames(db, personId, query);
      const ids = games.map(({ id }) => id);
      const rows = await db
        .selectFrom('results')
        .innerJoin('persons', 'persons.id', 'results.person_id')
        .select(['match_id as matchId', 'seat', 'persons.id as personId', 'persons.name'])
        .where(isOneOf('match_id', ids))
        .where('persons.id', '<>', personId)
        .where(sql<SqlBool>`EXISTS (SELECT 1 FROM devices WHERE person_id = persons.id)`)
        .orderBy('seat')
        .execute();
      const byMatch = groupBy(rows, ({ matchId }) => matchId);
      const players = new Map<PersonId, RecentPlayer>();
      for (const { matchId, seat, personId: id, name } of games.flatMap((game) => byMatch.get(game.id) ?? []))
        if (name !== null && !players.has(id)) players.set(id, { matchId, seat, personId: id, name });
      return [...players.values()];
    },
    /** The player of a seat of a finished game of another person. Null if there is none. */
    fellowPlayer: async (personId: PersonId, matchId: MatchId, seat: Seat): Promise<PersonId | null> => {
      const ofGame = db.selectFrom('results').select('person_id').where('match_id', '=', matchId);
      const [own, other] = await Promise.all([
        ofGame.where('person_id', '=', personId).executeTakeFirst(),
        ofGame.where('seat', '=', seat).executeTakeFirst(),
      ]);
      const id = own === undefined ? null : (other?.person_id ?? null);
      return id === personId ? null : id;
    },
    /** Those of some persons who may be invited to a table, or are invited there. */
    statesOf: async ({
      matchId,
      ...invitations
    }: Omit<NewTableInvitations, 'groupId'>): Promise<ReadonlyMap<PersonId, InvitationState>> => {
      const match = await findMatch(db, matchId);
      return match === null ? new Map() : findStates(db, match, invitations);
    },
    /**
     * Invites those of some persons who may be invited. Resolves to these, and to those who were invited before. An
     * invitation to a group leaves out its members who want none.
     */
    invite: ({ matchId, groupId, ...invitations }: NewTableInvitations): Promise<readonly PersonId[]> =>
      transact(async (tx, publish) => {
        const { inviterId, at } = invitations;
        if (inviterId !== null) await lockPerson(tx, inviterId);
        const match = await lockMatch(tx, matchId);
        if (match === null) return [];
        const states = await findStates(tx, match, invitations);
        const members = tx.selectFrom('group_members').select('person_id').where('is_invited', '=', 0);
        const unwilling = await members.where('group_id', '=', groupId ?? '').execute();
        const isWilling = (id: PersonId) => !unwilling.some(({ person_id }) => person_id === id);
        const invited = [...states].flatMap(([id, state]) =>
          state === 'possible' && isWilling(id) ? [id] : [],
        );
        const invitation = { match_id: matchId, inviter_id: inviterId, group_id: groupId, at };
        if (invited.length > 0)
          await tx
            .insertInto('table_invitations')
            .values(invited.map((id) => ({ ...invitation, invited_id: id })))
            .execute();
        for (const personId of invited) publish({ type: 'invitations-changed', personId });
        return [...states].flatMap(([id, state]) =>
          state === 'invited' || invited.includes(id) ? [id] : [],
        );
      }),
    /** The invitations of a person that can be accepted, the newest first. Those to a group are for its members alone. */
    pendingOf: async (personId: PersonId, limit: number) => {
      const newestFirst = selectPending(personId).orderBy('at', 'desc').orderBy('match_id');
      return (await newestFirst.limit(limit).execute()).map((row) => withFlags(row, 'isSeen'));
    },
    /** Like `pendingOf`, for one table. */
    findPending: async (matchId: MatchId, personId: PersonId) => {
      const row = await selectPending(personId).where('match_id', '=', matchId).executeTakeFirst();
      return row === undefined ? null : withFlags(row, 'isSeen');
    },
    /** Stores that a page of the person shows all invitations. */
    markSeen: async (personId: PersonId): Promise<void> => {
      const unseen = db.updateTable('table_invitations').set({ is_seen: 1, is_unnotified: 0 });
      await unseen.where('invited_id', '=', personId).where('is_seen', '=', 0).execute();
    },
    /** Declines an invitation for good. Resolves to false if there is none. */
    decline: (matchId: MatchId, personId: PersonId, at: number): Promise<boolean> =>
      transact(async (tx, publish) => {
        const { numUpdatedRows } = await tx
          .updateTable('table_invitations')
          .set({ declined_at: at, is_unnotified: 0 })
          .where('match_id', '=', matchId)
          .where('invited_id', '=', personId)
          .where('declined_at', 'is', null)
          .executeTakeFirst();
        if (numUpdatedRows === 0n) return false;
        publish({ type: 'invitations-changed', personId });
        return true;
      }),
    setAllowed: async (personId: PersonId, areAllowed: boolean): Promise<void> => {
      const person = db.updateTable('persons').set({ accepts_invitations: toFlag(areAllowed) });
      await person.where('id', '=', personId).execute();
    },
    areAllowed: (personId: PersonId): Promise<boolean> => {
      const person = db.selectFrom('persons').select('id').where('id', '=', personId);
      return hasRow(person.where('accepts_invitations', '=', 1));
    },
    /** All invitations by and to a person, the newest first. */
    all: async (personId: PersonId) => {
      const rows = await db
        .selectFrom('table_invitations')
        .select(['match_id as matchId', 'inviter_id as inviterId', 'invited_id as invitedId', 'at'])
        .select(['group_id as groupId', 'is_seen as isSeen', 'declined_at as declinedAt'])
        .where(({ or, eb }) => or([eb('inviter_id', '=', personId), eb('invited_id', '=', personId)]))
        .orderBy('at', 'desc')
        .orderBy('match_id')
        .orderBy('invited_id')
        .execute();
      return rows.map(({ declinedAt, ...row }) => ({
        ...withFlags(row, 'isSeen'),
        isDeclined: declinedAt !== null,
      }));
    },
    /** Invitations from `before` or earlier that wait for their notifications, the oldest first. */
    unnotified: (before: number, limit: number): Promise<readonly UnnotifiedInvitation[]> =>
      db
        .selectFrom('table_invitations')
        .select(['match_id as matchId', 'invited_id as invitedId'])
        .where('is_unnotified', '=', 1)
        .where('at', '<=', before)
        .orderBy('at')
        .orderBy('match_id')
        .orderBy('invited_id')
        .limit(limit)
        .execute(),
    markNotified: async ({ matchId, invitedId }: UnnotifiedInvitation): Promise<void> => {
      const notified = db.updateTable('table_invitations').set({ is_unnotified: 0 });
      await notified.where('match_id', '=', matchId).where('invited_id', '=', invitedId).execute();
    },
    /** Deletes invitations that were made before a time. */
    purge: async (before: number): Promise<void> => {
      await db.deleteFrom('table_invitations').where('at', '<', before).execute();
    },
  };
}

export async function deleteInvitations(tx: Db, personId: PersonId): Promise<void> {
  for (const column of ['inviter_id', 'invited_id'] as const)
    await tx.deleteFrom('table_invitations').where(column, '=', personId).execute();
}
